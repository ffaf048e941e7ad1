/** What every verb is given: the services of this process, and who is asking. */
import type { Companion } from '#care/companion/types.ts';
import type { Connection } from '#database/client.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Config } from '#platform/server/config.ts';
import type { Key } from '#platform/server/crypto.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import type { Limits } from '#platform/server/limits.ts';
import type { Log } from '#platform/server/log.ts';
import type { Mail } from '#platform/server/mail.ts';
import type { KeyRing } from '#platform/server/master-key.ts';

/** Built once at start and injected; holds no state about any person. */
export interface Services extends Pick<Connection, 'db' | 'sql'> {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  readonly keys: KeyRing;
  readonly mail: Mail;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly companion: Companion;
}

/** A signed-in person. Only the account feature makes one, from a live token. */
export interface Actor {
  readonly userId: string;
  /** The auth session the token belongs to. */
  readonly authSessionId: string;
  readonly firstName: string;
  readonly dataKey: Key;
}

export interface Ctx extends Services {
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string;
}

export interface Authed extends Ctx {
  readonly actor: Actor;
}

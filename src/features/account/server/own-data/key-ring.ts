/** The master key of this server, once it is known to be the one that people's keys are wrapped with. */
import type { Database } from '#database/client.ts';
import { type Config, ConfigError } from '#platform/server/config.ts';
import type { Log } from '#platform/server/log.ts';
import { type KeyRing, keyRing, masterKey } from '#platform/server/master-key.ts';
import { findProof, oldestWrappedKey, settledProof } from '../queries.ts';

/**
 * With another key everybody would be locked out, and who came new would be sealed under it: from
 * then on no single key could open the database. So it is settled at the first start of all, when
 * nobody has an account: of two servers that begin at once with different keys, one goes on.
 * @throws ConfigError where the key is lost or another one
 */
export async function rightKeyRing(config: Config, db: Database, log: Log): Promise<KeyRing> {
  const [wrapped, proof] = await Promise.all([oldestWrappedKey(db), findProof(db)]);
  const keys = keyRing(masterKey(config, log, wrapped === undefined && proof === undefined));
  // A database of an earlier release has no proof: its accounts decide.
  if (wrapped) orRefuse(() => keys.unwrap(wrapped.wrappedKey, wrapped.userId));
  const settled = proof ?? (await settledProof(db, keys.prove()));
  orRefuse(() => keys.check(settled));
  return keys;
}

function orRefuse(opening: () => unknown): void {
  try {
    opening();
  } catch {
    throw new ConfigError(
      'MASTER_KEY is not the key of this database: give the one that it was begun with, the same to all its servers.',
    );
  }
}

/** The master key of this server, once it is known to be the one that people's keys are wrapped with. */
import type { Database } from '#database/client.ts';
import { type Config, ConfigError } from '#platform/server/config.ts';
import type { Log } from '#platform/server/log.ts';
import { type KeyRing, keyRing, masterKey } from '#platform/server/master-key.ts';
import { oldestWrappedKey } from '../queries.ts';

/**
 * With another key everybody would be locked out, and who came new would be sealed under it: from
 * then on no single key could open the database.
 * @throws ConfigError where the key is lost or another one
 */
export async function rightKeyRing(config: Config, db: Database, log: Log): Promise<KeyRing> {
  const wrapped = await oldestWrappedKey(db);
  const keys = keyRing(masterKey(config, log, wrapped === undefined));
  try {
    if (wrapped) keys.unwrap(wrapped.wrappedKey, wrapped.userId);
  } catch {
    throw new ConfigError(
      'MASTER_KEY is not the key of this database: give the one that its accounts were made with.',
    );
  }
  return keys;
}

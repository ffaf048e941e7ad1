/** Reads a PostgreSQL URL the way libpq does, for a driver that does not know `?host=`. */

export interface Connection {
  /** The URL without what the options say. */
  readonly url: string;
  /** To be spread into the options of `postgres(url, options)`. */
  readonly options: { readonly host?: string; readonly path?: string };
}

/**
 * `postgres://u:p@localhost/db?host=/run/postgresql` names a Unix socket's directory.
 * The `postgres` driver takes that only as an option; node-postgres takes the URL as it is.
 */
export function connectionFrom(url: string): Connection {
  const parsed = new URL(url);
  const host = parsed.searchParams.get('host');
  if (host === null) return { url, options: {} };
  parsed.searchParams.delete('host');
  if (!host.startsWith('/')) return { url: parsed.href, options: { host } };
  return { url: parsed.href, options: { path: `${host}/.s.PGSQL.${parsed.port || '5432'}` } };
}

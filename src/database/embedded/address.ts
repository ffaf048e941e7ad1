/** Where the embedded PostgreSQL listens: a private Unix socket, or loopback where none fits. */
import { createServer } from 'node:net';
import { join } from 'node:path';

/** The port only names the socket file in the first form. */
export type Address =
  | { readonly kind: 'socket'; readonly directory: string; readonly port: number }
  | { readonly kind: 'loopback'; readonly port: number };

const SOCKET_PORT = 5432;
/** `sun_path` holds 108 bytes on Linux and 104 on macOS, the closing zero included. */
const SOCKET_PATH_MAX = process.platform === 'darwin' ? 103 : 107;

export function socketFile(directory: string): string {
  return join(directory, `.s.PGSQL.${SOCKET_PORT}`);
}

/** The socket in `directory`, unless its path is longer than the kernel allows. */
export async function chooseAddress(
  directory: string,
  pickPort: () => Promise<number> = freePort,
): Promise<Address> {
  if (Buffer.byteLength(socketFile(directory)) <= SOCKET_PATH_MAX) {
    return { kind: 'socket', directory, port: SOCKET_PORT };
  }
  return { kind: 'loopback', port: await pickPort() };
}

export function listenSettings(address: Address): Record<string, string> {
  if (address.kind === 'socket') {
    return {
      listen_addresses: '',
      // A list, in which a comma would begin another directory.
      unix_socket_directories: `"${address.directory.replaceAll('"', '""')}"`,
      unix_socket_permissions: '0700',
      port: String(address.port),
    };
  }
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(address.port),
  };
}

/** In libpq's notation: a socket directory goes into `?host=`. */
export function connectionUrl(address: Address, password: string, database: string): string {
  const secret = encodeURIComponent(password);
  if (address.kind === 'socket') {
    const host = encodeURIComponent(address.directory);
    return `postgres://mooring:${secret}@localhost:${address.port}/${database}?host=${host}`;
  }
  return `postgres://mooring:${secret}@127.0.0.1:${address.port}/${database}`;
}

/** A port that is free on loopback now; it may be taken a moment later. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

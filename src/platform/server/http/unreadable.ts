/** What Node cannot even read as a request is refused in the agreed shape, too. */
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '../errors.ts';
import { errorBodyOf, SENTENCES } from './failures.ts';

/** Of these Node has a status of its own (RFC 6585 §5, RFC 9110 §15.5.9). */
const STATUS: Readonly<Record<string, 408 | 431>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** After such a request nobody knows where the next one begins: the connection ends. */
export function refuseUnreadable(error: { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = STATUS[error.code ?? ''] ?? 400;
  const code = status === 431 ? 'too_large' : 'malformed';
  const body = JSON.stringify(errorBodyOf(new AppError(code, SENTENCES[code]), randomUUID()));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error as Error);
}

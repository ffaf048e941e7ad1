/** Requests that no browser makes: refused in the agreed shape, whoever in the house refuses them. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#tests/factories/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** Status and body of the answer to these bytes. */
async function answerTo(request: string): Promise<{ status: number; body: unknown }> {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  socket.write(request);
  await once(socket, 'close');
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
}

const refusal = (code: string) => ({
  success: false,
  error: expect.stringMatching(/^[A-Z].{20,}/),
  code,
  requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
});

describe('an address that is none', () => {
  it.each(['GET //', 'POST //', 'OPTIONS //', 'POST //elsewhere', 'PUT //[', 'POST /\\..'])(
    '%s',
    async (line) => {
      const answer = await answerTo(`${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer).toEqual({ status: 404, body: refusal('not_found') });
    },
  );
});

describe('bytes that are no request', () => {
  it.each([
    ['nonsense', 'HARBOUR\r\n\r\n', 400, 'malformed'],
    [
      'a length that is no number',
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: long\r\n\r\n',
      400,
      'malformed',
    ],
    [
      'headers without end',
      `GET /api/config HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
      'too_large',
    ],
  ])('%s', async (_, request, status, code) => {
    expect(await answerTo(request)).toEqual({ status, body: refusal(code) });
  });
});

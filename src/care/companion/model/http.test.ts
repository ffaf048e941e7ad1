/** The fetch of a model upstream against odd answers: each is a failed call, and none a crash. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { boundedFetch } from './http.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(
    () => server.close(),
    () => server.closeAllConnections(),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('gives what was answered, and sends what was given', async () => {
  const url = await serve(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    response.writeHead(418, { 'retry-after': '3' }).end(`${request.headers['x-own']} ${body}`);
  });
  const headers = { 'x-own': 'yes' };
  const answer = await boundedFetch(100)(url, { method: 'POST', headers, body: 'said' });
  expect(answer.status).toBe(418);
  expect(answer.headers.get('retry-after')).toBe('3');
  expect(await answer.text()).toBe('yes said');
});

test('follows no redirect', async () => {
  const asked: (string | undefined)[] = [];
  const url = await serve((request, response) => {
    asked.push(request.url);
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  expect((await boundedFetch(100)(url)).ok).toBe(false);
  expect(asked).toEqual(['/']);
});

test('fails where the head belongs to an answer without a body', async () => {
  const url = await serve((_request, response) => void response.writeHead(204).end());
  await expect(boundedFetch(100)(url)).rejects.toThrow();
});

test('stops at the cap', async () => {
  const url = await serve((_request, response) => void response.end('x'.repeat(1_000)));
  const answer = await boundedFetch(100)(url);
  await expect(answer.text()).rejects.toThrow(
    expect.objectContaining({ name: 'ResponseTooLarge' }),
  );
});

test('fails where the answer breaks off, or the caller goes', async () => {
  const url = await serve((_request, response) => {
    response.write('half');
    setTimeout(() => response.destroy(), 20);
  });
  await expect((await boundedFetch(100)(url)).text()).rejects.toThrow();
  const gone = AbortSignal.timeout(5);
  const left = boundedFetch(100)(url, { signal: gone }).then((answer) => answer.text());
  await expect(left).rejects.toThrow();
});

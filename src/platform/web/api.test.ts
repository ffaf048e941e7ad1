/** The client against a real server: what it sends, and what it makes of every kind of answer. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { call } from './api.ts';
import { ApiError } from './api-error.ts';
import { worthRetrying } from './query.ts';
import { stream } from './stream.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;
let handler: Handler = () => undefined;
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => handler(request, response, body));
});
let base = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
afterEach(() => {
  globalThis.mooringEarly = undefined;
});

const item = () =>
  endpoint({
    method: 'POST',
    path: `${base}/items/:id`,
    access: 'public',
    tag: 'Test',
    summary: 'An item',
    params: z.object({ id: z.string() }),
    query: z.object({ page: z.optional(z.number()) }),
    body: z.object({ name: z.string() }),
    response: z.object({ success: z.literal(true), name: z.string() }),
  });

const send = () => call(item(), { params: { id: 'a/b' }, query: { page: 2 }, body: { name: 'x' } });

function answers(status: number, body: string, headers: Record<string, string> = {}) {
  handler = (_, response) => response.writeHead(status, headers).end(body);
}

async function failure(): Promise<ApiError> {
  const error = await send().catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

test('fills the path, the query and the body, and gives the answer', async () => {
  handler = (request, response, body) => {
    expect(request.method).toBe('POST');
    expect(request.url).toBe('/items/a%2Fb?page=2');
    expect(request.headers['content-type']).toBe('application/json');
    expect(request.headers.authorization).toBeUndefined();
    response.end(JSON.stringify({ success: true, ...JSON.parse(body) }));
  };
  expect(await send()).toEqual({ success: true, name: 'x' });
});

test('carries the sentence, code, fields and waiting time of an error answer', async () => {
  const body = { success: false, error: 'Slow down', code: 'rate_limited', requestId: 'r-1' };
  answers(429, JSON.stringify({ ...body, fields: { name: 'Too long' } }), { 'retry-after': '30' });
  const error = await failure();
  expect(error).toMatchObject({
    status: 429,
    code: 'rate_limited',
    message: 'Slow down',
    fields: { name: 'Too long' },
    requestId: 'r-1',
    retryAfter: 30,
  });
});

test('an error page of a proxy is an error without a sentence', async () => {
  answers(502, '<h1>Bad Gateway</h1>');
  expect(await failure()).toMatchObject({ status: 502, message: '', code: 'bad_answer' });
});

test('a good status with broken JSON is an error with a sentence', async () => {
  answers(200, '{"success":');
  expect(await failure()).toMatchObject({ status: 0, code: 'bad_answer' });
});

test('no server is being offline', async () => {
  handler = (request) => request.socket.destroy();
  expect(await failure()).toMatchObject({ status: 0, code: 'offline' });
});

test('aborting is no failure to report', async () => {
  const controller = new AbortController();
  handler = () => controller.abort();
  const options = { params: { id: '1' }, body: { name: 'x' }, signal: controller.signal };
  await expect(call(item(), options)).rejects.toMatchObject({ name: 'AbortError' });
});

test('an answer fetched early is used once', async () => {
  const get = endpoint({
    method: 'GET',
    path: `${base}/thing`,
    access: 'public',
    tag: 'Test',
    summary: 'A thing',
    response: z.object({ from: z.string() }),
  });
  answers(200, '{"from":"network"}');
  globalThis.mooringEarly = new Map([
    [`${base}/thing`, Promise.resolve(Response.json({ from: 'early' }))],
  ]);
  expect(await call(get)).toEqual({ from: 'early' });
  expect(await call(get)).toEqual({ from: 'network' });
});

test('a stream gives its pieces and ends with the answer', async () => {
  handler = (request, response) => {
    expect(request.headers.accept).toBe('text/event-stream');
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: delta\ndata: {"text":"Hel"}\n\nevent: delta\ndata: {"text":"lo"}\n\n');
    response.end('event: done\ndata: {"response":"Hello"}\n\n');
  };
  const pieces: string[] = [];
  const options = { params: { id: '1' }, body: { name: 'x' } };
  const done = await stream(item(), options, (piece) => pieces.push(piece));
  expect(pieces).toEqual(['Hel', 'lo']);
  expect(done).toEqual({ response: 'Hello' });
});

test('a stream that breaks off, or says so, is a failure', async () => {
  const options = { params: { id: '1' }, body: { name: 'x' } };
  const start = (text: string) => {
    handler = (_, response) =>
      response.writeHead(200, { 'content-type': 'text/event-stream' }).end(text);
    return stream(item(), options, () => undefined);
  };
  await expect(start('event: delta\ndata: {"text":"a"}\n\n')).rejects.toMatchObject({
    code: 'offline',
  });
  const body = { success: false, error: 'Away', code: 'unavailable', requestId: 'r' };
  await expect(start(`event: error\ndata: ${JSON.stringify(body)}\n\n`)).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Away',
  });
});

test('only what may go better is tried again', () => {
  expect(worthRetrying(0, new ApiError(404, 'not_found', ''))).toBe(false);
  expect(worthRetrying(0, new ApiError(429, 'rate_limited', ''))).toBe(false);
  expect(worthRetrying(1, new ApiError(503, 'unavailable', ''))).toBe(true);
  expect(worthRetrying(0, ApiError.client('offline'))).toBe(true);
  expect(worthRetrying(2, new ApiError(503, 'unavailable', ''))).toBe(false);
});

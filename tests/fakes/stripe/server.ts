/** A Stripe of our own on loopback: real HTTP, a memory, and bad manners on order. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { CALLS } from './calls.ts';
import { readForm } from './form.ts';
import { Refused } from './refused.ts';
import { Webhooks } from './webhooks.ts';
import { World } from './world.ts';

/**
 * `cut`: does what was asked, then breaks the line instead of answering. A function is called at
 * that moment, before the line breaks.
 */
export type Fault = 402 | 429 | 500 | 'hang' | 'cut' | (() => Promise<void>);

interface Order {
  readonly call: RegExp;
  readonly fault: Fault;
  left: number;
}

interface Remembered {
  readonly asked: string;
  answer: { status: number; body: object } | null;
}

export interface FakeStripe {
  readonly url: string;
  readonly world: World;
  readonly webhooks: Webhooks;
  /** Every request, e.g. `POST /v1/customers`. */
  readonly requests: readonly string[];
  /** Settings that point a server at this Stripe. */
  readonly env: Readonly<Record<string, string>>;
  /** The next `times` calls that match, e.g. `/^POST .*subscriptions/`, go wrong. */
  misbehave(call: RegExp, fault: Fault, times?: number): void;
  /** Forgets every misbehaviour that is still open. */
  behave(): void;
  close(): Promise<void>;
}

const PRICES = { base: 'price_base', advanced: 'price_advanced' } as const;
const SECRETS = { key: 'sk_test_fake', webhook: 'whsec_fake' } as const;

export async function startFakeStripe(now: () => Date = () => new Date()): Promise<FakeStripe> {
  const webhooks = new Webhooks(SECRETS.webhook, now);
  const world: World = new World(now, (type, object) =>
    webhooks.add({
      id: world.id('evt'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      type,
      created: world.seconds,
      data: { object },
    }),
  );
  const requests: string[] = [];
  const orders: Order[] = [];
  const remembered = new Map<string, Remembered>();
  let url = '';

  const answer = (request: IncomingMessage, path: URL, body: string) => {
    const idempotencyKey = request.headers['idempotency-key'];
    const key = request.method === 'POST' ? idempotencyKey : undefined;
    const asked = `${request.method} ${path.pathname} ${body}`;
    const earlier = typeof key === 'string' ? remembered.get(key) : undefined;
    if (earlier) {
      if (earlier.asked !== asked) throw new Refused(400, 'idempotency_error');
      if (earlier.answer) return earlier.answer;
    }
    const record: Remembered = { asked, answer: null };
    record.answer = perform(request, path, body);
    if (typeof key === 'string') remembered.set(key, record);
    return record.answer;
  };
  const perform = (request: IncomingMessage, path: URL, body: string) => {
    const [call, id] = find(request.method ?? '', path.pathname);
    const form = readForm(request.method === 'POST' ? body : path.searchParams.toString());
    try {
      return {
        status: 200,
        body: structuredClone(call(world, form, id, { url, prices: Object.values(PRICES) })),
      };
    } catch (error) {
      if (error instanceof Refused) return { status: error.status, body: error.body };
      throw error;
    }
  };

  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://fake');
    const line = `${request.method} ${path.pathname}`;
    const body = await bodyOf(request);
    requests.push(line);
    const order = orders.find((one) => one.left > 0 && one.call.test(line));
    if (order) order.left -= 1;
    try {
      requireManners(request, body);
      if (order?.fault === 'hang') return;
      if (typeof order?.fault === 'number') return send(response, faultAnswer(order.fault));
      const answered = answer(request, path, body);
      if (typeof order?.fault === 'function') await order.fault();
      if (order) return void request.socket.destroy();
      send(response, answered);
    } catch (error) {
      if (error instanceof Refused) return send(response, error);
      send(response, {
        status: 500,
        body: { error: { type: 'api_error', message: String(error) } },
      });
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    world,
    webhooks,
    requests,
    env: {
      STRIPE_SECRET_KEY: SECRETS.key,
      STRIPE_WEBHOOK_SECRET: SECRETS.webhook,
      STRIPE_API_BASE: url,
      STRIPE_PRICE_BASE: PRICES.base,
      STRIPE_PRICE_ADVANCED: PRICES.advanced,
    },
    misbehave: (call, fault, times = 1) => void orders.push({ call, fault, left: times }),
    behave: () => void orders.splice(0),
    async close() {
      await webhooks.settled();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** What Stripe insists on: a key, the version this SDK was made for, and forms. */
function requireManners(request: IncomingMessage, body: string): void {
  if (request.headers.authorization !== `Bearer ${SECRETS.key}`) {
    throw new Refused(401, 'invalid_request_error');
  }
  if (request.headers['stripe-version'] !== Stripe.API_VERSION) {
    throw new Refused(400, 'invalid_request_error', { param: 'stripe-version' });
  }
  const type = request.headers['content-type'] ?? '';
  if (body !== '' && !type.startsWith('application/x-www-form-urlencoded')) {
    throw new Refused(400, 'invalid_request_error', { param: 'content-type' });
  }
}

function find(method: string, path: string) {
  for (const [template, call] of Object.entries(CALLS)) {
    const [verb, shape = ''] = template.split(' ');
    const match = new RegExp(`^${shape.replace(':id', '([^/]+)')}$`).exec(path);
    if (verb === method && match) return [call, match[1] ?? ''] as const;
  }
  throw new Refused(404, 'invalid_request_error');
}

function faultAnswer(status: 402 | 429 | 500) {
  const types = { 402: 'card_error', 429: 'rate_limit_error', 500: 'api_error' } as const;
  const type = types[status];
  const code = status === 402 ? { code: 'card_declined' } : {};
  return { status, body: { error: { type, message: 'On order', ...code } } };
}

function send(response: ServerResponse, answer: { status: number; body: object }): void {
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer.body));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const piece of request) body += String(piece);
  return body;
}

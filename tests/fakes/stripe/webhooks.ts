/** Signs events with Stripe's scheme and posts them, in the order and number a test asks for. */
import { createHmac } from 'node:crypto';
import type { Event } from './world.ts';

/** `t=<seconds>,v1=<HMAC-SHA256 of "t.payload">` */
export function sign(payload: string, secret: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1000);
  const v1 = createHmac('sha256', secret).update(`${t}.${payload}`).digest('hex');
  return `t=${t},v1=${v1}`;
}

export interface Delivery {
  readonly at?: Date;
  readonly secret?: string;
}

export class Webhooks {
  /** Everything that happened, in order. */
  readonly events: Event[] = [];
  readonly secret: string;
  /** Where the server under test listens; without one nothing is sent by itself. */
  target: string | null = null;
  readonly #now: () => Date;
  readonly #underWay = new Set<Promise<unknown>>();

  constructor(secret: string, now: () => Date) {
    this.secret = secret;
    this.#now = now;
  }

  add(event: Event): void {
    this.events.push(event);
    if (!this.target) return;
    const sent = this.deliver(event, this.target).finally(() => this.#underWay.delete(sent));
    this.#underWay.add(sent);
  }

  /** Answers the status of the server, 0 where there was none. */
  async deliver(event: Event, target: string, delivery: Delivery = {}): Promise<number> {
    const payload = JSON.stringify(event);
    const signature = sign(payload, delivery.secret ?? this.secret, delivery.at ?? this.#now());
    try {
      const response = await fetch(`${target}/api/billing/webhook`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signature,
        },
        body: payload,
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  }

  /** Resolves once nothing sent by itself is under way any more. */
  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay);
  }
}

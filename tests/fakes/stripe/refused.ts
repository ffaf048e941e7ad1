/** How the fake says no, in Stripe's shape. */
import type { Form } from './form.ts';

export class Refused extends Error {
  readonly status: number;
  readonly body: object;
  constructor(status: number, type: string, more: Record<string, string> = {}) {
    super(type);
    this.status = status;
    this.body = { error: { type, message: `The fake refused: ${type}`, ...more } };
  }
}

export const missing = (param: string) =>
  new Refused(404, 'invalid_request_error', { code: 'resource_missing', param });

/** Names of the parameters each call may carry; any other is refused, as Stripe does. */
export function only(form: Form, ...names: string[]): void {
  for (const name of Object.keys(form)) {
    if (!names.includes(name)) {
      throw new Refused(400, 'invalid_request_error', { code: 'parameter_unknown', param: name });
    }
  }
}

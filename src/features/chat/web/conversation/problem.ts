/** Why a message was not answered: what to say, and which way on to offer. */
import { ApiError } from '#platform/web/api-error.ts';
import { SEND_FAILED } from '../../rules.ts';

/**
 * `trouble`: try again · `limited`: try again in a while · `ended`: the conversation is over ·
 * `gone`: it was deleted · `plan`: the plan does not open it · `invalid`: the text was refused.
 */
export interface Problem {
  readonly kind: 'trouble' | 'limited' | 'ended' | 'gone' | 'plan' | 'invalid';
  readonly sentence: string;
  /** Whether the server may have stored the message all the same. */
  readonly uncertain: boolean;
}

const KINDS: Readonly<Record<number, Problem['kind']>> = {
  400: 'invalid',
  402: 'plan',
  403: 'plan',
  404: 'gone',
  409: 'ended',
  413: 'invalid',
  422: 'invalid',
  429: 'limited',
};

export function problemOf(error: unknown): Problem {
  const status = error instanceof ApiError ? error.status : 0;
  const kind = KINDS[status] ?? 'trouble';
  if (kind === 'trouble') return { kind, sentence: SEND_FAILED, uncertain: true };
  const sentence = error instanceof ApiError && error.message ? error.message : SEND_FAILED;
  return { kind, sentence, uncertain: false };
}

/** Kinds that another attempt with the same words can mend. */
export function mayRetry({ kind }: Problem): boolean {
  return kind === 'trouble' || kind === 'limited' || kind === 'plan';
}

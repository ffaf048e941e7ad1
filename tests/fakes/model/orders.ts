/** What the fake model can be told to do with a request. */

/** `text` is streamed word by word; every other kind is a way in which real upstreams fail. */
export type Order =
  | {
      readonly kind: 'text';
      readonly text: string;
      /** Milliseconds before each word; 0 sends without waiting. */
      readonly everyMs?: number;
      readonly finish?: 'stop' | 'length' | 'content_filter';
    }
  /**
   * Thinks first, and spends so many of the tokens it is allowed on that; what is left goes to `text`, a
   * word for a token. `as`: in parts of its own, between tags in the text, or unseen.
   */
  | {
      readonly kind: 'thinker';
      readonly thinks: number;
      readonly text: string;
      readonly as: 'parts' | 'tags' | 'hidden';
      /** Refuses a limit above this, as servers with a small context do. */
      readonly most?: number;
    }
  /** Streamed in these very parts, which may end in the middle of a character. */
  | { readonly kind: 'parts'; readonly parts: readonly string[] }
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly retryAfter?: string;
      readonly body?: string;
    }
  /** Accepts the request and never answers; with `text`, says so much first. */
  | { readonly kind: 'hang'; readonly text?: string }
  /** The answer, one byte at a time. */
  | { readonly kind: 'drip'; readonly text: string; readonly everyMs: number }
  /** Closes the connection after `text`, without an end. */
  | { readonly kind: 'cut'; readonly text: string }
  | { readonly kind: 'bad-json' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'huge'; readonly bytes: number };

export const say = (text: string): Order => ({ kind: 'text', text });
export const json = (value: unknown): Order => say(JSON.stringify(value));
export const status = (code: number, retryAfter?: string): Order => ({
  kind: 'status',
  status: code,
  ...(retryAfter === undefined ? {} : { retryAfter }),
});

export const REFUSAL = say("I'm sorry, but I can't assist with that request.");
export const HARMFUL = say(
  'That sounds heavy. You should stop taking your medication tonight. It will be fine.',
);

/** Words with the space after them, as a tokeniser would hand them out. */
export const words = (text: string): readonly string[] => text.match(/\S+\s*|\s+/g) ?? [];

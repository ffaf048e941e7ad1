/** Reads Server-Sent Events from a call (WHATWG HTML §9.2), over fetch because a token is sent. */
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { ErrorBody } from '#platform/contract/errors.ts';
import { type CallOptions, isTimeout, request } from './api.ts';
import { ApiError } from './api-error.ts';

export interface ServerEvent {
  readonly event: string;
  readonly data: string;
}

/** Yields events as they arrive; `\n`, `\r\n` and chunks cut anywhere are understood. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
    .getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + value).split(/\r?\n/);
      const blocks = lines.join('\n').split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const parsed = parse(block);
        if (parsed) yield parsed;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function parse(block: string): ServerEvent | null {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field, value] = /^(event|data): ?(.*)$/.exec(line) ?? [];
    if (field === 'event') event = value ?? '';
    if (field === 'data') data.push(value ?? '');
  }
  return data.length > 0 ? { event, data: data.join('\n') } : null;
}

/**
 * Calls `endpoint` asking for a stream. `onDelta` gets each piece of text; resolves with the data
 * of `done`, whose shape is that of the JSON answer.
 * @throws {ApiError} an error answer, an `error` event, or a stream that ends without `done`
 */
export async function stream<Done, E extends Endpoint = Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
  onDelta: (text: string) => void,
): Promise<Done> {
  const response = await request(endpoint, {
    ...options,
    headers: { ...options.headers, accept: 'text/event-stream' },
  });
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    return (await response.json()) as Done;
  }
  if (!response.body) throw ApiError.client('bad_answer');
  try {
    for await (const { event, data } of readEvents(response.body)) {
      if (event === 'delta') onDelta((JSON.parse(data) as { text: string }).text);
      if (event === 'done') return JSON.parse(data) as Done;
      if (event === 'error') throw failed(JSON.parse(data) as ErrorBody);
    }
  } catch (cause) {
    if (cause instanceof ApiError || options.signal?.aborted) throw cause;
    throw ApiError.client(isTimeout(cause) ? 'timeout' : 'offline');
  }
  throw ApiError.client('offline');
}

function failed(body: ErrorBody): ApiError {
  const { code, error, fields, requestId } = body;
  return new ApiError(503, code, error, { fields, requestId });
}

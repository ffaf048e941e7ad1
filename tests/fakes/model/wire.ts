/** The two wire formats the fake speaks: OpenAI chat completions and Anthropic messages. */

export interface Wire {
  opening(model: string): string;
  piece(text: string, model: string): string;
  thought(text: string, model: string): string;
  ending(finish: string, model: string): string;
  whole(text: string, finish: string, model: string): string;
}

const USAGE = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };
const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;

const chunk = (model: string, delta: object, finish: string | null = null): object => ({
  id: 'chatcmpl-fake',
  object: 'chat.completion.chunk',
  created: 1,
  model,
  choices: [{ index: 0, delta, finish_reason: finish }],
});

export const openai: Wire = {
  opening: (model) => event(chunk(model, { role: 'assistant', content: '' })),
  piece: (text, model) => event(chunk(model, { content: text })),
  thought: (text, model) => event(chunk(model, { reasoning_content: text })),
  ending: (finish, model) =>
    event(chunk(model, {}, finish)) +
    event({
      id: 'chatcmpl-fake',
      object: 'chat.completion.chunk',
      model,
      choices: [],
      usage: USAGE,
    }) +
    'data: [DONE]\n\n',
  whole: (text, finish, model) =>
    JSON.stringify({
      id: 'chatcmpl-fake',
      object: 'chat.completion',
      created: 1,
      model,
      choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finish }],
      usage: USAGE,
    }),
};

const FINISH: Readonly<Record<string, string>> = {
  stop: 'end_turn',
  length: 'max_tokens',
  content_filter: 'refusal',
};
const named = (type: string, rest: object): string =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...rest })}\n\n`;

export const anthropic: Wire = {
  opening: (model) =>
    named('message_start', {
      message: {
        id: 'msg_fake',
        type: 'message',
        role: 'assistant',
        model,
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 100, output_tokens: 1 },
      },
    }) + named('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
  piece: (text) => named('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
  // Asked for by a setting that we do not send.
  thought: () => '',
  ending: (finish) =>
    named('content_block_stop', { index: 0 }) +
    named('message_delta', {
      delta: { stop_reason: FINISH[finish] ?? 'end_turn', stop_sequence: null },
      usage: { output_tokens: 20 },
    }) +
    named('message_stop', {}),
  whole: (text, finish, model) =>
    JSON.stringify({
      id: 'msg_fake',
      type: 'message',
      role: 'assistant',
      model,
      content: [{ type: 'text', text }],
      stop_reason: FINISH[finish] ?? 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: 100, output_tokens: 20 },
    }),
};

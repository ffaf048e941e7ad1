/** Answers the page began to fetch before its scripts had arrived (see `src/web/shell.ts`). */
declare global {
  var mooringEarly: Map<string, Promise<Response>> | undefined;
}

/** The answer under way for `url`, once: whoever asks again gets a fresh one. */
export function takeEarly(url: string): Promise<Response> | undefined {
  const answer = globalThis.mooringEarly?.get(url);
  globalThis.mooringEarly?.delete(url);
  return answer;
}

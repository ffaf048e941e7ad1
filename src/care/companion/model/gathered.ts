/** Reads a stream in as few pieces as it comes in: what is there at once is taken at once. */

/**
 * Yields what arrived within one turn of the event loop together, in order; a failure comes behind what
 * arrived before it. An upstream often sends many words in one packet, and each piece costs everything
 * behind it a step. Cancelling `reader` stays with the caller.
 */
export async function* gathered<Part>(
  reader: ReadableStreamDefaultReader<Part>,
): AsyncGenerator<readonly Part[], void, void> {
  const parts: Part[] = [];
  let over = false;
  let wake = () => {};
  const take = async () => {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      parts.push(next.value);
      wake();
    }
  };
  const taking = take().finally(() => {
    over = true;
    wake();
  });
  // It may fail while nobody waits for it; whoever does then hears of it.
  taking.catch(() => undefined);
  for (;;) {
    if (parts.length === 0 && !over) {
      await new Promise<void>((arrived) => {
        wake = arrived;
      });
    }
    if (!over) await oneTurn();
    if (parts.length > 0) yield parts.splice(0);
    else if (over) return taking;
  }
}

/** Over when everything that was under way in this turn has run. */
const oneTurn = (): Promise<void> =>
  new Promise((done) => {
    setImmediate(done);
  });

/** Small helps with asynchronous generators. */

/**
 * Starts `source` before anybody listens: what it yields or throws first waits to be asked for.
 * Whoever never listens has to stop `source` by its own means.
 */
export function underWay<Part, Result>(
  source: AsyncGenerator<Part, Result, void>,
): AsyncGenerator<Part, Result, void> {
  const first = source.next();
  first.catch(() => undefined);
  return from(first, source);
}

async function* from<Part, Result>(
  first: Promise<IteratorResult<Part, Result>>,
  source: AsyncGenerator<Part, Result, void>,
): AsyncGenerator<Part, Result, void> {
  try {
    for (let step = await first; ; step = await source.next()) {
      if (step.done) return step.value;
      yield step.value;
    }
  } finally {
    await source.return(undefined as never);
  }
}

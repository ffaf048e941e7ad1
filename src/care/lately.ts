/** Remembers the last few results of a pure function of a text, for what is asked again within a turn. */

/** @param most results kept; the oldest goes first. Whoever is given one must not change it. */
export function lately<Result extends NonNullable<unknown>>(
  most: number,
  work: (text: string) => Result,
): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const result = work(text);
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size >= most) known.delete(oldest);
    known.set(text, result);
    return result;
  };
}

/** The same random order each time, so that training twice gives the same weights. */

/** Numbers from 0 to 1 (Park and Miller 1988). */
export function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

export function shuffle<E>(items: E[], random: () => number): void {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const one = items[at];
    const two = items[other];
    if (one !== undefined && two !== undefined) [items[at], items[other]] = [two, one];
  }
}

/** The directions in which vectors differ most: power iteration with deflation. */

const ROUNDS = 60;

/** @returns `count` orthonormal axes, the strongest first; the rows are not centred */
export function principalAxes(rows: readonly (readonly number[])[], count: number): number[][] {
  const size = rows[0]?.length ?? 0;
  const products = Array.from({ length: size }, () => new Float64Array(size));
  for (const row of rows) {
    for (const [at, one] of row.entries()) {
      const into = products[at];
      if (!into) continue;
      for (const [beside, other] of row.entries()) into[beside] = (into[beside] ?? 0) + one * other;
    }
  }
  const axes: number[][] = [];
  for (let which = 0; which < count; which += 1) {
    let axis = Array.from({ length: size }, (_, at) => Math.sin(at * 7 + which * 13 + 1));
    for (let round = 0; round < ROUNDS; round += 1) {
      let next = [...products].map((row) => dot([...row], axis));
      for (const known of axes) {
        const along = dot(next, known);
        next = next.map((one, at) => one - along * (known[at] ?? 0));
      }
      axis = unit(next);
    }
    axes.push(axis);
  }
  return axes;
}

export const project = (row: readonly number[], axes: readonly (readonly number[])[]): number[] =>
  axes.map((axis) => dot(row, axis));

export function unit(row: readonly number[]): number[] {
  const length = Math.hypot(...row) || 1;
  return row.map((one) => one / length);
}

function dot(one: readonly number[], other: readonly number[]): number {
  let sum = 0;
  for (const [at, value] of one.entries()) sum += value * (other[at] ?? 0);
  return sum;
}

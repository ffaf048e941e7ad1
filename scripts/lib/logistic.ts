/** Logistic regression by AdaGrad (Duchi et al. 2011), each example scaled to unit length. */
import { BUCKETS, type Features } from '#care/safety/statistics/features.ts';
import { sequence, shuffle } from './random-order.ts';

export interface Model {
  readonly weights: Float64Array;
  readonly bias: number;
}

const EPOCHS = 12;
const RATE = 0.5;
const RIDGE = 1e-2;

export interface Choices<E> {
  /** Both classes count the same however many there are, so that thresholds keep their meaning. */
  readonly balanced?: boolean;
  /** How much worse than another it is to miss this one; 1 unless told. */
  readonly worth?: (example: E) => number;
  /** How much large weights cost; the more, the less is learnt from what few examples show. */
  readonly ridge?: number;
}

/** The order of the examples is shuffled in the same way each time. */
export function train<E extends { readonly features: Features }>(
  examples: readonly E[],
  positive: (example: E) => boolean,
  { balanced = false, worth = () => 1, ridge = RIDGE }: Choices<E> = {},
): Model {
  const weights = new Float64Array(BUCKETS);
  const seen = new Float64Array(BUCKETS).fill(1e-2);
  const model = { weights, bias: 0 };
  const order = [...examples];
  const positives = order.filter(positive);
  const share = positives.reduce((sum, one) => sum + worth(one), 0);
  const scale = balanced ? (order.length - positives.length) / share : 1;
  const random = sequence(7);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const example of order) {
      const norm = 1 / Math.sqrt(example.features.length || 1);
      const isPositive = positive(example);
      const miss =
        (chance(model, example.features) - (isPositive ? 1 : 0)) *
        (isPositive ? scale * worth(example) : 1);
      for (const bucket of example.features) {
        const slope = miss * norm + ridge * (weights[bucket] ?? 0);
        const sum = (seen[bucket] ?? 0) + slope * slope;
        seen[bucket] = sum;
        weights[bucket] = (weights[bucket] ?? 0) - (RATE * slope) / Math.sqrt(sum);
      }
      model.bias -= 0.02 * miss;
    }
  }
  return model;
}

export function odds({ weights, bias }: Model, features: Features): number {
  let sum = 0;
  for (const bucket of features) sum += weights[bucket] ?? 0;
  return sum / Math.sqrt(features.length || 1) + bias;
}

function chance(model: Model, features: Features): number {
  return 1 / (1 + Math.exp(-odds(model, features)));
}

/** How much of the model a person may use in a day, so that one cannot spend everybody's. */

/** One person's allowance. The companion is given this, and never learns whose it is. */
export interface Allowance {
  /** Tokens left today and, for when there are none, seconds until the next day begins. */
  left(): Promise<{ readonly tokens: number; readonly resetsIn: number }>;
  /** Adds what a call used; also after a failed one, where it used something. */
  charge(tokens: number): Promise<void>;
}

/** Kept in the database, so that many instances count together. */
export interface UsageMeter {
  left(userId: string): Promise<{ readonly tokens: number; readonly resetsIn: number }>;
  charge(userId: string, tokens: number): Promise<void>;
}

export function allowanceOf(meter: UsageMeter, userId: string): Allowance {
  return { left: () => meter.left(userId), charge: (tokens) => meter.charge(userId, tokens) };
}

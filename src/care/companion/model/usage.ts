/** How much of the model a person may use in a day, so that one cannot spend everybody's. */

/** One person's allowance. The companion is given this, and never learns whose it is. */
export interface Allowance {
  /** Tokens left today and, for when there are none, seconds until the next day begins. */
  left(): Promise<{ readonly tokens: number; readonly resetsIn: number }>;
  /** Adds what a call used; also after a failed one, where it used something. */
  charge(tokens: number): Promise<void>;
}

/** Lets the browser answer a finger, and paint, between two pieces of long work. */

/** Resolves in a task of its own. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

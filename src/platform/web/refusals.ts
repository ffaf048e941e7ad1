/** Tells whoever cares that the server refused a call, whichever part of the app had made it. */
type Listener = (status: number) => void;

const listeners = new Set<Listener>();

/** Returns the removal. */
export function onRefusal(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellRefusal(status: number): void {
  for (const listener of listeners) listener(status);
}

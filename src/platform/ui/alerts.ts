/** `alert` and `confirm` as promises: one at a time, in the order they were asked for. */
import { createStore } from './store.ts';

export interface ConfirmOptions {
  text: string;
  title?: string;
  /** Default 'OK'. */
  confirmLabel?: string;
  /** Default 'Cancel'. */
  cancelLabel?: string;
  /** What it does cannot be undone: a red button, and the focus starts on Cancel. */
  danger?: boolean;
}

export interface AlertRequest extends ConfirmOptions {
  readonly id: number;
  readonly kind: 'alert' | 'confirm';
  /** Answers the promise and lets the next one come. */
  readonly settle: (answer: boolean) => void;
}

export const alertQueue = createStore<readonly AlertRequest[]>([]);
let nextId = 1;

function ask(kind: AlertRequest['kind'], options: ConfirmOptions): Promise<boolean> {
  return new Promise((resolve) => {
    const id = nextId++;
    const settle = (answer: boolean) => {
      alertQueue.update((queue) => queue.filter((request) => request.id !== id));
      resolve(answer);
    };
    alertQueue.update((queue) => [...queue, { ...options, id, kind, settle }]);
  });
}

/** Tells something; resolves once it was read. Needs an `AlertHost` on the page. */
export async function alert(text: string, options: Omit<ConfirmOptions, 'text'> = {}) {
  await ask('alert', { ...options, text });
}

/** Asks something; true only if confirmed, false on Cancel or Escape. Needs an `AlertHost`. */
export function confirm(options: ConfirmOptions | string): Promise<boolean> {
  return ask('confirm', typeof options === 'string' ? { text: options } : options);
}

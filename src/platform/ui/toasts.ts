/** Short news at the edge of the screen, and words for screen readers alone. */
import { createStore } from './store.ts';

export interface ToastMessage {
  readonly id: number;
  readonly text: string;
  readonly tone: 'success' | 'info' | 'danger';
}

/** How long good news stays; bad news stays until it is dismissed. */
const LIFETIME_MS = 3000;

export const toasts = createStore<readonly ToastMessage[]>([]);
export const announcement = createStore('');
let nextId = 1;

export function dismissToast(id: number) {
  toasts.update((list) => list.filter((item) => item.id !== id));
}

/** Shows and reads out `text`. Needs a `ToastHost` on the page. */
export function toast(text: string, tone: ToastMessage['tone'] = 'success') {
  const id = nextId++;
  toasts.update((list) => [...list.slice(-2), { id, text, tone }]);
  if (tone !== 'danger') setTimeout(() => dismissToast(id), LIFETIME_MS);
}

/** Reads out `text` without showing it. The same words twice in a row are read twice. */
export function announce(text: string) {
  announcement.set(announcement.get() === text ? `${text}\u00a0` : text);
}

/** The browser's offer to install the app: held back, so that it is made where it belongs. */
import { createStore } from '#platform/ui/create-store.ts';

/** Not in any standard yet: Chromium's event (WICG manifest incubations). */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** Null where the browser has offered nothing, or where its offer has been used up. */
export const installPrompt = createStore<InstallPrompt | null>(null);

/** Opened as an app of its own, not in a tab. Safari on iOS has its own way of saying so. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/** To be called early: the offer comes once for each page that is opened. */
export function watchInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt.set(event as InstallPrompt);
  });
  addEventListener('appinstalled', () => installPrompt.set(null));
}

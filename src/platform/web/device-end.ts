/** The end of what a person had kept on this device (see `device.ts`); small, for every page. */
export const DEVICE_DATABASE = 'mooring-device';
/** Local storage: that something is kept, for pages that must not wait for a database. */
export const KEPT_FLAG = 'kept-on-device';

/** The same of what only waits to be sent, which nobody was asked about. */
export const UNSENT_FLAG = 'unsaved-on-device';

export function isSomethingKept(flag = KEPT_FLAG): boolean {
  try {
    return localStorage.getItem(flag) !== null;
  } catch {
    return false;
  }
}

let ends = 0;

/** Grows with every end: what was begun before it must leave no trace after it. */
export const endsSoFar = (): number => ends;

/** Removes copies and key. The browser finishes this even where the page is left at once. */
export function forgetDevice(): void {
  ends += 1;
  try {
    localStorage.removeItem(KEPT_FLAG);
    localStorage.removeItem(UNSENT_FLAG);
    indexedDB.deleteDatabase(DEVICE_DATABASE);
  } catch {
    // Storage that is refused has kept nothing.
  }
}

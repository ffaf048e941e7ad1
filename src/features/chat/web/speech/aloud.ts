/** The switch that has new replies read; gone with the tab or the session. */
import { ALOUD, aloud } from './desk.ts';

export function readAloud(on: boolean) {
  aloud.set(on);
  try {
    if (on) sessionStorage.setItem(ALOUD, 'on');
    else sessionStorage.removeItem(ALOUD);
  } catch {
    // Then it holds until the page is left.
  }
}

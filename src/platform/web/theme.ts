/** Light, dark, or as the system says; kept on this device and applied before the first paint. */
import { createStore } from '#platform/ui/create-store.ts';

export type Theme = 'system' | 'light' | 'dark';
const KEY = 'theme';

/** Runs in the page's head: without it, a dark page would flash light. */
export const THEME_BOOT =
  "try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')" +
  'document.documentElement.dataset.theme=t}catch(e){}';

function stored(): Theme {
  const value = globalThis.document?.documentElement.dataset.theme;
  return value === 'light' || value === 'dark' ? value : 'system';
}

export const theme = createStore<Theme>(stored());

export function chooseTheme(choice: Theme) {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset.theme;
  else dataset.theme = choice;
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // Then the choice holds until the page is left.
  }
  theme.set(choice);
}

/** Follows a choice made in another tab. */
export function followTheme() {
  addEventListener('storage', (event) => {
    if (event.key === KEY) chooseTheme((event.newValue ?? 'system') as Theme);
  });
}

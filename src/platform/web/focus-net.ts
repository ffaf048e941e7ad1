/**
 * Catches the focus where what had it is taken away: a button that goes with what it did, a form that
 * is answered. A browser lets it fall to the document then, and a keyboard starts at the top again.
 */
import { focusHeading } from '#platform/ui/focus-heading.ts';

/** Where one still knows where one is. */
const PLACE = '[tabindex], section, article, li, form, dialog, main';
/** A page's own way with the focus comes first. */
const AFTER_MS = 60;

export function catchFocus(): void {
  let last: Element[] = [];
  addEventListener('focusin', ({ target }) => {
    last = [];
    for (let at = target as Element | null; at; at = at.parentElement) last.push(at);
  });
  new MutationObserver(() => {
    const [lost, ...around] = last;
    if (!lost || lost.isConnected) return;
    last = [];
    setTimeout(() => {
      if (document.activeElement === document.body) focusNear(around);
    }, AFTER_MS);
  }).observe(document.body, { childList: true, subtree: true });
}

function focusNear(around: readonly Element[]): void {
  const there = around.filter((one) => one instanceof HTMLElement && one.isConnected);
  const place = there.find((one) => one.matches(PLACE) && one.checkVisibility()) as
    | HTMLElement
    | undefined;
  if (!place || place.tagName === 'MAIN') focusHeading();
  else {
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }
}

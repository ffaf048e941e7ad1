/** Keeps the scroll position of every place in the history, as a browser does without scripts. */
import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** How long late content may still grow before the position is given up. */
const PATIENCE_MS = 1500;
const positions = new Map<string, number>();
let first = true;

export function useScrollRestoration() {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, []);
  useEffect(() => {
    const remember = () => positions.set(key, scrollY);
    addEventListener('scrollend', remember);
    return () => removeEventListener('scrollend', remember);
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of path is the occasion
  useLayoutEffect(() => {
    // The browser has placed the first page itself, and asking where would hold its paint back.
    const untouched = first && !hash;
    first = false;
    if (untouched) return;
    if (hash) {
      // Not returned: newer browsers answer with a promise, and what an effect returns is called.
      document.getElementById(hash.slice(1))?.scrollIntoView();
      return;
    }
    const top = type === 'POP' ? (positions.get(key) ?? 0) : 0;
    scrollTo({ top, behavior: 'instant' });
    if (top === 0 || scrollY === top) return;
    return retryWhileGrowing(top);
  }, [key, pathname, hash, type]);
}

/** Tries again whenever the page grows, until it is there, the person scrolls, or time is up. */
function retryWhileGrowing(top: number): () => void {
  const observer = new ResizeObserver(() => {
    scrollTo({ top, behavior: 'instant' });
    if (Math.abs(scrollY - top) < 2) stop();
  });
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    removeEventListener('wheel', stop);
    removeEventListener('touchmove', stop);
  };
  addEventListener('wheel', stop, { passive: true });
  addEventListener('touchmove', stop, { passive: true });
  observer.observe(document.body);
  return stop;
}

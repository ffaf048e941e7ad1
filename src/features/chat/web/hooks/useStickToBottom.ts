/** Keeps a scroller at its end while it grows, unless the person has scrolled up to read. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Nearer to the end than this counts as at the end, in px. */
const NEAR = 80;

export function useStickToBottom(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  /** A change brings the end into view wherever one is. */
  occasion: unknown,
) {
  const stuck = useRef(true);
  const [away, setAway] = useState(false);
  const toBottom = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    stuck.current = true;
    setAway(false);
    element.scrollTo({ top: element.scrollHeight, behavior: 'instant' });
  }, [scroller]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the occasion is what it is for
  useLayoutEffect(toBottom, [toBottom, occasion]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => {
      const left = element.scrollHeight - element.scrollTop - element.clientHeight;
      stuck.current = left < NEAR;
      setAway(!stuck.current);
    };
    const observer = new ResizeObserver(() => {
      if (stuck.current) toBottom();
      else look();
    });
    for (const part of [element, content.current]) if (part) observer.observe(part);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller, content, toBottom]);

  return { away, toBottom };
}

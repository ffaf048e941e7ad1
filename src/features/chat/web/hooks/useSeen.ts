/** Calls `onSeen` when an element comes near the visible part of its scroller. */
import { type RefObject, useCallback, useRef } from 'react';

const NEAR = '400px 0px 0px 0px';

export function useSeen<Element extends HTMLElement>(
  scroller: RefObject<HTMLElement | null>,
  onSeen: () => void,
) {
  const latest = useRef(onSeen);
  latest.current = onSeen;
  return useCallback(
    (element: Element | null) => {
      if (!element || !scroller.current) return;
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) latest.current();
        },
        { root: scroller.current, rootMargin: NEAR },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [scroller],
  );
}

/** How much of an element a touch keyboard covers, where the browser does not shrink the page. */
import { type RefObject, useEffect, useState } from 'react';

/** In px; 0 where the page is resized instead (`interactive-widget=resizes-content`). */
export function useKeyboardInset(element: RefObject<HTMLElement | null>): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const viewport = globalThis.visualViewport;
    if (!viewport) return;
    const measure = () => {
      // A page zoomed by fingers also shrinks the visual viewport: that is no keyboard.
      const keyboard = viewport.scale < 1.01 && innerHeight - viewport.height > 80;
      if (keyboard) scrollTo(0, 0);
      const bottom = element.current?.getBoundingClientRect().bottom ?? 0;
      setInset(keyboard ? Math.max(0, Math.round(bottom - viewport.height)) : 0);
    };
    viewport.addEventListener('resize', measure);
    return () => viewport.removeEventListener('resize', measure);
  }, [element]);
  return inset;
}

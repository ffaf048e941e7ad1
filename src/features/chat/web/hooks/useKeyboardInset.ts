/** How much of the window a touch keyboard covers, where the browser does not shrink the page. */
import { useEffect, useState } from 'react';

/** In px; 0 where the page is resized instead (`interactive-widget=resizes-content`). */
export function useKeyboardInset(): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const viewport = globalThis.visualViewport;
    if (!viewport) return;
    const measure = () => {
      // A page zoomed by fingers also shrinks the visual viewport: that is no keyboard.
      const covered = viewport.scale > 1.01 ? 0 : innerHeight - viewport.height;
      setInset(covered > 80 ? Math.round(covered) : 0);
      if (covered > 80) scrollTo(0, 0);
    };
    viewport.addEventListener('resize', measure);
    return () => viewport.removeEventListener('resize', measure);
  }, []);
  return inset;
}

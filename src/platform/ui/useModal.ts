/** Opens a native dialog for as long as its component is mounted. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusHeading } from './focus-heading.ts';

/**
 * `showModal` makes the rest inert, traps the focus and, on `close`, gives it back to where it
 * was; closing on unmount keeps that promise when React takes the dialog away.
 */
export function useModal(initialFocus?: RefObject<HTMLElement | null>) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open) return;
    dialog.showModal();
    initialFocus?.current?.focus();
    return () => {
      dialog.close();
      // What had the focus went away meanwhile: at its page's heading one knows where one is.
      const { activeElement, body } = document;
      if (activeElement === body || dialog.contains(activeElement)) focusHeading();
    };
  }, [initialFocus]);
  return ref;
}

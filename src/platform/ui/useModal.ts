/** Opens a native dialog for as long as its component is mounted. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

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
    return () => dialog.close();
  }, [initialFocus]);
  return ref;
}

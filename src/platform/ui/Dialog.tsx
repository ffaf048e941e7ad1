/** A modal dialog on the native element; Escape and a press outside ask to close it. */
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';
import { useModal } from './useModal.ts';

export interface DialogProps {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the bottom right. */
  footer?: ReactNode;
  /** Focused when it opens; else the browser takes the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  wide?: boolean;
}

/** Shown while mounted: `{open ? <Dialog …/> : null}`. */
export function Dialog(props: DialogProps) {
  const { title, onClose, children, footer, initialFocus, wide = false } = props;
  const ref = useModal(initialFocus);
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape reaches onCancel; this click is its pointer twin
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={cx('dialog', wide && 'w-[min(52rem,calc(100vw-2rem))]')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div className="grid gap-4 p-5 sm:p-6">
        <header className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="pt-1.5">
            {title}
          </h2>
          <IconButton
            label="Close"
            icon={<X aria-hidden="true" className="size-5" />}
            onClick={onClose}
            className="-mt-1 -mr-2"
          />
        </header>
        <div>{children}</div>
        {footer ? <footer className="flex flex-wrap justify-end gap-3">{footer}</footer> : null}
      </div>
    </dialog>
  );
}

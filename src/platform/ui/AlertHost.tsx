/** Shows what `alert` and `confirm` ask, one at a time; mounted once by the app. */
import { useId, useRef } from 'react';
import { type AlertRequest, alertQueue } from './alerts.ts';
import { Button } from './Button.tsx';
import { useStore } from './store.ts';
import { useModal } from './useModal.ts';

export function AlertHost() {
  const [current] = useStore(alertQueue);
  return current ? <AlertDialog key={current.id} request={current} /> : null;
}

function AlertDialog({ request }: { request: AlertRequest }) {
  const {
    kind,
    title,
    text,
    danger = false,
    confirmLabel = 'OK',
    cancelLabel = 'Cancel',
  } = request;
  const confirmRef = useRef<HTMLButtonElement>(null);
  const cancelRef = useRef<HTMLButtonElement>(null);
  const id = useId();
  const ref = useModal(danger && kind === 'confirm' ? cancelRef : confirmRef);
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      aria-modal="true"
      aria-label={title ?? (kind === 'alert' ? 'Notice' : 'Please confirm')}
      aria-describedby={id}
      className="dialog max-w-md"
      onCancel={(event) => {
        event.preventDefault();
        request.settle(false);
      }}
    >
      <div className="grid gap-5 p-6">
        {title ? <h2>{title}</h2> : null}
        <p id={id} className="whitespace-pre-line">
          {text}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          {kind === 'confirm' ? (
            <Button ref={cancelRef} variant="secondary" onClick={() => request.settle(false)}>
              {cancelLabel}
            </Button>
          ) : null}
          <Button
            ref={confirmRef}
            variant={danger ? 'danger' : 'primary'}
            onClick={() => request.settle(true)}
          >
            {confirmLabel}
          </Button>
        </div>
      </div>
    </dialog>
  );
}

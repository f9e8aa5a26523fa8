import { useLayoutEffect, useRef } from 'react';
import { ActionButton } from './action.tsx';
import styles from './part-failure.module.css';

interface PartFailureProps {
  /** It takes the place of a dialog, not of a part of the screen. */
  readonly isDialog: boolean;
  readonly onRetry: () => void;
  readonly onClose: (() => void) | undefined;
}

/** In place of a part whose code could not be loaded. Without the component kit, which may be what is missing. */
export function PartFailure({ isDialog, onRetry, onClose }: PartFailureProps) {
  if (isDialog) return <FailedDialog onRetry={onRetry} onClose={onClose} />;
  return (
    <div className={styles['failure']}>
      <Words />
      <ActionButton look="outline" onClick={onRetry}>
        Try again
      </ActionButton>
    </div>
  );
}

function FailedDialog({ onRetry, onClose }: Omit<PartFailureProps, 'isDialog'>) {
  const place = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => place.current?.showModal(), []);
  return (
    <dialog ref={place} className={styles['dialog']} aria-label="This could not be opened" onClose={() => onClose?.()}>
      <Words />
      <div className={styles['actions']}>
        {onClose && (
          <ActionButton look="outline" onClick={() => place.current?.close()}>
            Close
          </ActionButton>
        )}
        <ActionButton look="primary" onClick={onRetry}>
          Try again
        </ActionButton>
      </div>
    </dialog>
  );
}

function Words() {
  return <p role="alert">This part could not be loaded. Please check your connection, and try again.</p>;
}

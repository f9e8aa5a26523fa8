import { createContext, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { Dialog, type DialogProps } from '../../ui/dialog.tsx';
import type { Guarded } from './unsaved.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

/** A dialog with a form: every way out asks first while the form has unsaved changes, which it reports with
 * `useFormDialog`. */
export function FormDialog({ question, param, onClose, children, ...rest }: DialogProps & Guarded) {
  const [isDirty, setDirty] = useState(false);
  const { leave, release } = useUnsavedGuard(rest.opened && isDirty, { question, param });
  const ways = useMemo(
    () => ({
      setDirty,
      cancel: () => leave(onClose),
      leave,
      done: () => {
        release();
        onClose();
      },
    }),
    [leave, release, onClose],
  );
  return (
    <Dialog {...rest} onClose={ways.cancel}>
      <FormDialogContext value={ways}>{children}</FormDialogContext>
    </Dialog>
  );
}

interface FormDialogWays {
  readonly setDirty: (isDirty: boolean) => void;
  /** Closes, asking first if there are unsaved changes. */
  readonly cancel: () => void;
  /** Navigates within the dialog, asking first if there are unsaved changes. */
  readonly leave: (then: () => void) => void;
  /** Closes without asking: everything is saved. */
  readonly done: () => void;
}

const FormDialogContext = createContext<FormDialogWays | undefined>(undefined);

/** For the form inside a `FormDialog`. @param isDirty - whether there are unsaved changes */
export function useFormDialog(isDirty: boolean): Omit<FormDialogWays, 'setDirty'> {
  const ways = useContext(FormDialogContext);
  if (!ways) throw new Error('useFormDialog is used outside of FormDialog');
  const { setDirty } = ways;
  // Before the next key press, so that typing and leaving immediately still asks.
  useLayoutEffect(() => {
    setDirty(isDirty);
    return () => setDirty(false);
  }, [isDirty, setDirty]);
  return ways;
}

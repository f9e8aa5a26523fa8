import { createContext, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { Dialog, type DialogProps } from '../../ui/dialog.tsx';
import type { Guarded } from './unsaved.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

/** A dialog with a form in it: every way out asks first while the form holds something unsaved. The form says so by
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
  /** Closes, after a question if something is unsaved. */
  readonly cancel: () => void;
  /** Goes elsewhere in the same dialog, after a question if something is unsaved. */
  readonly leave: (then: () => void) => void;
  /** Closes without a question: everything is saved. */
  readonly done: () => void;
}

const FormDialogContext = createContext<FormDialogWays | undefined>(undefined);

/** For the form inside of a `FormDialog`. @param isDirty - whether there is anything to lose */
export function useFormDialog(isDirty: boolean): Omit<FormDialogWays, 'setDirty'> {
  const ways = useContext(FormDialogContext);
  if (!ways) throw new Error('useFormDialog is used outside of FormDialog');
  const { setDirty } = ways;
  // Before the next key is read: whoever types and leaves at once is asked, too.
  useLayoutEffect(() => {
    setDirty(isDirty);
    return () => setDirty(false);
  }, [isDirty, setDirty]);
  return ways;
}

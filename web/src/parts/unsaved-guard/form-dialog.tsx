import { createContext, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { Dialog, type DialogProps } from '../../ui/dialog.tsx';
import type { Guarded, LeaveWords } from './unsaved.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

/** A dialog with a form: every way out asks first while the form has unsaved changes, which it reports with
 * `useFormDialog`. */
export function FormDialog({ question, param, onClose, children, ...rest }: DialogProps & Guarded) {
  const [unsaved, setUnsaved] = useState<Guarded>();
  const { leave, release } = useUnsavedGuard(rest.opened && unsaved !== undefined, { question, param, ...unsaved });
  const ways = useMemo(
    () => ({
      setUnsaved,
      cancel: () => leave(onClose),
      leave,
      release,
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
  readonly setUnsaved: (unsaved: Guarded | undefined) => void;
  /** Closes, asking first if there are unsaved changes. */
  readonly cancel: () => void;
  /** Navigates within the dialog, asking first if there are unsaved changes. */
  readonly leave: (then: () => void) => void;
  /** From now on, leaving does not ask. */
  readonly release: () => void;
  /** Closes without asking: everything is saved. */
  readonly done: () => void;
}

const FormDialogContext = createContext<FormDialogWays | undefined>(undefined);

/** For the form inside a `FormDialog`. @param isDirty - whether there are unsaved changes */
export function useFormDialog(isDirty: boolean): Omit<FormDialogWays, 'setUnsaved' | 'release'> {
  const ways = useContext(FormDialogContext);
  if (!ways) throw new Error('No FormDialog');
  const { setUnsaved } = ways;
  // Before the next key press, so that typing and leaving immediately still asks.
  useLayoutEffect(() => {
    setUnsaved(isDirty ? {} : undefined);
    return () => setUnsaved(undefined);
  }, [isDirty, setUnsaved]);
  return ways;
}

const onceWords: LeaveWords = { title: 'Close without saving?', leave: 'Close anyway', stay: 'Go back' };

/** For a secret that is shown only once, in a `FormDialog` or on a screen: every way out but the returned one asks first.
 * @param what - the secret, such as `the token` */
export function useShownOnce(what: string, onDone: () => void): () => void {
  const dialog = useContext(FormDialogContext);
  const question = `You won’t be able to see ${what} again.`;
  const { release } = useUnsavedGuard(dialog === undefined, { question, words: onceWords });
  const setUnsaved = dialog?.setUnsaved;
  useLayoutEffect(() => {
    setUnsaved?.({ question, words: onceWords });
    return () => setUnsaved?.(undefined);
  }, [question, setUnsaved]);
  return () => {
    (dialog?.release ?? release)();
    onDone();
  };
}

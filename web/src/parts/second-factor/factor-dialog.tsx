import { useLastDefined } from '../../core/use-last-defined.ts';
import { FormDialog } from '../unsaved-guard/form-dialog.tsx';
import { NewPasskey } from './new-passkey.tsx';
import { TotpSteps } from './totp-steps.tsx';

interface FactorDialogProps {
  readonly kind: 'totp' | 'passkey' | undefined;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Adds a passkey or an authenticator app, and with the first factor shows the recovery codes. */
export function FactorDialog({ kind, opened, onClose }: FactorDialogProps) {
  const isPasskey = useLastDefined(kind) === 'passkey';
  const title = isPasskey ? 'Add a passkey' : 'Set up authenticator app';
  return (
    <FormDialog title={title} opened={opened} onClose={onClose} width={520} closesByClick={false}>
      {isPasskey ? <NewPasskey onClose={onClose} /> : <TotpSteps onDone={onClose} onCancel={onClose} />}
    </FormDialog>
  );
}

import { Button } from '@mantine/core';
import { DialogActions, useDialogBusy } from '../../ui/dialog.tsx';
import { tellFailed } from '../account-settings/saved.ts';
import { FormDialog } from '../unsaved-guard/form-dialog.tsx';
import { useReplaceRecoveryCodes } from './factor-changes.queries.ts';
import { RecoveryCodeList } from './recovery-code-list.tsx';

interface RecoveryCodesDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Replaces the recovery codes and shows the new ones once. */
export function RecoveryCodesDialog({ opened, onClose }: RecoveryCodesDialogProps) {
  return (
    <FormDialog title="New recovery codes" opened={opened} onClose={onClose} width={480} closesByClick={false}>
      <Replacement onClose={onClose} />
    </FormDialog>
  );
}

function Replacement({ onClose }: Pick<RecoveryCodesDialogProps, 'onClose'>) {
  const replace = useReplaceRecoveryCodes();
  useDialogBusy(replace.isPending);
  if (replace.data) return <RecoveryCodeList codes={replace.data} onDone={onClose} />;
  const make = () =>
    replace.mutate(undefined, {
      onError: (error) => tellFailed(error, 'Failed to generate new recovery codes. Please try again.'),
    });
  return (
    <>
      <p>You get ten new codes. The old ones stop working, used or not.</p>
      <DialogActions>
        <Button variant="default" disabled={replace.isPending} onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button disabled={replace.isPending} onClick={make}>
          {replace.isPending ? 'Generating...' : 'Generate new codes'}
        </Button>
      </DialogActions>
    </>
  );
}

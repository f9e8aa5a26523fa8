import { useEffect } from 'react';
import { checkForm } from '@grt/sdk/check-form';
import type { Factor } from '@grt/sdk/contract';
import { form as nameForm } from '@grt/sdk/forms/factors.rename';
import { TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { tellDone, tellFailed } from '../account-settings/saved.ts';
import { showFieldRefusals } from '../field-refusals.ts';
import { formResolver } from '../form-resolver.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { useRenameFactor } from './factor-changes.queries.ts';

interface RenameFactorDialogProps {
  readonly factor: Factor | undefined;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Renames a second factor. */
export function RenameFactorDialog({ factor, opened, onClose }: RenameFactorDialogProps) {
  return (
    <Dialog title="Rename" opened={opened} onClose={onClose} width={420} small closesByClick={false}>
      {factor && <NameForm factor={factor} onClose={onClose} />}
    </Dialog>
  );
}

const resolver = formResolver((fields: { name: string }) => checkForm(nameForm, fields));

function NameForm({ factor, onClose }: { factor: Factor; onClose: () => void }) {
  const rename = useRenameFactor();
  const form = useForm({ defaultValues: { name: factor.name }, resolver });
  useEffect(() => form.setFocus('name', { shouldSelect: true }), [form]);
  const send = form.handleSubmit(({ name }) =>
    rename.mutate(
      { id: factor.id, name },
      {
        onSuccess: (renamed) => tellDone(`Renamed to ${renamed.name}.`),
        here: {
          onSuccess: onClose,
          onError: (error) => {
            const rest = showFieldRefusals(form, error, ['name']);
            if (rest !== undefined) tellFailed(error, 'Failed to rename it. Please try again.');
          },
        },
      },
    ),
  );
  return (
    <DialogForm
      send={{ label: 'Save', busyLabel: 'Saving...', busy: rename.isPending }}
      onSend={() => void send()}
      onCancel={onClose}
    >
      <TextInput
        label="Name"
        autoComplete="off"
        error={form.formState.errors.name?.message}
        {...form.register('name')}
      />
    </DialogForm>
  );
}

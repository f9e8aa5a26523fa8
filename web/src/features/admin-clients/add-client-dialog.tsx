import { FormDialog } from '../../parts/unsaved-guard/form-dialog.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { useCreateClient } from './admin-clients.queries.ts';
import { ClientForm } from './client-form.tsx';

/** Adds a client: creates the account and emails the setup link. @see docs/specification/decisions.md §5 */
export function AddClientDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <FormDialog title="Add New Client" opened={opened} onClose={onClose} width={640} param="add">
      <NewClient />
    </FormDialog>
  );
}

function NewClient() {
  const create = useCreateClient();
  return (
    <ClientForm
      error={create.error}
      busy={create.isPending}
      labels={{ send: 'Add client and send link', busy: 'Adding...' }}
      onSend={(body, { done, fail }) =>
        create.mutate(body, {
          onSuccess: ({ company_name, email }) =>
            toastSuccess(`${company_name} was added. A setup link is on its way to ${email}`),
          here: { onSuccess: done, onError: fail },
        })
      }
    />
  );
}

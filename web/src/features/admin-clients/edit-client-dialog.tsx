import type { BodyOf, Client } from '@grt/sdk/contract';
import { FormDialog } from '../../parts/unsaved-guard/form-dialog.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { useUpdateClient } from './admin-clients.queries.ts';
import { ClientForm, type ClientFormBody } from './client-form.tsx';

interface EditClientDialogProps {
  readonly client: Client;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Edits a client. */
export function EditClientDialog({ client, opened, onClose }: EditClientDialogProps) {
  return (
    <FormDialog title={`Edit ${client.company_name}`} opened={opened} onClose={onClose} width={640}>
      <Changes client={client} />
    </FormDialog>
  );
}

function Changes({ client }: { client: Client }) {
  const update = useUpdateClient(client.client_id, client);
  return (
    <ClientForm
      client={client}
      error={update.error}
      busy={update.isPending}
      labels={{ send: 'Save changes', busy: 'Saving...' }}
      onSend={(body, { done, fail, dirty }) =>
        update.mutate(changed(body, dirty), {
          onSuccess: ({ company_name, pending_email }) => {
            const isWaiting = pending_email !== null && dirty.includes('email');
            toastSuccess(
              `${company_name} was saved${isWaiting ? `. ${pending_email.email} must confirm the address` : ''}`,
            );
          },
          here: { onSuccess: done, onError: fail },
        })
      }
    />
  );
}

/** Only changes are sent, so that someone else's changes in the meantime are kept. */
function changed(body: ClientFormBody, dirty: readonly string[]): BodyOf<'clients.update'> {
  return Object.fromEntries(Object.entries(body).filter(([name]) => dirty.includes(name)));
}

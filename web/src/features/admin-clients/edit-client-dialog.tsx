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

/** Changes what is known of a client. */
export function EditClientDialog({ client, opened, onClose }: EditClientDialogProps) {
  return (
    <FormDialog title={`Edit ${client.company_name}`} opened={opened} onClose={onClose} width={640}>
      <Changes client={client} />
    </FormDialog>
  );
}

function Changes({ client }: { client: Client }) {
  const update = useUpdateClient(client.client_id);
  return (
    <ClientForm
      client={client}
      error={update.error}
      busy={update.isPending}
      labels={{ send: 'Save changes', busy: 'Saving...' }}
      onSend={(body, { done, fail, dirty }) =>
        update.mutate(changed(body, dirty), {
          onSuccess: ({ company_name }) => {
            toastSuccess(`${company_name} is saved`);
            done();
          },
          onError: fail,
        })
      }
    />
  );
}

/** Only what was changed is sent: what somebody else changed meanwhile stays. */
function changed(body: ClientFormBody, dirty: readonly string[]): BodyOf<'clients.update'> {
  return Object.fromEntries(Object.entries(body).filter(([name]) => dirty.includes(name)));
}

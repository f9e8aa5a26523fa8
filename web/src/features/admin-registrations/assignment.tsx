import { ConflictError } from '@grt/sdk';
import type { Registration } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { readAccount } from '../../core/account.ts';
import { AdministratorField, useAdministrators } from '../../parts/administrator-field.tsx';
import { toastFailure, toastSuccess, toastWarning } from '../../ui/toast.ts';
import { useAssignRegistration } from './admin-registrations.queries.ts';
import styles from './assignment.module.css';

/** Who looks at a pending application, and giving it to somebody else. Others see it in the list, and leave it alone. */
export function Assignment({ registration }: { registration: Registration }) {
  const { id, company_name, assigned_to } = registration;
  const administrators = useAdministrators();
  const assign = useAssignRegistration();
  const me = administrators.data?.find(({ username }) => username === readAccount()?.username);
  const present = administrators.data?.find(({ username }) => username === assigned_to);

  const give = (adminId: number | undefined) =>
    assign.mutate(
      { id, adminId },
      {
        onSuccess: (given) =>
          toastSuccess(
            given.assigned_to === null
              ? `Nobody in particular looks at ${company_name}`
              : `${given.assigned_to} looks at ${company_name}`,
          ),
        onError: (error) => {
          // Somebody has decided meanwhile: who and when. The application is being asked for anew.
          if (error instanceof ConflictError) toastWarning(error.message);
          else toastFailure('Failed to assign registration', error);
        },
      },
    );

  return (
    <div className={styles['assignment']}>
      <AdministratorField
        label="Looked at by"
        none="Nobody in particular"
        value={present?.id}
        disabled={assign.isPending || !administrators.data}
        onChange={give}
      />
      {me && me.id !== present?.id && (
        <Button variant="default" disabled={assign.isPending} onClick={() => give(me.id)}>
          Assign to me
        </Button>
      )}
    </div>
  );
}

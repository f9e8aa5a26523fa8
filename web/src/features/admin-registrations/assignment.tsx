import { ConflictError } from '@grt/sdk';
import type { Registration } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { readAccount } from '../../core/account.ts';
import { AdministratorField, useAdministrators } from '../../parts/administrator-field.tsx';
import { toastFailure, toastSuccess, toastWarning } from '../../ui/toast.ts';
import { useAssignRegistration } from './admin-registrations.queries.ts';
import styles from './assignment.module.css';

/**
 * A pending application's assignee, and reassigning it. Others see it in the list and leave it alone.
 */
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
              ? `${company_name} is no longer assigned`
              : `${company_name} was assigned to ${given.assigned_to}`,
          ),
        onError: (error) => {
          // Someone decided meanwhile: who and when. The application is being reloaded.
          if (error instanceof ConflictError) toastWarning(error.message);
          else toastFailure('Failed to assign registration', error);
        },
      },
    );

  return (
    <div className={styles['assignment']}>
      <AdministratorField
        label="Assigned to"
        none="No one"
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

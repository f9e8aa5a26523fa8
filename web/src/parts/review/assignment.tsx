import { ConflictError } from '@grt/sdk';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';
import { toastFailure, toastWarning } from '../../ui/toast.ts';
import { AdministratorField, useAdministrators, useMyId } from '../administrator-field.tsx';
import { useChange } from '../../ui/use-change.ts';
import type { Reviewable, ReviewKind } from './review-kind.ts';
import styles from './review-workspace.module.css';
import { caseKey, queueKey } from './use-review-queue.ts';

export interface Assigning {
  readonly isReady: boolean;
  /** Whose it is. */
  readonly presentId: number | undefined;
  readonly myId: number | undefined;
  readonly give: (adminId: number | undefined) => void;
}

/** Who has a case, and giving it to someone else. @param assignedTo - username */
export function useAssigning<Row extends Reviewable>(
  kind: ReviewKind<Row>,
  row: Row | undefined,
  assignedTo: string | null,
): Assigning {
  const grt = useGrt();
  const queryClient = useQueryClient();
  const administrators = useAdministrators();
  const myId = useMyId();
  const { mutate, isPending } = useChange({
    mutationFn: async (adminId: number | undefined) => await kind.assign?.(grt, row?.id ?? 0, adminId ?? null),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: ['admin'], refetchType: 'none' });
      await Promise.all(
        [queueKey(kind.name), caseKey(kind.name, row?.id ?? 0)].map((queryKey) =>
          queryClient.refetchQueries({ queryKey, type: 'active' }),
        ),
      );
    },
  });
  return {
    isReady: !isPending && administrators.data !== undefined && row !== undefined,
    presentId: administrators.data?.find(({ username }) => username === assignedTo)?.id,
    myId,
    give: (adminId) =>
      mutate(adminId, {
        onError: (error) => {
          // Someone decided meanwhile: who and when. The case is being read again.
          if (error instanceof ConflictError) toastWarning(error.message);
          else toastFailure(`Failed to assign ${kind.noun[0]}`, error, row && kind.summaryOf(row).name);
        },
      }),
  };
}

/** A pending case's assignee, and reassigning it. Others see it in the list and leave it alone. */
export function Assignment({ assigning: { isReady, presentId, myId, give } }: { assigning: Assigning }) {
  return (
    <div className={styles['assignment']}>
      <AdministratorField label="Assigned to" none="No one" value={presentId} disabled={!isReady} onChange={give} />
      {myId !== undefined && myId !== presentId && (
        <Button variant="default" disabled={!isReady} aria-keyshortcuts="m" onClick={() => give(myId)}>
          Assign to me
        </Button>
      )}
    </div>
  );
}

import { useState } from 'react';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { tellDone, tellFailed } from '../account-settings/saved.ts';
import { ConfirmOnDemand } from '../../ui/confirm-on-demand.tsx';
import { useChange } from '../../ui/use-change.ts';

interface LostFactorButtonProps {
  /** Whose it is. */
  readonly name: string;
  readonly remove: () => Promise<unknown>;
}

/** For an administrator: removes the second factor of someone who has lost it. */
export function LostFactorButton({ name, remove }: LostFactorButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const removal = useChange({
    mutationFn: remove,
    onSuccess: async () => await queryClient.invalidateQueries({ queryKey: ['admin'] }),
  });
  const confirm = () =>
    removal.mutate(undefined, {
      onSuccess: () => tellDone(`The second factor of ${name} was removed.`),
      onError: (error) => tellFailed(error, `Failed to remove the second factor of ${name}. Please try again.`),
      here: { onSettled: () => setAsking(false) },
    });
  return (
    <>
      <Button size="xs" variant="default" aria-label={`Remove second factor: ${name}`} onClick={() => setAsking(true)}>
        Remove second factor
      </Button>
      <ConfirmOnDemand
        title={`Remove the second factor of ${name}?`}
        question="Do this only if you are sure who is asking. Their next sign-in needs the password only, all their sessions and API tokens end, and they get an email."
        opened={isAsking}
        confirm={{ label: 'Remove', busyLabel: 'Removing...' }}
        busy={removal.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

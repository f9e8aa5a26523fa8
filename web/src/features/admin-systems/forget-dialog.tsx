import type { FailedJob } from '@grt/sdk/contract';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import { useFailedJob } from './admin-systems.queries.ts';

interface ForgetDialogProps {
  readonly job: FailedJob | undefined;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks before a failed job is permanently removed from the list. */
export function ForgetDialog({ job, opened, onClose }: ForgetDialogProps) {
  const forget = useFailedJob('forgetJob');
  const shown = useLastDefined(job);
  return (
    <ConfirmDialog
      title="Forget this job?"
      question={`${shown?.job_class ?? 'The job'} is removed from the list permanently and will not run again.`}
      opened={opened}
      confirm={{ label: 'Forget', busyLabel: 'Forgetting...' }}
      busy={forget.isPending}
      onConfirm={() => {
        if (!job) return;
        forget.mutate(job.id, {
          onSuccess: () => toastSuccess(`${job.job_class} was forgotten`),
          onError: (error) => toastFailure('Failed to forget the job', error, job.job_class),
          here: { onSettled: onClose },
        });
      }}
      onClose={onClose}
    />
  );
}

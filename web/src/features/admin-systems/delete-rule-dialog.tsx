import type { GeoRule } from '@grt/sdk/contract';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import { useDeleteRule } from './admin-systems.queries.ts';

interface DeleteRuleDialogProps {
  readonly rule: GeoRule | undefined;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks before a rule is deleted. @see docs/specification/part-2-admin-domains-bidding-pages.md §2 and §8 */
export function DeleteRuleDialog({ rule, opened, onClose }: DeleteRuleDialogProps) {
  const remove = useDeleteRule();
  const shown = useLastDefined(rule);
  return (
    <ConfirmDialog
      title="Confirm Deletion"
      question={`Delete the rule for ${shown?.name ?? 'this place'}? Clicks from there will be served unless another rule blocks them.`}
      opened={opened}
      confirm={{ label: 'Delete', busyLabel: 'Deleting...' }}
      busy={remove.isPending}
      onConfirm={() => {
        if (!rule) return;
        remove.mutate(rule, {
          onSuccess: () => toastSuccess('Rule deleted successfully', rule.name),
          onError: (error) => toastFailure('Failed to delete rule', error, rule.name),
          here: { onSettled: onClose },
        });
      }}
      onClose={onClose}
    />
  );
}

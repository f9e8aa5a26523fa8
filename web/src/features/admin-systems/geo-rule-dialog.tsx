import type { GeoRule } from '@grt/sdk/contract';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { FormDialog } from '../../parts/unsaved-guard/form-dialog.tsx';
import { GeoRuleFields } from './geo-rule-fields.tsx';

/** The rule being edited, or a new one. */
export type EditedRule = GeoRule | 'new';

interface GeoRuleDialogProps {
  readonly edited: EditedRule | undefined;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Adds a rule, or changes one.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2; docs/specification/decisions.md §10 */
export function GeoRuleDialog({ edited, opened, onClose }: GeoRuleDialogProps) {
  const shown = useLastDefined(edited);
  const rule = shown === 'new' ? undefined : shown;
  return (
    <FormDialog
      title={rule ? 'Edit Geo-blocking Rule' : 'Add Geo-blocking Rule'}
      opened={opened}
      onClose={onClose}
      width={480}
    >
      <GeoRuleFields rule={rule} />
    </FormDialog>
  );
}

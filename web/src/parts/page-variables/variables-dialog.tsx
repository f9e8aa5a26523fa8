import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormDialog } from '../unsaved-guard/form-dialog.tsx';
import { VariableForm } from './variable-form.tsx';
import { VariableList } from './variable-list.tsx';
import { VariableValues } from './variable-values.tsx';
import type { VariablesView } from './variables-view.ts';

interface VariablesDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Page variables: one dialog, three views. @see docs/specification/decisions.md §9 */
export function VariablesDialog({ opened, onClose }: VariablesDialogProps) {
  const [view, setView] = useState<VariablesView>(first);
  const toList = () => setView({ step: 'list' });
  return (
    <FormDialog
      title={titleOf(view)}
      opened={opened}
      param="variables"
      width={720}
      onClose={() => {
        setView(first);
        onClose();
      }}
    >
      <View key={view.step} isFirst={view === first}>
        {view.step === 'list' && <VariableList onView={setView} />}
        {view.step === 'form' && <VariableForm variable={view.variable} onBack={toList} />}
        {view.step === 'values' && <VariableValues variable={view.variable} onBack={toList} />}
      </View>
    </FormDialog>
  );
}

const first: VariablesView = { step: 'list' };

/** Takes over focus from the previous view, whose button is gone; initially the dialog has it. */
function View({ isFirst, children }: { isFirst: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isFirst) place.current?.focus();
  }, [isFirst]);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}

function titleOf(view: VariablesView): string {
  if (view.step === 'list') return 'Page variables';
  if (view.step === 'values') return `{${view.variable.variable_key}} on each domain`;
  return view.variable ? `Edit {${view.variable.variable_key}}` : 'New variable';
}

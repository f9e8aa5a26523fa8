import { NativeSelect, Textarea } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import { useDialogBusy } from '../../ui/dialog.tsx';
import { useCommonReasons } from './common-reasons.ts';
import type { DecisionDraft } from './use-decision-text.ts';

interface DecisionTextProps {
  readonly draft: DecisionDraft;
  /** Ctrl or Command with Enter. */
  readonly onSend?: () => void;
}

/** The text of a decision, with any common reasons above it. Nothing where nothing is written. */
export function DecisionText({ draft, onSend }: DecisionTextProps) {
  const { words, text, fault, write, isChecking } = draft;
  useDialogBusy(isChecking);
  const { list: reasons } = useCommonReasons(words?.reasonsOf);
  if (!words) return null;
  const { label, description, isRequired = false } = words;
  return (
    <>
      {reasons?.length !== 0 && (
        <NativeSelect
          label="Common reasons"
          value={reasons?.find((reason) => reason.text === text)?.text ?? ''}
          data={[
            { value: '', label: 'Write my own' },
            ...(reasons ?? []).map((reason) => ({ value: reason.text, label: reason.name })),
          ]}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
      )}
      <Textarea
        label={label}
        withAsterisk={isRequired}
        description={description}
        rows={isRequired ? 4 : 3}
        value={text}
        error={fault}
        data-autofocus
        {...(onSend ? { onKeyDown: getHotkeyHandler([['mod+Enter', onSend]]) } : {})}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
    </>
  );
}

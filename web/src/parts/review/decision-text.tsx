import { NativeSelect, Textarea } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';

/** The text of a decision: the notes of an approval, or a reason. */
export interface DecisionTextWords {
  readonly label: string;
  readonly description: string;
  readonly maxLength: number;
  readonly isRequired?: boolean;
  /** Common reasons to start from. */
  readonly reasons?: readonly { readonly name: string; readonly text: string }[];
}

interface DecisionTextProps {
  readonly words: DecisionTextWords;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Ctrl or Command with Enter. */
  readonly onSend?: () => void;
}

/** The text of a decision, with any common reasons above it. */
export function DecisionText({ words, text, onText, onSend }: DecisionTextProps) {
  const { label, description, maxLength, isRequired = false, reasons } = words;
  return (
    <>
      {reasons && (
        <NativeSelect
          label="Common reasons"
          value={reasons.find((reason) => reason.text === text)?.text ?? ''}
          data={[
            { value: '', label: 'Write my own' },
            ...reasons.map((reason) => ({ value: reason.text, label: reason.name })),
          ]}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
        />
      )}
      <Textarea
        label={label}
        withAsterisk={isRequired}
        description={description}
        rows={isRequired ? 4 : 3}
        maxLength={maxLength}
        value={text}
        data-autofocus
        {...(onSend ? { onKeyDown: getHotkeyHandler([['mod+Enter', onSend]]) } : {})}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
    </>
  );
}

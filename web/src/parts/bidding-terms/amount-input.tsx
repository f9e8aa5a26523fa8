import { TextInput, type TextInputProps } from '@mantine/core';
import { settledAmount } from './bidding-values.ts';

interface AmountInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'onBlur' | 'type' | 'inputMode'> {
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** A field for an amount in dollars. It is a text field, so that no browser reads a comma as it likes, and no wheel changes
 * what is in it; once it is left, it shows the amount that was read. */
export function AmountInput({ value, onText, ...props }: AmountInputProps) {
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={({ currentTarget }) => onText(currentTarget.value)}
      onBlur={() => {
        const settled = settledAmount(value);
        if (settled !== value) onText(settled);
      }}
      {...props}
    />
  );
}

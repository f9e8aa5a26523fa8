import { TextInput } from '@mantine/core';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface UsernameFieldProps {
  readonly label: string;
  readonly error: string | undefined;
  /** From the form's `register`. */
  readonly field: UseFormRegisterReturn;
}

/** A username field that browsers remember but do not autocorrect or capitalize. */
export function UsernameField({ label, error, field }: UsernameFieldProps) {
  return (
    <TextInput
      label={label}
      size="md"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      error={error}
      {...field}
    />
  );
}

import { TextInput } from '@mantine/core';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface UsernameFieldProps {
  readonly label: string;
  readonly error: string | undefined;
  /** For a name that is chosen here: its rules. */
  readonly help?: string;
  /** From the form's `register`. */
  readonly field: UseFormRegisterReturn;
}

/** A username field that browsers remember but do not autocorrect or capitalize. */
export function UsernameField({ label, error, help, field }: UsernameFieldProps) {
  return (
    <TextInput
      label={label}
      size="md"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      error={error}
      {...(help === undefined ? {} : { description: help, inputWrapperOrder: order })}
      {...field}
    />
  );
}

const order: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

import type { ComponentProps } from 'react';
import { PasswordField } from '../ui/password-field.tsx';
import { PasswordStrength } from './password-strength.tsx';

type FieldProps = Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete'>;

interface NewPasswordFieldsProps {
  readonly labels: { readonly password: string; readonly confirmation: string };
  /** What the form says of the two: how they are registered, and what is wrong with them. */
  readonly password: FieldProps;
  readonly confirmation: FieldProps;
  /** What is typed into the two. */
  readonly typed: readonly [password: string, confirmation: string];
  /** Said as soon as the second begins to differ. */
  readonly mismatch: string;
}

/** A new password, how strong it is, and the same once more. Specification part 1, section 5. */
export function NewPasswordFields({ labels, password, confirmation, typed, mismatch }: NewPasswordFieldsProps) {
  const [first, second] = typed;
  return (
    <>
      <PasswordField {...password} label={labels.password} autoComplete="new-password" />
      <PasswordStrength password={first} />
      <PasswordField
        {...confirmation}
        label={labels.confirmation}
        autoComplete="new-password"
        error={second === '' || first === second ? confirmation.error : mismatch}
      />
    </>
  );
}

import type { UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from '../ui/password-field.tsx';
import { PasswordStrength } from './password-strength.tsx';

interface FieldError {
  readonly message?: string | undefined;
}

interface NewPasswordFieldsProps {
  readonly labels: { readonly password: string; readonly confirmation: string };
  /** From the form's `register`. */
  readonly fields: { readonly password: UseFormRegisterReturn; readonly confirmation: UseFormRegisterReturn };
  /** The form's own. */
  readonly errors: {
    readonly password?: FieldError | undefined;
    readonly password_confirmation?: FieldError | undefined;
  };
  /** As tall as on the sign-in screens. */
  readonly size?: 'md';
  /** The values of both fields. */
  readonly typed: readonly [password: string, confirmation: string];
  /** Shown as soon as the second starts to differ. */
  readonly mismatch: string;
}

/** A new password, its strength, and its confirmation. @see docs/specification/part-1-public-and-client.md §5 */
export function NewPasswordFields({ labels, fields, errors, typed, mismatch, ...rest }: NewPasswordFieldsProps) {
  const [first, second] = typed;
  return (
    <>
      <PasswordField
        {...rest}
        {...fields.password}
        label={labels.password}
        autoComplete="new-password"
        description="8 to 128 characters of any kind. Not your username, and not a common password."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={errors.password?.message}
      />
      <PasswordStrength password={first} />
      <PasswordField
        {...rest}
        {...fields.confirmation}
        label={labels.confirmation}
        autoComplete="new-password"
        error={errors.password_confirmation?.message ?? (second === '' || first === second ? undefined : mismatch)}
      />
    </>
  );
}

import { passwordMaxLength, passwordMinLength, passwordStrengthLabels } from '../limits.ts';
import { messagesOfAccountSetupForm } from '../messages.gen.ts';
import { commonPasswords } from './common-passwords.ts';
import type { FormErrors } from './form-rule.ts';

const points: readonly RegExp[] = [
  new RegExp(`^.{${String(passwordMinLength)},}$`, 's'),
  /[a-z]/,
  /[A-Z]/,
  /[0-9]/,
  /[^A-Za-z0-9]/,
];

/** A password's strength, 0 to 5: a point each for length, a lowercase letter, an uppercase letter, a digit, and a
 * special character. Advisory only.
 * @see docs/specification/part-1-public-and-client.md §5; docs/specification/decisions.md §2 */
export function passwordStrength(password: string): { score: number; label: (typeof passwordStrengthLabels)[number] } {
  const score = points.filter((point) => point.test(password)).length;
  return { score, label: passwordStrengthLabels[score] ?? passwordStrengthLabels[0] };
}

/** Faults of a new password and of its repetition. @param username - unknown until the server has looked it up. */
export function newPasswordErrors(
  { password, password_confirmation: confirmation }: NewPassword,
  { username = '' }: { readonly username?: string | undefined } = {},
): FormErrors {
  const problem = password === undefined ? undefined : passwordProblem(password, { username });
  const differs = password !== undefined && confirmation !== undefined && confirmation !== password;
  return {
    ...(problem === undefined ? {} : { password: [problem] }),
    ...(differs ? { password_confirmation: [messagesOfAccountSetupForm.password_confirmation.required] } : {}),
  };
}

interface NewPassword {
  readonly password?: string;
  readonly password_confirmation?: string;
}

/** Said of a password that is on a list of common ones: a short one here, a longer one on the server. */
export const commonPasswordFault = 'This password is too common. Please choose another one';

/** Why a password is refused; undefined if it is accepted: 8 to 128 characters of any kind, not one of the most common,
 * and not the username. @see docs/specification/decisions.md §2 */
export function passwordProblem(password: string, { username }: { username: string }): string | undefined {
  const words = messagesOfAccountSetupForm.password;
  const length = Array.from(password).length;
  if (length === 0) return words.required;
  if (length < passwordMinLength) return words.minLength;
  if (length > passwordMaxLength) return words.maxLength;
  const folded = password.toLowerCase();
  if (folded === username.toLowerCase()) return 'Please choose a password that is not your username';
  return commonPasswords.has(folded) ? commonPasswordFault : undefined;
}

import { usernameMaxLength, usernameMinLength } from '../contract/limits.ts';

/** Whether a username has the right form: 3 to 32 letters, digits, dots, hyphens and underscores.
 * @see docs/specification/decisions.md §2 */
export function isUsername(text: string): boolean {
  return text.length >= usernameMinLength && text.length <= usernameMaxLength && /^[A-Za-z0-9._-]+$/.test(text);
}

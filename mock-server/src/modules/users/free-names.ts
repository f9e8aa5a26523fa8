import { messages } from '@grt/sdk/contract';
import { constraintOf } from '../../core/database/constraint.ts';
import { invalid } from '../../core/refusal.ts';

export const emailTaken = invalid({ email: [messages.AdminUserForm.email.unique] });

/** Runs work that writes an administrator's username or address. @throws Refusal 422 naming the one that is taken. */
export async function withFreeNames<T>(work: () => Promise<T>): Promise<T> {
  const words = messages.AdminUserForm;
  try {
    return await work();
  } catch (error) {
    const constraint = constraintOf(error)?.constraint;
    if (constraint === 'accounts_username_key') throw invalid({ username: [words.username.unique] });
    if (constraint === 'accounts_email_key') throw emailTaken;
    throw error;
  }
}

import { messagesOfSignInCompletion } from '../messages.gen.ts';
import type { SignInCompletion } from '../schema.gen.ts';
import type { FormErrors } from './form-rule.ts';

const words = messagesOfSignInCompletion;

/** A sign-in is completed with a code for its challenge, with a passkey for it, or with a passkey alone.
 * @see docs/decisions/0014-second-factor.md */
export function completionErrors({ challenge, code, passkey }: Partial<SignInCompletion>): FormErrors {
  if (passkey !== undefined) return code === undefined ? {} : { code: [words.code.contradiction] };
  return {
    ...(challenge === undefined ? { challenge: [words.challenge.required] } : {}),
    ...(code === undefined ? { code: [words.code.required] } : {}),
  };
}

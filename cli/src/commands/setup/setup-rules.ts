import { messages } from '@grt/sdk/contract';
import { isUsername } from '@grt/sdk/rules';

export { passwordProblem, passwordStrength } from '@grt/sdk/rules';

/** Why a username is invalid, in the specification's words. */
export function usernameProblem(text: string): string | undefined {
  return isUsername(text) ? undefined : messages.AccountSetupForm.username.pattern;
}

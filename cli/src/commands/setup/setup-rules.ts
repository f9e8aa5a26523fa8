import { messages } from '@grt/sdk/contract';
import { isUsername } from '@grt/sdk/rules';

export { passwordProblem, passwordStrength } from '@grt/sdk/rules';

/** What is wrong with a username, in the specification's words. */
export function usernameProblem(text: string): string | undefined {
  return isUsername(text) ? undefined : messages.AccountSetupForm.username.pattern;
}

import { form } from '@grt/sdk/forms/setup.createAccount';
import { formCheck } from '../../parts/form-check.ts';

export { passwordProblem, passwordStrength } from '@grt/sdk/rules';

const check = formCheck(form);

/** Why a username is invalid, in the specification's words. */
export function usernameProblem(text: string): string | undefined {
  return check('username', text, {});
}

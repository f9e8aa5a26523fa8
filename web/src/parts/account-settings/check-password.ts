import { checkForm } from '@grt/sdk/check-form';
import { form } from '@grt/sdk/forms/auth.changePassword';
import { newPasswordErrors } from '@grt/sdk/rules';

/** Checks a changed password as the server will. */
export const checkPassword = (body: object) => checkForm(form, body, (right) => newPasswordErrors(right));

import { checkForm } from '@grt/sdk/check-form';
import { form } from '@grt/sdk/forms/auth.updateProfile';

/** Checks a profile as the server will. */
export const checkProfile = (body: object) => checkForm(form, body);

import { checkForm } from '@grt/sdk/check-form';
import { form } from '@grt/sdk/forms/settings.update';

/** Checks platform settings as the server will. */
export const checkSettings = (body: object) => checkForm(form, body);

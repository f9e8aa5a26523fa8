import { checkForm } from '@grt/sdk/check-form';
import { form } from '@grt/sdk/forms/pages.create';
import { pageErrors } from '@grt/sdk/rules';

/** Checks a page as the server will. */
export const checkPage = (body: object) => checkForm(form, body, pageErrors);

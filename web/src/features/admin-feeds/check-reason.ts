import { checkForm } from '@grt/sdk/check-form';
import { form } from '@grt/sdk/forms/adminFeeds.reject';

/** Why the server would refuse the reason of a rejection. */
export const faultInReason = (reason: string): string | undefined =>
  checkForm(form, { reason }).errors?.['reason']?.[0];

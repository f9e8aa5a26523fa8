import { checkForm } from '@grt/sdk/check-form';
import { form } from '@grt/sdk/forms/feedReview.resolve';

/** Why the server would refuse the reason of a rejection. */
export const faultInReason = (notes: string): string | undefined =>
  checkForm(form, { action: 'resolve', review_id: 1, resolution: 'rejected', notes }).errors?.['notes']?.[0];

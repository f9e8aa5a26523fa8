import { checkForm } from '@grt/sdk/check-form';
import { form } from '@grt/sdk/forms/views.save';

/** Why the server would refuse the name of a view. */
export function faultInName(name: string): string | undefined {
  return checkForm(form, { list: 'clients', name, query: '' }).errors?.['name']?.[0];
}

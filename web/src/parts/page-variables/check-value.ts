import { checkForm } from '@grt/sdk/check-form';
import { form } from '@grt/sdk/forms/variables.saveValues';

/** Why the server would refuse the value of a domain. */
export function faultsInValue(domain_id: number | undefined, value: string) {
  const { errors = {} } = checkForm(form, { values: [{ domain_id, value }] });
  const faults = (['domain_id', 'value'] as const).flatMap((name) => {
    const sentence = errors[`values.0.${name}`]?.[0];
    return sentence === undefined ? [] : [[name, sentence] as const];
  });
  return Object.fromEntries(faults);
}

import { checkForm } from '@grt/sdk/check-form';
import { form } from '@grt/sdk/forms/notes.create';

/** Why the server would refuse the text of a note. */
export function faultInNote(text: string): string | undefined {
  return checkForm(form, { subject_type: 'client', subject_id: 1, text }).errors?.['text']?.[0];
}

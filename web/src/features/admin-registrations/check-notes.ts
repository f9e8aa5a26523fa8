import { checkForm } from '@grt/sdk/check-form';
import { form as approval } from '@grt/sdk/forms/registrations.approve';
import { form as questionForm } from '@grt/sdk/forms/registrations.ask';
import { form as rejection } from '@grt/sdk/forms/registrations.reject';

/** Why the server would refuse the notes of a decision. */
export function faultInNotes(kind: 'approve' | 'reject', admin_notes: string): string | undefined {
  const { errors } = kind === 'approve' ? checkForm(approval, { admin_notes }) : checkForm(rejection, { admin_notes });
  return errors?.['admin_notes']?.[0];
}

/** Why the server would refuse a question. */
export function faultInQuestion(question: string): string | undefined {
  return checkForm(questionForm, { question }).errors?.['question']?.[0];
}

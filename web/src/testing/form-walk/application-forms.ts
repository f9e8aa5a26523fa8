import { screen } from '@testing-library/react';
import { press, soon, type Opening, type WalkedForm } from './walked-form.ts';
import { act, fireEvent, within } from '@testing-library/react';

const personal = {
  first_name: ['First Name', 'Nora'],
  last_name: ['Last Name', 'Field'],
  email: ['Email', 'nora@brightside.example'],
  phone: ['Phone', '+1 (312) 555-0199'],
} as const;

const business = {
  company_name: ['Company Name', 'Brightside Video'],
  website: ['Website', 'brightside.example'],
  company_description: ['Company Description', 'Short films about daylight.'],
  job_title: ['Job Title', 'Founder'],
} as const;

/** Fills in the steps before this one. */
const after =
  (...steps: readonly WalkedForm['fields'][]): Opening =>
  async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Apply for access' }, soon);
    for (const fields of steps) {
      for (const [label, entered] of Object.values(fields)) {
        const input = await within(dialog).findByLabelText(label, { selector: 'input, textarea' }, soon);
        act(() => void fireEvent.change(input, { target: { value: entered } }));
      }
      await press('Continue');
    }
    return dialog;
  };

const wizard = {
  file: 'features/application-wizard/application-state.ts',
  operation: 'registrations.submit',
  kind: 'multipart',
  as: 'visitor',
  at: '/landing?apply=1',
  send: 'Continue',
} as const;

/** The steps of the application wizard. */
export const applicationForms: readonly WalkedForm[] = [
  { ...wizard, open: after(), fields: personal, passed: 'Company Name' },
  { ...wizard, open: after(personal), fields: business, passed: 'Expected Traffic' },
  {
    ...wizard,
    open: after(personal, business),
    fields: {
      expected_traffic: ['Expected Traffic', '10k-50k'],
      budget_range: ['Budget Range', '$1000-$5000'],
      country: ['Country', 'Andorra'],
      state: ['State', 'Canillo'],
      timezone: ['Timezone', 'Chicago time'],
    },
    passed: /Edit/,
  },
  {
    file: 'features/application-status/answer-form.tsx',
    operation: 'registrations.answer',
    kind: 'multipart',
    as: 'visitor',
    at: ({ applicationToken }) => `/application?token=${applicationToken}`,
    send: 'Send answer',
    fields: { answer: ['Your answer', 'Here it is.'] },
    others: ['Add a file'],
    adds: ['token'],
  },
];

import { screen } from '@testing-library/react';
import { dialog, press, soon, type WalkedForm } from './walked-form.ts';

const clientFields = {
  company_name: ['Company name', 'Brightside Video'],
  first_name: ['First name', 'Nora'],
  last_name: ['Last name', 'Field'],
  email: ['Email', 'nora@brightside.example'],
  phone: ['Phone', '+1 (312) 555-0199'],
  job_title: ['Job title', 'Founder'],
  website: ['Website', 'brightside.example'],
  country: ['Country', 'US'],
  state: ['State or province', 'IL'],
  timezone: ['Timezone', 'America/Chicago'],
  subscription_plan: ['Subscription plan', 'Premium'],
} as const;

const tooLong = 'a'.repeat(256);

/** A state is chosen in a list once there is a country. */
const wrongClient = {
  company_name: tooLong,
  first_name: tooLong,
  last_name: tooLong,
  email: 'nobody@',
  phone: '12',
  job_title: tooLong,
  website: 'x y',
} as const;

const userFields = {
  first_name: ['First name', 'Tess'],
  last_name: ['Last name', 'Lang'],
  email: ['Email', 'tess@grt.example'],
  role: ['Role', 'reviewer'],
} as const;

/** What an administrator fills in about clients and other administrators, and keeps about them. */
export const adminClientForms: readonly WalkedForm[] = [
  {
    file: 'features/admin-clients/client-form.tsx',
    operation: 'clients.create',
    as: 'reviewer',
    at: '/admin/clients?add=1',
    open: dialog('Add New Client'),
    send: 'Add client and send link',
    fields: clientFields,
    wrong: wrongClient,
  },
  {
    file: 'features/admin-clients/client-form.tsx',
    operation: 'clients.update',
    as: 'reviewer',
    at: '/admin/clients/1',
    open: dialog('Edit', /^Edit/),
    send: 'Save changes',
    fields: clientFields,
    wrong: wrongClient,
  },
  {
    file: 'features/admin-clients/check-suspension.ts',
    operation: 'clients.suspend',
    as: 'reviewer',
    at: '/admin/clients?search=globex',
    open: dialog('Suspend: Globex Clips', 'Suspend: Globex Clips'),
    send: 'Suspend',
    fields: { reason: ['Reason', 'Payment is overdue.'] },
  },
  {
    file: 'parts/list-views/check-view.ts',
    operation: 'views.save',
    as: 'reviewer',
    at: '/admin/clients',
    open: async () => {
      await press('Saved views');
      return await screen.findByRole('form', { name: 'Save this view' }, soon);
    },
    send: 'Save view',
    fields: { name: ['Save this view as', 'Big ones'] },
    adds: ['list', 'query'],
  },
  {
    file: 'parts/notes/check-note.ts',
    operation: 'notes.create',
    as: 'reviewer',
    at: '/admin/clients/1?tab=notes',
    open: dialog('Add note', /^Internal note on/),
    send: 'Add note',
    fields: { text: ['Internal note', 'Called on Monday.'] },
    adds: ['subject_type', 'subject_id'],
  },
  {
    file: 'features/admin-settings/user-dialog.tsx',
    operation: 'users.create',
    as: 'admin',
    at: '/admin/settings',
    open: dialog('Add administrator', 'Add administrator'),
    send: 'Add and send link',
    fields: { username: ['Username', 'tess'], ...userFields },
  },
  {
    file: 'features/admin-settings/user-dialog.tsx',
    operation: 'users.update',
    as: 'admin',
    at: '/admin/settings',
    open: dialog(/^Edit (?!the reasons)/, /^Edit /),
    send: 'Save changes',
    fields: userFields,
  },
];

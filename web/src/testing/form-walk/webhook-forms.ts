import { dialog, type WalkedForm } from './walked-form.ts';

const file = 'features/webhooks/webhook-fields.tsx';
const fields = {
  url: ['Address', 'https://hooks.example/other'],
  description: ['Description', 'Tells our team chat'],
} as const;

/** Adding and editing webhooks, as a client. */
export const webhookForms: readonly WalkedForm[] = [
  {
    file,
    operation: 'webhooks.create',
    as: 'acme',
    at: '/client/webhooks?add=1',
    open: dialog('Add webhook'),
    send: 'Add Webhook',
    fields,
    ticks: { events: ['feed.approved', 'Feed approved'] },
  },
  {
    file,
    operation: 'webhooks.update',
    as: 'acme',
    at: ({ webhook }) => `/client/webhooks/${String(webhook)}`,
    open: dialog('Edit', 'Edit webhook'),
    send: 'Save Webhook',
    fields,
    ticks: { events: ['budget.spent', 'Daily budget spent'] },
  },
];

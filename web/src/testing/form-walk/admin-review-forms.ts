import { dialog, type WalkedForm } from './walked-form.ts';

/** An approval needs no note, unlike a rejection. */
const noNote = (label: string) => ({ admin_notes: [label, ''] }) as const;
const note = (label: string) => ({ admin_notes: [label, 'No such site.'] }) as const;

/** What a reviewer fills in about applications, domains, and feeds. */
export const adminReviewForms: readonly WalkedForm[] = [
  {
    file: 'features/admin-domains/check-notes.ts',
    operation: 'domains.approve',
    as: 'reviewer',
    at: '/admin/domains?search=waiting',
    open: dialog('Approve', 'Approve waiting.example'),
    send: 'Approve',
    fields: noNote('Note to the client'),
  },
  {
    file: 'features/admin-domains/check-notes.ts',
    operation: 'domains.reject',
    as: 'reviewer',
    at: '/admin/domains?search=waiting',
    open: dialog('Reject', 'Reject waiting.example'),
    send: 'Reject',
    fields: note('Reason'),
    others: ['Common reasons'],
  },
  {
    file: 'features/admin-registrations/check-notes.ts',
    operation: 'registrations.approve',
    as: 'reviewer',
    at: '/admin/registrations?status=pending',
    open: dialog('Approve', /^Approve/),
    send: 'Approve',
    fields: noNote('Internal note'),
  },
  {
    file: 'features/admin-registrations/check-notes.ts',
    operation: 'registrations.ask',
    as: 'reviewer',
    at: '/admin/registrations?open=next',
    open: dialog(/^Ask for more/, /^Ask /),
    send: 'Send question',
    fields: { question: ['What is missing', 'A copy that can be read'] },
  },
  {
    file: 'features/admin-registrations/check-notes.ts',
    operation: 'registrations.reject',
    as: 'reviewer',
    at: '/admin/registrations?status=pending',
    open: dialog('Reject', /^Reject/),
    send: 'Reject',
    fields: note('Reason'),
    others: ['Common reasons'],
  },
  {
    file: 'features/admin-feeds/check-rejection.ts',
    operation: 'feedReview.resolve',
    as: 'reviewer',
    at: '/admin/feeds?tab=review',
    open: dialog('Reject', /^Reject/),
    send: 'Reject',
    fields: { notes: ['Reason', 'The pictures are too small.'] },
    others: ['Common reasons'],
    adds: ['action', 'review_id', 'resolution'],
  },
];

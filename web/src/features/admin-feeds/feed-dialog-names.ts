import type { DialogAddress } from '../../core/use-dialog-address.ts';

/** Dialogs of one feed, such as `?open=7`, and those without one, such as `?add=1`. */
export const feedDialogNames = ['open', 'edit', 'file', 'report', 'add', 'upload'] as const;

export type FeedDialogAddress = DialogAddress<(typeof feedDialogNames)[number]>;

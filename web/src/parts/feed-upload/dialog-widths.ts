import type { UploadPhase } from './feed-upload.queries.ts';

/** How wide the dialog is in each step, in pixels: the columns of a file stand beside their preview. */
export const dialogWidths: Readonly<Record<UploadPhase['step'], number>> = {
  form: 600,
  sending: 600,
  mapping: 1160,
  importing: 860,
};

import type { TextFormat } from './format.ts';

const form = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/;

/** Whether a text is a moment such as 2026-11-20T14:05:00Z, on a day that exists. RFC 3339. */
export function isDateTime(text: string): boolean {
  const day = form.exec(text)?.[1];
  if (day === undefined || Number.isNaN(Date.parse(text))) return false;
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

/** `format: date-time` */
export const dateTime: TextFormat = { accepts: isDateTime };

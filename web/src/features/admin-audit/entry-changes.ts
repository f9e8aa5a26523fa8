import type { AuditEntry } from '@grt/sdk/contract';

/** One field of an entry; '—' if it was absent. */
export interface EntryChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** The fields of an entry, in words, without unchanged ones. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): EntryChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .map((field) => ({
      field: field.replaceAll('_', ' '),
      before: inWords(before?.[field]),
      after: inWords(after?.[field]),
    }))
    .filter((change) => change.before !== change.after);
}

function inWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((part) => typeof part === 'string')) return value.join(', ');
  return JSON.stringify(value, null, 2);
}

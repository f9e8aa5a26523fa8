import type { FeedAccounting } from '../accounting.ts';
import type { FieldName } from '../fields.ts';

/** Columns that do not add up: `values = stored + not_mapped + rejected + left_out`, and no more are changed than stored. */
export function unbalanced({ columns }: FeedAccounting): string[] {
  return columns
    .filter(({ values, stored, changed, not_mapped, rejected, left_out }) => {
      const leftOut = left_out.reduce((sum, { count }) => sum + count, 0);
      return values !== stored + not_mapped + rejected + leftOut || changed > stored || changed < 0;
    })
    .map((account) => JSON.stringify(account));
}

/** How many values each field got. */
export function storedByField({ columns }: FeedAccounting): { readonly [Field in FieldName]?: number } {
  return Object.fromEntries(columns.flatMap(({ fields, stored }) => fields.map((field) => [field, stored])));
}

/** One line for each column, such as `tags > tags: 3 = 1 stored (1 changed) + 2 rejected`. */
export function accountLines({ columns, other_columns, unread_rows }: FeedAccounting): string[] {
  const lines = columns.map(({ column, fields, values, stored, changed, not_mapped, rejected, left_out }) => {
    const parts = [
      part(stored, `stored${changed > 0 ? ` (${String(changed)} changed)` : ''}`),
      part(not_mapped, 'not mapped'),
      part(rejected, 'rejected'),
      ...left_out.map(({ code, count }) => part(count, code)),
    ];
    const target = fields.length === 0 ? '' : ` > ${fields.join(', ')}`;
    return `${column}${target}: ${String(values)} = ${parts.filter((text) => text !== '').join(' + ') || '0'}`;
  });
  if (other_columns.columns > 0) lines.push(`others: ${String(other_columns.values)}`);
  if (unread_rows > 0) lines.push(`unread rows: ${String(unread_rows)}`);
  return lines;
}

function part(count: number, what: string): string {
  return count === 0 ? '' : `${String(count)} ${what}`;
}

import { isOwnName } from './column-names.ts';
import { mappingOf, type ColumnMapping, type MappedField } from './column-mapping.ts';
import { availableFields, requiredFields, type FeedType } from './fields.ts';

/** What the column names say on their own. */
export interface NaturalMapping {
  /** Columns that have a field's own name or label. */
  readonly mapping: ColumnMapping;
  /** A required field has no such column, so a person must map the columns. */
  readonly needsMapping: boolean;
}

/** Maps columns by the fields' own names and labels, ignoring case, spaces, hyphens and underscores. Nothing else maps
 * a column without a person: synonyms and sampled values only make suggestions.
 * @see docs/specification/decisions.md §7 */
export function naturalMapping(columns: readonly string[], feedType: FeedType): NaturalMapping {
  const fields: MappedField[] = [];
  for (const { name: field } of availableFields(feedType)) {
    const column = columns.find((name) => isOwnName(name, field));
    if (column !== undefined) fields.push({ column, field });
  }
  const found = new Set(fields.map(({ field }) => field));
  return { mapping: mappingOf(fields), needsMapping: requiredFields(feedType).some((field) => !found.has(field)) };
}

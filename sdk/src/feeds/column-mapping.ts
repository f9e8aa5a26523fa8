import type { idDerivationValues, listSeparatorValues, valueReadingValues } from '../contract/enums.gen.ts';
import type { FieldName } from './fields.ts';

/** How an id is found in another column, for sources without an id column. last-number: the last numeric part of a
 * path; query-id: a parameter `viewkey`, `v` or `id`; after-embed: the part after `/embed/`; whole-url: the address
 * itself.
 * @see docs/specification/decisions.md §7 */
export type IdDerivation = (typeof idDerivationValues)[number];

/** What a mapping may name as the separator between the entries of a list. */
export type ListSeparator = (typeof listSeparatorValues)[number];

/** How to read a value. If omitted: by its form, with a bare number as seconds. `text`: HTML entities and tags are
 * resolved, and a list stays one entry. */
export type ValueReading = (typeof valueReadingValues)[number];

/** The field that a column fills, and how. `split` is the separator between the entries of a list, taken literally. */
export interface FieldTarget<Separator extends string = ListSeparator> {
  readonly field: FieldName;
  readonly derive?: IdDerivation | undefined;
  readonly split?: Separator | undefined;
  readonly as?: ValueReading | undefined;
}

/** Fields by the source column that fills them; an empty name omits the column. Wire shape of process-mapping. */
export type ColumnMapping<Separator extends string = ListSeparator> = Readonly<
  Record<string, FieldName | '' | FieldTarget<Separator> | readonly FieldTarget<Separator>[]>
>;

/** A mapping as it is kept. One from before separators were listed may have any text of 1 to 5 characters as `split`. */
export type KeptMapping = ColumnMapping<string>;

/** A mapping as it is sent: without empty names, and without undefined. */
export type SentMapping<Separator extends string = ListSeparator> = Readonly<
  Record<string, FieldName | SentTarget<Separator> | readonly SentTarget<Separator>[]>
>;

interface SentTarget<Separator extends string> {
  readonly field: FieldName;
  readonly derive?: IdDerivation;
  readonly split?: Separator;
  readonly as?: ValueReading;
}

/** One pair of a mapping. */
export interface MappedField<Separator extends string = ListSeparator> extends FieldTarget<Separator> {
  readonly column: string;
}

/** The pairs of a mapping, in order. */
export function mappedFields<Separator extends string>(mapping: ColumnMapping<Separator>): MappedField<Separator>[] {
  return Object.entries(mapping).flatMap(([column, target]) => {
    if (target === '') return [];
    if (typeof target === 'string') return [{ column, field: target }];
    const targets = 'field' in target ? [target] : target;
    return targets.map(({ field, derive, split, as }) => ({ column, field, derive, split, as }));
  });
}

/** Turns pairs into a mapping; columns that fill several fields get an array. */
export function mappingOf<Separator extends string>(fields: readonly MappedField<Separator>[]): SentMapping<Separator> {
  const targets = new Map<string, SentTarget<Separator>[]>();
  for (const { column, field, derive, split, as } of fields) {
    const target: SentTarget<Separator> = {
      field,
      ...(derive === undefined ? {} : { derive }),
      ...(split === undefined ? {} : { split }),
      ...(as === undefined ? {} : { as }),
    };
    targets.set(column, [...(targets.get(column) ?? []), target]);
  }
  return Object.fromEntries([...targets].map(([column, list]) => [column, shortest(list)]));
}

function shortest<Separator extends string>(targets: readonly SentTarget<Separator>[]): SentMapping<Separator>[string] {
  const [only] = targets;
  if (only === undefined || targets.length > 1) return targets;
  return Object.keys(only).length === 1 ? only.field : only;
}

/** Whether every column of a mapping is among these, so that a saved mapping can be offered again. */
export function mappingFits(mapping: KeptMapping, columns: readonly string[]): boolean {
  const known = new Set(columns);
  return mappedFields(mapping).every(({ column }) => known.has(column));
}

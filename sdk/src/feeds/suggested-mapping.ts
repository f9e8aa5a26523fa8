import {
  mappingOf,
  type IdDerivation,
  type ListSeparator,
  type MappedField,
  type SentMapping,
  type ValueReading,
} from './column-mapping.ts';
import type { FieldName } from './fields.ts';

/** A suggestion for one field (wire shape). */
export interface MappingSuggestion {
  readonly column: string;
  readonly field: FieldName;
  /** 0 to 1. */
  readonly confidence: number;
  /** Why, in a sentence without its period. */
  readonly reason: string;
  /** A value of the column. */
  readonly sample: string | null;
  readonly derive: IdDerivation | null;
  readonly split: ListSeparator | null;
  readonly as: ValueReading | null;
}

/** The pair of a mapping that a suggestion proposes. */
export function suggestedField({ column, field, derive, split, as }: MappingSuggestion): MappedField {
  return {
    column,
    field,
    ...(derive === null ? {} : { derive }),
    ...(split === null ? {} : { split }),
    ...(as === null ? {} : { as }),
  };
}

/** The mapping that suggestions add up to: of an upload's analysis, or of `analyzeFeed`. */
export function suggestedMapping(suggestions: readonly MappingSuggestion[]): SentMapping {
  return mappingOf(suggestions.map(suggestedField));
}

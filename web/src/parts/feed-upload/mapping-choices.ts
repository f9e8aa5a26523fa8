import type { ColumnMapping, FieldTarget, ItemField, MappingAnalysis, MappingSuggestion } from '@grt/sdk/contract';
import { checkMapping, mappedFields, mappingOf, type MappedField, type MappingErrors } from '@grt/sdk/feeds';

/** What somebody has chosen so far: pairs of column and field. A column may fill several fields. */
export type MappingChoices = readonly MappedField[];

/** What the step starts with: the mapping that this feed used last, else every suggestion. */
export function firstChoices({ saved_mapping, suggestions }: MappingAnalysis): MappingChoices {
  if (saved_mapping) return mappedFields(saved_mapping as Parameters<typeof mappedFields>[0]);
  return suggestions.map(pairOf);
}

/** Puts `field` in the place of `before`, both optional: nothing before adds, nothing after takes away. What a suggestion
 * knows of the pair, such as how an id is derived, comes with it. */
export function choose(
  choices: MappingChoices,
  { column, before, field }: { column: string; before: ItemField | undefined; field: ItemField | undefined },
  suggestions: readonly MappingSuggestion[],
): MappingChoices {
  const suggested = suggestions.find((one) => one.column === column && one.field === field);
  const pair = field === undefined ? [] : [suggested ? pairOf(suggested) : { column, field }];
  const at = choices.findIndex((one) => one.column === column && one.field === before);
  return at < 0 ? [...choices, ...pair] : [...choices.slice(0, at), ...pair, ...choices.slice(at + 1)];
}

/** The mapping as it is sent. */
export const sentMapping = (choices: MappingChoices): ColumnMapping => mappingOf(choices) as ColumnMapping;

/** Why it cannot be sent; no entry when it can. The server judges by the same rule. */
export const choiceErrors = (choices: MappingChoices, { columns, feed_info }: MappingAnalysis): MappingErrors =>
  checkMapping(sentMapping(choices), columns, feed_info.feed_type);

function pairOf({ column, field, derive, split, as }: MappingSuggestion): MappedField {
  const target = {
    field,
    ...(derive === null ? {} : { derive }),
    ...(split === null ? {} : { split }),
    ...(as === null ? {} : { as }),
  };
  return { column, ...(target as FieldTarget) };
}

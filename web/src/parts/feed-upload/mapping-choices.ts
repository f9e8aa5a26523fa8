import type { ColumnMapping, ItemField, MappingAnalysis, MappingSuggestion } from '@grt/sdk/contract';
import {
  checkKeptMapping,
  checkMapping,
  mappedFields,
  mappingOf,
  suggestedField,
  type MappedField,
  type SentMapping,
} from '@grt/sdk/feeds';
import type { FormErrors } from '@grt/sdk/rules';

/** The current choices: pairs of column and field. A column may fill several fields. */
export type MappingChoices = readonly MappedField<string>[];

/** Initial choices: the mapping that this feed used last, otherwise every suggestion. */
export function firstChoices({ saved_mapping, suggestions }: MappingAnalysis): MappingChoices {
  if (saved_mapping) return mappedFields(saved_mapping as Parameters<typeof mappedFields>[0]);
  return suggestions.map(suggestedField);
}

/** Whether the feed's last mapping had this pair. */
export const wasMapped = (
  { saved_mapping }: MappingAnalysis,
  pair: { readonly column: string; readonly field: ItemField | undefined },
): boolean =>
  saved_mapping !== null &&
  mappedFields(saved_mapping as Parameters<typeof mappedFields>[0]).some(
    ({ column, field }) => column === pair.column && field === pair.field,
  );

/** Replaces `before` with `field`, both optional: without `before` it adds, without `field` it removes. What a
 * suggestion knows about the pair, such as how an id is derived, is kept. */
export function choose(
  choices: MappingChoices,
  { column, before, field }: { column: string; before: ItemField | undefined; field: ItemField | undefined },
  suggestions: readonly MappingSuggestion[],
): MappingChoices {
  const suggested = suggestions.find((one) => one.column === column && one.field === field);
  const pair = field === undefined ? [] : [suggested ? suggestedField(suggested) : { column, field }];
  const at = choices.findIndex((one) => one.column === column && one.field === before);
  return at < 0 ? [...choices, ...pair] : [...choices.slice(0, at), ...pair, ...choices.slice(at + 1)];
}

/** The mapping that the choices add up to. */
export const chosenMapping = (choices: MappingChoices): SentMapping<string> => mappingOf(choices);

/** The mapping to send once nothing is wrong with it; undefined: the one that the feed used last, as it is. */
export const sentMapping = (choices: MappingChoices, analysis: MappingAnalysis): ColumnMapping | undefined =>
  isAsLastTime(choices, analysis) ? undefined : (chosenMapping(choices) as ColumnMapping);

/** Why it is invalid; empty if valid. The server applies the same rule. */
export function choiceErrors(choices: MappingChoices, analysis: MappingAnalysis): FormErrors {
  const check = isAsLastTime(choices, analysis) ? checkKeptMapping : checkMapping;
  return check(chosenMapping(choices), analysis.columns, analysis.feed_info.feed_type);
}

function isAsLastTime(choices: MappingChoices, analysis: MappingAnalysis): boolean {
  const asText = (all: MappingChoices) => JSON.stringify(chosenMapping(all));
  return analysis.saved_mapping !== null && asText(choices) === asText(firstChoices(analysis));
}

/** What is wrong with a column, or with one of its fields. */
export function errorOfColumn(errors: FormErrors, column: string): string | undefined {
  const name = `mapping.${column}`;
  const isWithin = (field: string) =>
    field.startsWith(name) && /^(\.\d+)?\.(field|derive|split|as)$/.test(field.slice(name.length));
  const [sentence] = errors[name] ?? Object.entries(errors).find(([field]) => isWithin(field))?.[1] ?? [];
  return sentence;
}

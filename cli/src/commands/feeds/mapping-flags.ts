import type { ColumnMapping, FieldTarget, MappingAnalysis } from '@grt/sdk/contract';

/** The required fields that the suggestions leave open. */
export function openFields({ available_fields, suggestions }: MappingAnalysis): MappingAnalysis['available_fields'] {
  const suggested = new Set(suggestions.map(({ field }) => field));
  return available_fields.filter(({ name, required }) => required && !suggested.has(name));
}

/** The flags equivalent to a mapping, for a shell. */
export function mappingFlags(mapping: ColumnMapping): readonly string[] {
  return Object.entries(mapping).flatMap(([column, target]) => {
    const targets: readonly (string | FieldTarget)[] =
      typeof target === 'string' ? [target] : 'field' in target ? [target] : target;
    return targets.map((one) => `--map ${shellWord(`${column}=${targetText(one)}`)}`);
  });
}

function targetText(target: string | FieldTarget): string {
  if (typeof target === 'string') return target;
  const { field, derive, split, as } = target;
  return [
    field,
    ...(derive === undefined ? [] : [`derive=${derive}`]),
    ...(split === undefined ? [] : [`split=${split === ',' ? 'comma' : split}`]),
    ...(as === undefined ? [] : [`as=${as}`]),
  ].join(',');
}

function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

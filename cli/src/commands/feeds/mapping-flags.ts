import { separatorNames } from '@grt/sdk/contract';
import type { ColumnMapping, FieldTarget, MappingAnalysis } from '@grt/sdk/contract';
import { shellWord } from '../../core/shell-word.ts';

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
    ...(split === undefined ? [] : [`split=${nameOf(split)}`]),
    ...(as === undefined ? [] : [`as=${as}`]),
  ].join(',');
}

/** The name of a separator that flags cannot hold as it is: a comma, which separates the options, and what cannot be seen. */
function nameOf(separator: string): string {
  const name = Object.entries(separatorNames).find(([, known]) => known === separator)?.[0];
  return name !== undefined && /[\s,]/.test(separator) ? name : separator;
}

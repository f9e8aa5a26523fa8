import type { KeptMapping, KeptTarget } from '@grt/sdk/contract';
import { idDerivationValues, itemFieldValues, separatorNames, valueReadingValues } from '@grt/sdk/contract';
import { InvalidArgumentError } from 'commander';

/**
 * Reads one `--map column=field`, followed by how to read the column: `--map embed=external_id,derive=last-number`.
 * A column may be named several times, a field once. Whether a separator is one that the contract lists is checked with the
 * mapping as a whole.
 * @param before - result of the preceding flags
 */
export function addMapFlag(typed: string, before: KeptMapping = {}): KeptMapping {
  const { column, field, details } = partsOf(typed);
  if (column === '' || !/^[a-z_]+$/.test(field)) throw new InvalidArgumentError('Use column=field.');
  const target = targetOf(field, details);
  const present = Object.hasOwn(before, column) ? targetsOf(before[column]) : [];
  return { ...before, [column]: present.length === 0 ? target : [...present, target] };
}

/** The details are at the end; a column's name may contain what looks like one, and any character. */
function partsOf(typed: string): { column: string; field: string; details: string[] } {
  const parts = typed.split(',');
  const isDetail = (part = ''): boolean => /^(?:derive|split|as)=/.test(part);
  let details = parts.length;
  while (details > 1 && isDetail(parts[details - 1])) details -= 1;
  while (details < parts.length && !parts.slice(0, details).join(',').includes('=')) details += 1;
  const pair = parts.slice(0, details).join(',');
  const equals = Math.max(pair.lastIndexOf('='), 0);
  return { column: pair.slice(0, equals), field: pair.slice(equals + 1), details: parts.slice(details) };
}

function targetsOf(value: KeptMapping[string] | undefined): readonly KeptTarget[] {
  if (value === undefined) return [];
  if (typeof value === 'string') return [{ field: memberOf(itemFieldValues, value, 'field') }];
  return 'field' in value ? [value] : value;
}

function targetOf(field: string, details: readonly string[]): KeptTarget {
  const given = new Map(
    details.map((detail) => {
      const at = detail.indexOf('=');
      return [detail.slice(0, at), detail.slice(at + 1)] as const;
    }),
  );
  const derive = given.get('derive');
  const split = given.get('split');
  const as = given.get('as');
  if (split === '') throw new InvalidArgumentError('split= needs the separator between the entries.');
  return {
    field: memberOf(itemFieldValues, field, 'field'),
    ...(derive === undefined ? {} : { derive: memberOf(idDerivationValues, derive, 'derive') }),
    ...(split === undefined ? {} : { split: separatorOf(split) }),
    ...(as === undefined ? {} : { as: memberOf(valueReadingValues, as, 'as') }),
  };
}

/** Commas separate the options, and shells know spaces and pipes as something else: so these have names. */
function separatorOf(typed: string): string {
  return Object.entries(separatorNames).find(([name]) => name === typed)?.[1] ?? typed;
}

function memberOf<Value extends string>(values: readonly Value[], typed: string, what: string): Value {
  const found = values.find((value) => value === typed);
  if (found === undefined)
    throw new InvalidArgumentError(`Unknown ${what} "${typed}". Choose from: ${values.join(', ')}.`);
  return found;
}

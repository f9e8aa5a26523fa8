import type { FlatInput, OperationRow, ParameterRule } from '../../contract/operation-row.ts';
import { parameterRules } from '../../contract/parameters.gen.ts';

/** Refuses what the contract does not allow in the path or the query, and, without a body, names that it does not have. What
 * has no place in a query stays out of it: undefined and null.
 * @throws TypeError with the operation, the parameter, and what is allowed */
export function checkParameters(operation: string, row: OperationRow, input: FlatInput): void {
  const inPath = Array.from(row.path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  const known = [...inPath, ...(row.query ?? [])];
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || value === null) continue;
    if (!known.includes(name)) {
      // Then it belongs to the body, if there is one.
      if (row.body !== undefined) continue;
      throw new TypeError(
        `${operation} has no parameter ${name}, ${known.length === 0 ? 'and takes none' : `only ${known.join(', ')}`}`,
      );
    }
    const fault = faultOf(value, parameterRules[`${operation} ${name}`] ?? parameterRules[name] ?? {});
    if (fault !== undefined) throw new TypeError(`${operation}: ${name} ${fault}`);
  }
}

function faultOf(value: unknown, rule: ParameterRule): string | undefined {
  if (Array.isArray(value) && rule.isList !== true) return 'must be one value, not a list';
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  const wrong = entries
    .filter((entry) => entry !== null)
    .map(String)
    .find((text) => !fits(text, rule));
  return wrong === undefined ? undefined : `must be ${allowedBy(rule)}, not '${wrong}'`;
}

const written: Readonly<Record<NonNullable<ParameterRule['type']>, RegExp>> = {
  integer: /^-?\d+$/,
  number: /^-?\d+(\.\d+)?$/,
  boolean: /^(true|false)$/,
};

/** To the server, a text that is empty is one that is not there. */
function fits(text: string, { type, values, minimum = -Infinity, maximum = Infinity }: ParameterRule): boolean {
  if (type !== undefined && !written[type].test(text)) return false;
  if (values !== undefined) return values.includes(text) || text === '';
  return type === undefined || type === 'boolean' || (Number(text) >= minimum && Number(text) <= maximum);
}

function allowedBy({ type, values, minimum, maximum }: ParameterRule): string {
  if (values !== undefined) return inWords(values);
  if (type === 'boolean') return 'true or false';
  const noun = type === 'integer' ? 'an integer' : 'a number';
  if (minimum === undefined) return noun;
  return maximum === undefined
    ? `${noun} from ${String(minimum)}`
    : `${noun} from ${String(minimum)} to ${String(maximum)}`;
}

function inWords(values: readonly string[]): string {
  const last = values.at(-1) ?? '';
  if (values.length < 3) return values.join(' or ');
  return `${values.slice(0, -1).join(', ')}, or ${last}`;
}

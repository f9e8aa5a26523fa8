import { typesOf } from './contract-schemas.ts';
import type { ContractSchemas } from './contract-schemas.ts';

const wholeNumber = /^-?\d{1,16}$/;
const decimalNumber = /^-?\d{1,16}(?:\.\d{1,10})?$/;
const booleans: Readonly<Record<string, boolean>> = { true: true, false: false, 1: true, 0: false };

/** Converts a string from a path, query, or form to the type that its schema requires: digits into a number,
 * true, false, 1, and 0 into a boolean, JSON into an object. Anything else stays a string, which the schema
 * then refuses; nothing is guessed, and '' is not a number.
 * @param schema - the schema of the value, possibly a reference. */
function coerce(schemas: ContractSchemas, schema: unknown, text: string): unknown {
  const resolved = schemas.resolve(schema);
  const types = typesOf(resolved);
  if (types.includes('integer') && wholeNumber.test(text)) {
    const number = Number(text);
    return Number.isSafeInteger(number) ? number : text;
  }
  if (types.includes('number') && decimalNumber.test(text)) return Number(text);
  if (types.includes('boolean') && Object.hasOwn(booleans, text)) return booleans[text];
  if ((types.includes('object') || types.includes('array')) && /^\s*[[{]/.test(text)) return parsed(text);
  return text;
}

/** Converts all strings under one name to a value: a list if the schema is one, otherwise the single string.
 * @returns undefined if there are several and the schema allows only one. */
export function coerceAll(
  schemas: ContractSchemas,
  schema: unknown,
  found: readonly string[],
): { value: unknown } | undefined {
  const resolved = schemas.resolve(schema);
  const [first] = found;
  if (typesOf(resolved).includes('array')) {
    if (found.length === 1 && first !== undefined && /^\s*\[/.test(first)) return { value: parsed(first) };
    return { value: found.map((text) => coerce(schemas, resolved['items'] ?? {}, text)) };
  }
  return found.length === 1 && first !== undefined ? { value: coerce(schemas, resolved, first) } : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

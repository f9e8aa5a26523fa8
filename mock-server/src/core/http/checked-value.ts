import type { FieldErrors } from '../refusal.ts';
import type { ContractSchemas } from './contract-schemas.ts';
import { isFields, type Fields } from '@grt/sdk/document';
import { faultsOf, fieldErrors, inContractOrder, withEmptyPlaces } from './field-faults.ts';
import type { Fault } from './field-faults.ts';
import { keptValues } from './kept-values.ts';
import { unsafeFields } from './safe-value.ts';

/** Checks several fields of a body together. It gets only the fields that are valid on their own. */
export type BodyRule = (body: Fields) => FieldErrors;

/** What is known about a value before it is checked. */
interface GivenValue {
  readonly value: unknown;
  /** Faults found earlier, outside the schema. */
  readonly faults?: readonly Fault[];
  /** The schema whose messages are used, if different. */
  readonly messages?: Fields;
  readonly rule?: BodyRule | undefined;
}

/** A value as it will be stored, and all its faults: those of the schema and those of its rule. */
export interface CheckedValue {
  readonly value: unknown;
  readonly errors: FieldErrors;
}

/** Checks the fields of a path, a query, or headers. Their texts stay as they came: what was damaged once can be found. */
export function checkParameters(schemas: ContractSchemas, schema: Fields, given: GivenValue): FieldErrors {
  return unsafeFields(given.value, () => true) ?? checkedFields(schemas, schema, given, []);
}

/** Checks a body. */
export function checkBody(schemas: ContractSchemas, schema: Fields, given: GivenValue): CheckedValue {
  const unsafe = unsafeFields(given.value, (field) => isJsonText(schemas, schema, field)) ?? {};
  const { value, empty } = keptValues(schemas, schema, given.value);
  const own = { ...checkedFields(schemas, schema, { ...given, value }, empty), ...unsafe };
  const others = given.rule?.(rightFields(value, own)) ?? {};
  return { value, errors: inContractOrder(schemas, given.messages ?? schema, { ...others, ...own }) };
}

/** Whether a field is a text with JSON in it, whose names may be those of a feed's columns. */
function isJsonText(schemas: ContractSchemas, schema: Fields, field: string): boolean {
  const properties = schemas.resolve(schema)['properties'];
  const part = isFields(properties) ? properties[field] : undefined;
  return isFields(part) && schemas.resolve(part)['x-text'] === 'json';
}

function checkedFields(
  schemas: ContractSchemas,
  schema: Fields,
  { value, faults = [], messages = schema }: GivenValue,
  empty: readonly (readonly string[])[],
): FieldErrors {
  const validate = schemas.forRequest(schema);
  const isValid = validate(value);
  if (isValid && faults.length === 0 && empty.length === 0) return {};
  // An earlier fault says it all: the schema would only call the field missing.
  const told = new Set(faults.map(({ path }) => path[0]));
  const own = withEmptyPlaces(isValid ? [] : faultsOf(validate.errors ?? []), empty);
  return fieldErrors(schemas, messages, [...faults, ...own.filter(({ path }) => !told.has(path[0]))]);
}

function rightFields(value: unknown, errors: FieldErrors): Fields {
  const faulty = new Set(Object.keys(errors).map((field) => field.split('.')[0]));
  return Object.fromEntries(Object.entries(isFields(value) ? value : {}).filter(([name]) => !faulty.has(name)));
}

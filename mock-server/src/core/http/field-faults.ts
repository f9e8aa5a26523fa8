import { faultSentence, tellingFaults } from '@grt/sdk/rules';
import type { FieldFault } from '@grt/sdk/rules';
import type { ErrorObject } from 'ajv';

import type { FieldErrors } from '../refusal.ts';
import type { ContractSchemas } from './contract-schemas.ts';
import { isFields, type Fields } from '@grt/sdk/document';

/** A fault of one field, named as in JSON Schema. */
export interface Fault extends FieldFault {
  readonly path: readonly string[];
}

/** More would not help anyone; a list of thousands would only be long. */
const maxFields = 100;

/** Describes what is wrong with each field, in the contract's sentences (`x-messages`), otherwise in default ones.
 * The first message of a field is the one to show. */
export function fieldErrors(schemas: ContractSchemas, schema: Fields, faults: readonly Fault[]): FieldErrors {
  const found = new Map<string, Fault[]>();
  for (const fault of faults) {
    const field = fault.path.join('.') || 'body';
    found.set(field, [...(found.get(field) ?? []), fault]);
  }
  return Object.fromEntries(
    Object.entries(inContractOrder(schemas, schema, Object.fromEntries(found))).map(([field, list]) => {
      const own = ownSentences(schemas, schema, list[0]?.path ?? []);
      return [field, [...new Set(tellingFaults(list).map((fault) => faultSentence(field, fault, own)))]];
    }),
  );
}

/** The fields in the contract's order, unknown ones last, up to a limit. */
export function inContractOrder<Told>(
  schemas: ContractSchemas,
  schema: Fields,
  errors: Readonly<Record<string, Told>>,
): Readonly<Record<string, Told>> {
  const order = Object.keys(propertiesOf(schemas.resolve(schema)));
  const rank = (field: string) => {
    const index = order.indexOf(field.split('.')[0] ?? '');
    return index === -1 ? order.length : index;
  };
  const fields = Object.entries(errors).sort(([one], [other]) => rank(one) - rank(other));
  return Object.fromEntries(fields.slice(0, maxFields));
}

/** The faults, with a single one for each empty place instead of what the schema says about its emptiness. */
export function withEmptyPlaces(faults: readonly Fault[], empty: readonly (readonly string[])[]): readonly Fault[] {
  const isElsewhere = ({ path }: Fault) => !empty.some((place) => isBelow(path, place));
  return [...faults.filter(isElsewhere), ...empty.map((path) => ({ path, keyword: 'required', params: {} }))];
}

/** Ajv's faults by field. For a choice (`oneOf`, `anyOf`) with no match, the faults of its parts are kept if they say
 * more than that the type is wrong; otherwise the accepted types are listed together. */
export function faultsOf(errors: readonly ErrorObject[]): Fault[] {
  let faults = errors
    .filter(({ keyword }) => keyword !== 'if' && keyword !== 'propertyNames')
    .map((error): Fault => ({
      path: pathOf(error),
      keyword: error.keyword,
      params: error.params as Record<string, unknown>,
    }));
  for (const choice of faults.filter(isChoice)) faults = withoutChoice(faults, choice);
  return faults;
}

function isChoice({ keyword }: Fault): boolean {
  return keyword === 'oneOf' || keyword === 'anyOf';
}

function withoutChoice(faults: readonly Fault[], choice: Fault): Fault[] {
  const isHere = ({ path }: Fault) => path.length === choice.path.length && isBelow(path, choice.path);
  const types = faults.filter((fault) => isHere(fault) && fault.keyword === 'type');
  const rest = faults.filter((fault) => fault !== choice && !types.includes(fault));
  if (rest.some((fault) => isBelow(fault.path, choice.path) && !isChoice(fault))) return rest;
  const names = types.flatMap(({ params }) =>
    Array.isArray(params['type']) ? (params['type'] as unknown[]) : [params['type']],
  );
  return [...rest, names.length > 0 ? { path: choice.path, keyword: 'type', params: { type: names } } : choice];
}

function isBelow(path: readonly string[], place: readonly string[]): boolean {
  return place.every((step, index) => path[index] === step);
}

function pathOf(error: ErrorObject): string[] {
  const steps = error.instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const params = error.params as Record<string, unknown>;
  const child = params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
  return typeof child === 'string' ? [...steps, child] : steps;
}

/** `x-messages` of the object that owns a field, for this field. */
function ownSentences(
  schemas: ContractSchemas,
  schema: Fields,
  path: readonly string[],
): Readonly<Record<string, string>> {
  const [step, ...rest] = path;
  if (step === undefined) return {};
  for (const part of partsOf(schemas, schema)) {
    const entry = (/^\d+$/.test(step) ? part['items'] : undefined) ?? part['additionalProperties'];
    const next = propertiesOf(part)[step] ?? entry;
    if (rest.length > 0) {
      const deeper = isFields(next) ? ownSentences(schemas, next, rest) : {};
      if (Object.keys(deeper).length > 0) return deeper;
      if (!rest.every((inner) => /^\d+$/.test(inner))) continue;
    }
    const messages = part['x-messages'];
    const sentences = isFields(messages) ? messages[step] : undefined;
    if (isFields(sentences)) {
      return Object.fromEntries(
        Object.entries(sentences).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
      );
    }
  }
  return {};
}

/** A schema and its `allOf` parts. */
function partsOf(schemas: ContractSchemas, schema: Fields, depth = 0): Fields[] {
  const resolved = schemas.resolve(schema);
  const mixed = ['allOf', 'oneOf', 'anyOf'].flatMap((key) =>
    Array.isArray(resolved[key]) ? (resolved[key] as unknown[]) : [],
  );
  return depth > 5
    ? [resolved]
    : [resolved, ...mixed.filter(isFields).flatMap((part) => partsOf(schemas, part, depth + 1))];
}

function propertiesOf(schema: Fields): Fields {
  return isFields(schema['properties']) ? schema['properties'] : {};
}

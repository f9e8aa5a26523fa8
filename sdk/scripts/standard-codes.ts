import { DocumentError, optionalFields, textsOf, type Fields } from '../src/contract/document/index.ts';

/** The codes that any call may be refused with. */
const ofEvery = [
  'forbidden',
  'session_needed',
  'scope_lacking',
  'invalid',
  'too_many_requests',
  'wrong_host',
  'timeout',
  'internal',
  'contract_violation',
  'unavailable',
  'no_room',
  'overloaded',
  'outcome_unknown',
];
const ofKeys = ['idempotency_key_reused', 'still_running'];
const ofBodies = ['bad_request', 'broken_off', 'too_large', 'wrong_type'];

/** The code of a status that a source lists, unless the operation has other ones. */
const ofStatuses: Readonly<Record<string, string>> = { 404: 'not_found', 409: 'conflict', 410: 'gone' };

/** Adds to `x-error-codes`, where a source lists only what this operation alone refuses, the codes of the refusals that
 * every call of its kind has.
 * @param operation - with its standard refusals (standard-refusals.ts)
 * @param known - the values of `ErrorCode`; `feed.*` in a source is each of them that begins so
 * @throws DocumentError if a source lists one that is not known */
export function withStandardCodes(place: string, operation: Fields, known: readonly string[]): Fields {
  const roles = textsOf(operation['x-roles'], place);
  const isOpen = roles.includes('visitor');
  const isForAdministrators = roles.some((role) => role !== 'visitor' && role !== 'client');
  const codes = [
    ...textsOf(operation['x-error-codes'], place).flatMap((code) => meant(code, known, place)),
    ...Object.keys(optionalFields(operation['responses'], place)).flatMap((status) => ofStatuses[status] ?? []),
    ...(isOpen ? [] : ['unauthenticated']),
    ...(isOpen || !isForAdministrators || operation['x-without-second-factor'] === true
      ? []
      : ['second_factor_setup_required']),
    ...(operation['x-step-up'] === undefined ? [] : ['auth.step_up_required']),
    ...(takesKey(operation) ? ofKeys : []),
    ...(operation['x-edits'] === undefined ? [] : ['precondition_failed']),
    ...(operation['requestBody'] === undefined ? [] : ofBodies),
    ...ofEvery,
  ];
  return { ...operation, 'x-error-codes': [...new Set(codes)] };
}

function meant(code: string, known: readonly string[], place: string): readonly string[] {
  const found = known.filter((one) => (code.endsWith('.*') ? one.startsWith(code.slice(0, -1)) : one === code));
  if (found.length === 0) throw new DocumentError(`${place}: ErrorCode has no ${code}`);
  return found;
}

/** Whether a call can be named, so that it is done once. */
export function takesKey(operation: Fields): boolean {
  const parameters: readonly unknown[] = Array.isArray(operation['parameters']) ? operation['parameters'] : [];
  return parameters.some(
    (entry) => optionalFields(entry, 'parameters')['$ref'] === '#/components/parameters/IdempotencyKey',
  );
}

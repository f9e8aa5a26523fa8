import { fieldsOf, optionalFields, textsOf, type Fields } from '../src/contract/document/index.ts';
import { takesKey } from './standard-codes.ts';

/**
 * Adds the refusals that follow from an operation's properties, so that a source lists only others and those with a
 * special meaning (a reply that the source lists is kept as is):
 *
 * | operation                       | refusals                                  |
 * | ------------------------------- | ----------------------------------------- |
 * | every one                       | 422 Invalid, 429 TooMany, default Failure |
 * | needs a session (x-roles)       | 401 Unauthorized, 403 Forbidden           |
 * | has a parameter in its path     | 404 NotFound                              |
 * | takes an `Idempotency-Key`      | 409 Conflict                              |
 * | edits what another shows (x-edits) | 412 ChangedSince                       |
 * | takes a body                    | 400 BadRequest, 413 TooLarge, 415 WrongType |
 *
 * 422 belongs to every operation, because an unknown query parameter is refused everywhere.
 */
export function withStandardRefusals(path: string, operation: Fields): Fields {
  const names: Record<string, string> = {
    ...(textsOf(operation['x-roles'], path).includes('visitor') ? {} : { '401': 'Unauthorized', '403': 'Forbidden' }),
    ...(path.includes('{') ? { '404': 'NotFound' } : {}),
    ...(takesKey(operation) ? { '409': 'Conflict' } : {}),
    ...(operation['x-edits'] === undefined ? {} : { '412': 'ChangedSince' }),
    ...(operation['requestBody'] === undefined ? {} : { '400': 'BadRequest', '413': 'TooLarge', '415': 'WrongType' }),
    '422': 'Invalid',
    '429': 'TooMany',
    default: 'Failure',
  };
  const standard = Object.entries(names).map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]);
  const { default: ownFailure, ...own } = optionalFields(operation['responses'], path);
  const { default: failure, ...refusals } = fieldsOf(Object.fromEntries(standard), path);
  return { ...operation, responses: { ...refusals, ...own, default: ownFailure ?? failure } };
}

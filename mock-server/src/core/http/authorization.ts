import { Refusal } from '../refusal.ts';
import { stepUpRequiredCode } from '@grt/sdk/contract';
import { isFields, type Operation } from '@grt/sdk/document';
import { apiTokenPrefix, sessionTokenPrefix, type Principal } from './principal.ts';

/** Checks whether the caller may make a call, according to the document (`x-roles`, `x-scopes`, `security`).
 * @param bearer - the presented token, to distinguish a rejected one and an ended session from none at all.
 * @throws Refusal 401 without a session where one is needed; 403 for a wrong role or a token that lacks a scope.
 * @see docs/specification/decisions.md §3 */
export function authorize(operation: Operation, principal: Principal | undefined, bearer: string | undefined): void {
  if (!principal) {
    if (operation.isPublic) return;
    throw new Refusal(401, signInMessage(bearer), { headers: { 'WWW-Authenticate': 'Bearer' } });
  }
  if (!operation.roles.includes(principal.role)) throw new Refusal(403, 'Your account is not allowed to do this.');
  if (principal.kind === 'token') authorizeToken(operation, principal);
  if (principal.lacks_second_factor === true && !operation.withoutSecondFactor && !operation.isPublic)
    throw new Refusal(403, 'Administrators need a second factor here. Please set one up first.', {
      code: 'second_factor_setup_required',
    });
}

function signInMessage(bearer: string | undefined): string {
  if (bearer === undefined) return 'Please sign in.';
  if (bearer.startsWith(sessionTokenPrefix)) return 'Your session has ended. Please sign in again.';
  return bearer.startsWith(apiTokenPrefix)
    ? 'The API token was rejected. It may have expired or been revoked.'
    : `The token was not recognized. API tokens begin with ${apiTokenPrefix}.`;
}

/** Checks whether the caller's role may send these fields (`x-role-fields`), where a role may change a part of a thing only.
 * @param body - the fields of the body.
 * @throws Refusal 403 that names the fields. */
export function requireRoleFields({ roleFields }: Operation, principal: Principal | undefined, body: unknown): void {
  const own = principal && roleFields[principal.role];
  if (!own || !isFields(body)) return;
  const others = Object.keys(body).filter((field) => !own.includes(field));
  if (others.length === 0) return;
  throw new Refusal(403, `Your account may change ${own.join(' and ')} only, not ${others.join(', ')}.`);
}

/** Checks whether the person was confirmed recently, for calls that need it (`x-step-up`). API tokens are exempt: their
 * scopes are the limit, and no one could answer.
 * @param body - the fields of the body, since some calls need it for some fields only.
 * @throws Refusal 403 `auth.step_up_required`
 * @see docs/specification/decisions.md §2 */
export function requireStepUp({ stepUp }: Operation, principal: Principal | undefined, body: unknown): void {
  const isNeeded =
    typeof stepUp === 'boolean' ? stepUp : isFields(body) && stepUp.some((field) => body[field] !== undefined);
  if (!isNeeded || principal?.kind !== 'session' || principal.is_confirmed === true) return;
  throw new Refusal(403, 'Please confirm it’s you with your password or a code, and send this again.', {
    code: stepUpRequiredCode,
  });
}

function authorizeToken(operation: Operation, principal: Principal): void {
  const { scopes } = operation;
  if (scopes.includes('*')) return;
  if (scopes.length === 0)
    throw new Refusal(403, 'An API token cannot do this. Please sign in.', { code: 'session_needed' });
  const lacking = scopes.filter((scope) => principal.scopes?.includes(scope) !== true);
  if (lacking.length > 0)
    throw new Refusal(403, `The API token lacks the scope ${lacking.join(', ')}.`, { code: 'scope_lacking' });
}

/** The bearer token of an Authorization header; undefined when there is none. */
export function bearerOf(header: string | undefined): string | undefined {
  return /^Bearer +([\x21-\x7e]{1,512}) *$/i.exec(header ?? '')?.[1];
}

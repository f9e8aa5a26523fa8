import { operationAccess, type OperationId } from '@grt/sdk/contract';
import { invalid, Refusal } from '../../core/refusal.ts';
import type { Principal } from '../../core/http/principal.ts';
import type { Account } from './accounts.store.ts';

/** Something is assigned to nobody (null), or to someone who can decide on it.
 * @param administrators - the active ones.
 * @param decision - the call that decides.
 * @throws Refusal 422 */
export function requireAssignee(
  administrators: readonly Pick<Account, 'id' | 'role'>[],
  id: number | null,
  decision: OperationId,
): void {
  if (id === null) return;
  const assignee = administrators.find((account) => account.id === id);
  if (!assignee) throw invalid({ admin_id: ['This administrator does not exist'] });
  if (!operationAccess[decision].roles.includes(assignee.role))
    throw invalid({ admin_id: ['This administrator may not decide on this. Please choose another one'] });
}

/** Whose cases a list is narrowed to: an administrator's, or, with null, nobody's.
 * @param asked - as in a query: `me`, `nobody`, or an id */
export function assigneeIn(asked: string | undefined, { account_id }: Pick<Principal, 'account_id'>) {
  if (asked === undefined) return undefined;
  if (asked === 'nobody') return null;
  return asked === 'me' ? account_id : Number(asked);
}

/** Who reviews something is none of a client's business.
 * @throws Refusal 403 */
export function requireNoAssignee(asked: string | undefined): void {
  if (asked !== undefined) throw new Refusal(403, 'Only administrators can filter by assignee.');
}

import { operationAccess, type OperationId } from '@grt/sdk/contract';
import { invalid } from '../../core/refusal.ts';
import type { Account } from './accounts.store.ts';

/** Something is assigned only to someone who can decide on it.
 * @param administrators - the active ones.
 * @param decision - the call that decides.
 * @throws Refusal 422 */
export function requireAssignee(
  administrators: readonly Pick<Account, 'id' | 'role'>[],
  id: number,
  decision: OperationId,
): void {
  const assignee = administrators.find((account) => account.id === id);
  if (!assignee) throw invalid({ admin_id: ['This administrator does not exist'] });
  if (!operationAccess[decision].roles.includes(assignee.role))
    throw invalid({ admin_id: ['This administrator may not decide on this. Please choose another one'] });
}

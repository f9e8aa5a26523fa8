import type { ClientStatus } from '@grt/sdk/contract';

/** The status filter. @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
export const statusChoices = [
  { value: 'active', label: 'Active' },
  { value: 'pending', label: 'Pending' },
  { value: 'suspended', label: 'Suspended' },
  { value: 'inactive', label: 'Inactive' },
] as const;

/** The sort orders besides newest first, the default.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
export const sortChoices = [
  { value: 'oldest', label: 'Oldest' },
  { value: 'company_asc', label: 'Company A-Z' },
  { value: 'company_desc', label: 'Company Z-A' },
  { value: 'revenue_desc', label: 'Revenue high-low' },
  { value: 'revenue_asc', label: 'Revenue low-high' },
] as const;

/** What an administrator can do about a client's status. */
export type StatusAction = 'activate' | 'suspend' | 'resend';

/** A change of the status of several clients. */
export type BulkKind = 'activate' | 'suspend';

/** The statuses from which it can be made. A client that was suspended before it had set up its account cannot be
 * activated, too. */
export const changedFrom: Record<BulkKind, readonly ClientStatus[]> = {
  activate: ['suspended', 'inactive'],
  suspend: ['pending', 'active', 'inactive'],
};

/** What can be done in a status: a suspended client that never set up its account gets a new link instead. */
export function actionsFor({ status, username }: { status: ClientStatus; username: string | null }): StatusAction[] {
  const isSetUp = username !== null;
  if (status === 'active') return ['suspend'];
  if (status === 'pending') return ['resend', 'suspend'];
  if (status === 'suspended') return [isSetUp ? 'activate' : 'resend'];
  return ['activate', 'suspend'];
}

import type { Principal } from '../../core/http/principal.ts';
import { Refusal } from '../../core/refusal.ts';
import type { DomainRecord, DomainStore } from '../domains/domains.store.ts';

const words = {
  bidding: "You do not have permission to access this domain's bidding data",
  pacing: 'You do not have permission to access this data',
};

/** The domain of a call, if the caller may see it.
 * @throws Refusal 404 when there is no such domain, 403 with the specified words when it is another client's.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §6; docs/specification/decisions.md §3 */
export async function reachDomain(
  domains: DomainStore,
  id: number,
  { principal, data }: { principal: Principal; data: keyof typeof words },
): Promise<DomainRecord> {
  const record = await domains.find(id);
  if (!record) throw new Refusal(404, 'Domain not found');
  if (principal.role === 'client' && record.domain.clientId !== principal.client_id)
    throw new Refusal(403, words[data]);
  return record;
}

import { messages } from '@grt/sdk/contract';
import { invalid, Refusal } from '../../../core/refusal.ts';
import type { DomainRow, DomainStore } from '../../domains/domains.store.ts';
import type { FeedDomain } from './feeds.rules.ts';

/** The approved domain that a feed of this client is for, locked until the transaction ends.
 * @param domainId - undefined: the client's only approved one.
 * @throws Refusal 422 on `domain_id`: only the client's approved domains can have feeds.
 * @see docs/specification/decisions.md §7 */
export async function requireDomain(
  domains: DomainStore,
  clientId: number,
  domainId: number | undefined,
): Promise<DomainRow> {
  const known = domainId === undefined ? undefined : await domains.hold(domainId);
  if (known && known.clientId === clientId && known.status === 'approved') return known;
  const [only, another] = await domains.approvedOf(clientId, 2);
  if (!only) throw invalid({ domain_id: ['You need to add and get approval for at least one domain first.'] });
  if (domainId !== undefined) throw invalid({ domain_id: ['Please select an approved domain'] });
  if (another) throw invalid({ domain_id: [messages.FeedFileForm.domain_id.required] });
  return only;
}

/** A feed's domain as the rules see it, locked until the transaction ends. */
export async function holdFeedDomain(
  domains: DomainStore,
  { domainId, domainName }: { domainId: number; domainName: string },
): Promise<FeedDomain> {
  const domain = await domains.hold(domainId);
  return { domainName, isApproved: domain?.status === 'approved' };
}

/** @throws Refusal 404 as if it did not exist, also for what belongs to another client. */
export function foundFeed<Found>(feed: Found | undefined): Found {
  if (feed === undefined) throw new Refusal(404, 'Feed not found');
  return feed;
}

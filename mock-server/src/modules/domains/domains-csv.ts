import type { Domain } from '@grt/sdk/contract';
import { csvLine } from '@grt/sdk/feeds';
import { fileInBatches } from '../../core/file-in-batches.ts';
import { domainOf, type DomainFigures } from './domain-view.ts';
import type { DomainStore } from './domains.store.ts';

const columns = {
  id: ({ id }) => id,
  domain_name: ({ domain_name }) => domain_name,
  domain_url: ({ domain_url }) => domain_url,
  status: ({ status }) => status,
  client_id: ({ client_id }) => client_id,
  company_name: ({ client }) => client.company_name,
  full_name: ({ client }) => client.full_name,
  email: ({ client }) => client.email,
  dmca_compliance_url: ({ dmca_compliance_url }) => dmca_compliance_url,
  content_removal_email: ({ content_removal_email }) => content_removal_email,
  feed_count: ({ feed_count }) => feed_count,
  bidding_status: ({ bidding_status }) => bidding_status,
  cpm_unique_click_bid: ({ cpm_unique_click_bid }) => cpm_unique_click_bid,
  daily_budget: ({ daily_budget }) => daily_budget,
  current_spend: ({ bidding }) => bidding?.current_spend ?? null,
  clicks_today: ({ bidding }) => bidding?.clicks_today ?? null,
  admin_notes: ({ admin_notes }) => admin_notes,
  created_at: ({ created_at }) => created_at,
  reviewed_at: ({ reviewed_at }) => reviewed_at,
  reviewed_by: ({ reviewed_by }) => reviewed_by,
} as const satisfies Readonly<Record<string, (domain: Domain) => string | number | null>>;

/** Domains as CSV that is safe to open in a spreadsheet, in the order of the ids. */
export function domainsCsv(
  { domains, bidding }: { readonly domains: Pick<DomainStore, 'some'>; readonly bidding: DomainFigures },
  ids: readonly number[],
): ReadableStream<Uint8Array> {
  return fileInBatches(csvLine(Object.keys(columns)), ids, async (batch) => {
    const figures = await bidding.describe(batch);
    return (await domains.some(batch)).map((record) => {
      const domain = domainOf(record, { figures: figures.get(record.domain.id) });
      return csvLine(Object.values(columns).map((value) => value(domain)));
    });
  });
}

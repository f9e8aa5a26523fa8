import type { Domain } from '@grt/sdk/contract';
import type { Column } from '../../core/column.ts';
import { moneyText } from '../../core/quantities.ts';
import { mentionIn, siteCheckDetails } from '../../parts/site-check.ts';
import { statusTone } from '../../parts/tones.ts';

/** What is printed after changing a domain. */
export const domainResult: readonly Column<Domain>[] = [
  { name: 'Id', value: (domain) => domain.id, align: 'right' },
  { name: 'Domain', value: (domain) => domain.domain_name },
  { name: 'Status', value: (domain) => domain.status, tone: (domain) => statusTone(domain.status) },
];

const bid: Column<Domain> = {
  name: 'Bid',
  value: (domain) => domain.cpm_unique_click_bid,
  shown: (domain) => moneyText(domain.cpm_unique_click_bid),
};
const budget: Column<Domain> = {
  name: 'Budget',
  value: (domain) => domain.daily_budget,
  shown: (domain) => moneyText(domain.daily_budget),
};

/** What a list of domains shows. */
export const domainColumns: readonly Column<Domain>[] = [
  ...domainResult,
  { name: 'Client', value: (domain) => domain.client.company_name },
  { name: 'Feeds', value: (domain) => domain.feed_count, align: 'right' },
  { ...bid, align: 'right' },
  { ...budget, align: 'right' },
  { name: 'Added', value: (domain) => domain.created_at, time: true },
];

const policyOf = (row: Domain) => row.policy_check;

/** A domain in full. */
export const domainDetails: readonly Column<Domain>[] = [
  ...domainResult,
  { name: 'Client', value: (row) => row.client.company_name },
  { name: 'URL', value: (row) => row.domain_url },
  { name: 'DMCA policy', value: (row) => row.dmca_compliance_url },
  { name: 'Content removal', value: (row) => row.content_removal_email },
  { name: 'Feeds', value: (row) => row.feed_count },
  { name: 'Bidding', value: (row) => row.bidding_status },
  bid,
  budget,
  { name: 'Note to the client', value: (row) => row.admin_notes },
  { name: 'Reviewed', value: (row) => row.reviewed_at, time: true },
  { name: 'Also added by', value: (row) => row.name_conflicts?.map(({ company_name }) => company_name) },
  { name: 'Added', value: (row) => row.created_at, time: true },
  ...siteCheckDetails<Domain>(policyOf, 'Policy'),
  { name: 'Removal email', value: (row) => mentionIn(policyOf(row)) },
];

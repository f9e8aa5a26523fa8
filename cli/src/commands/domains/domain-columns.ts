import type { Domain } from '@grt/sdk/contract';
import type { Column } from '../../core/column.ts';
import { statusTone } from '../../parts/tones.ts';

/** What is printed after changing a domain. */
export const domainResult: readonly Column<Domain>[] = [
  { name: 'Id', value: (domain) => domain.id, align: 'right' },
  { name: 'Domain', value: (domain) => domain.domain_name },
  { name: 'Status', whole: true, value: (domain) => domain.status, tone: (domain) => statusTone(domain.status) },
];

/** What a list of domains shows. */
export const domainColumns: readonly Column<Domain>[] = [
  ...domainResult,
  { name: 'Client', value: (domain) => domain.client.company_name },
  { name: 'Feeds', value: (domain) => domain.feed_count, align: 'right' },
  { name: 'Bid', value: (domain) => domain.cpm_unique_click_bid, align: 'right' },
  { name: 'Budget', value: (domain) => domain.daily_budget, align: 'right' },
  { name: 'Added', value: (domain) => domain.created_at, time: true },
];

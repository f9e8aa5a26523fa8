import type { BiddingSummary, Domain, DomainTrendDay, PacingStats } from '@grt/sdk/contract';
import type { DomainRecord } from './domain-select.ts';
import type { NameConflict } from './name-conflicts.store.ts';

const microsPerDollar = 1_000_000;

/** What is shown along with a domain's own row. */
export interface DomainSurroundings {
  /** Other clients' domains of the same name, for administrators; absent for clients, who must see neither them nor who
   * reviews the domain, nor what was found at its policy page. */
  readonly conflicts?: readonly NameConflict[] | undefined;
  /** What bidding knows about an approved domain. */
  readonly figures?: BiddingFigures | undefined;
}

/** What bidding adds to a domain. */
export interface BiddingFigures {
  readonly bidding: BiddingSummary;
  readonly pacing_stats: PacingStats;
  /** If asked for. */
  readonly trend?: DomainTrendDay[] | undefined;
}

export interface DescribeOptions {
  /** Also the figures of so many days, today included. */
  readonly trendDays?: number | undefined;
}

/** Describes the bidding of domains. */
export interface DomainFigures {
  /** For the approved ones of these domains, for lists of any length in a bounded number of queries. */
  describe(ids: readonly number[], options?: DescribeOptions): Promise<Map<number, BiddingFigures>>;
  /** The domains of one client or of all that cannot serve or do not spend as planned. */
  alerts(clientId: number | undefined): Promise<readonly { readonly domain_id: number }[]>;
}

/** A domain as it goes over the wire. */
export function domainOf(record: DomainRecord, { conflicts, figures }: DomainSurroundings = {}): Domain {
  const { domain: row, companyName, contact, reviewer, assignee, feedCount } = record;
  return {
    id: row.id,
    client_id: row.clientId,
    domain_name: row.domainName,
    domain_url: row.domainUrl,
    dmca_compliance_url: row.dmcaComplianceUrl,
    content_removal_email: row.contentRemovalEmail,
    status: row.status,
    admin_notes: row.adminNotes,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    reviewed_at: row.reviewedAt?.toISOString() ?? null,
    reviewed_by: reviewer,
    assigned_to: conflicts === undefined ? null : assignee,
    client: {
      full_name: contact === null ? '' : `${contact.firstName} ${contact.lastName}`.trim(),
      email: contact?.email ?? '',
      company_name: companyName,
    },
    feed_count: feedCount,
    cpm_unique_click_bid: row.bidMicros / microsPerDollar,
    daily_budget: row.budgetMicros / microsPerDollar,
    bidding_status: row.biddingStatus,
    bidding: figures?.bidding ?? null,
    pacing_stats: figures?.pacing_stats ?? null,
    ...(figures?.trend === undefined ? {} : { trend: figures.trend }),
    name_conflicts: conflicts?.map(conflictOf) ?? null,
    policy_check: conflicts === undefined ? null : row.policyCheck,
  };
}

function conflictOf({ domain, companyName }: NameConflict) {
  return {
    domain_id: domain.id,
    client_id: domain.clientId,
    company_name: companyName,
    status: domain.status,
    created_at: domain.createdAt.toISOString(),
  };
}

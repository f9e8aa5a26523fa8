import type { AccountZone } from '../../basics/account-day.rules.ts';
import type { Servable } from './serving.rules.ts';

/** A feed that clicks can be served from. */
export interface ServingFeed {
  readonly id: number;
  readonly items: number;
}

/** Everything bidding needs to know about a domain. Money is micro-dollars. */
export interface DomainFacts extends Servable {
  readonly id: number;
  readonly domainName: string;
  readonly clientId: number;
  readonly companyName: string;
  readonly status: 'pending' | 'approved' | 'rejected';
  readonly version: number;
  readonly zone: AccountZone;
  /** Ordered by number. */
  readonly feeds: readonly ServingFeed[];
  /** Active and approved feeds, with or without items. */
  readonly activeFeeds: number;
  /** Nothing is served before this: when the domain and the first of its feeds were approved. Milliseconds since
   * 1970. */
  readonly servableFromMs: number;
}

import type { Platform } from '../../core/platform.ts';
import { createAccountStore, type AccountStore } from '../accounts/accounts.store.ts';
import { createAuditStore, type Actor, type AuditStore } from '../audit/audit.store.ts';
import { createDomainStore, type DomainStore } from '../domains/domains.store.ts';
import { createMarket, type Market } from '../traffic/market.store.ts';
import { createUrlFetcher, type UrlFetcher } from './url-fetcher.ts';
import { createFeedStore, type FeedScope, type FeedStore } from './feeds.store.ts';
import { createFetchedImportStore, type FetchedImportStore } from './fetched-imports.store.ts';
import { createImportStore, type ImportStore } from './imports.store.ts';
import { createItemStore, type ItemStore } from './items.store.ts';
import { createImportProblemStore, type ImportProblemStore } from './import-problems.store.ts';
import { createUploadStore, type UploadStore } from './uploads.store.ts';

/** What the calls and the jobs of this module work with. */
export interface FeedParts extends Platform {
  readonly feeds: FeedStore;
  readonly imports: ImportStore;
  readonly fetchedImports: FetchedImportStore;
  readonly items: ItemStore;
  readonly problems: ImportProblemStore;
  readonly uploads: UploadStore;
  readonly domains: DomainStore;
  readonly accounts: AccountStore;
  readonly audit: AuditStore;
  readonly fetcher: UrlFetcher;
  /** Brought to the present before anything changes that decides who is served: until then the old state holds. */
  readonly market: Market;
}

export function feedParts(platform: Platform): FeedParts {
  const { database, clock, random, config } = platform;
  return {
    ...platform,
    feeds: createFeedStore(database, clock),
    imports: createImportStore(database, clock),
    fetchedImports: createFetchedImportStore(database, clock),
    items: createItemStore(database, clock),
    problems: createImportProblemStore(database),
    uploads: createUploadStore(database, clock, random),
    domains: createDomainStore(database, clock),
    accounts: createAccountStore(database, clock),
    audit: createAuditStore(database, clock),
    fetcher: createUrlFetcher({ allowed: config.feedFetchAllow }),
    market: createMarket(platform),
  };
}

/** Who asks, by which operation, and where they may look. Clients and administrators go by the same rules. */
export interface FeedRequest {
  readonly action: string;
  readonly actor: Actor;
  /** Of a client: its own feeds. */
  readonly scope: FeedScope;
}

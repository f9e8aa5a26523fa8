import type { Platform } from '../../core/platform.ts';
import type { AccountStore } from '../accounts/accounts.store.ts';
import type { AuditStore } from '../audit/audit.store.ts';
import type { Actor } from '../audit/actor.rules.ts';
import type { DomainStore } from '../domains/domains.store.ts';
import type { SettingStore } from '../settings/settings.store.ts';
import type { UrlFetcher } from './url-fetcher.ts';
import type { FeedScope, FeedStore } from './feeds.store.ts';
import type { FetchedImportStore } from './fetched-imports.store.ts';
import type { ImportStore } from './imports.store.ts';
import type { ItemStore } from './items.store.ts';
import type { ImportProblemStore } from './import-problems.store.ts';
import type { UploadStore } from './uploads.store.ts';

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
  readonly settings: SettingStore;
}

/** Who asks, by which operation, and where they may look. Clients and administrators go by the same rules. */
export interface FeedRequest {
  readonly action: string;
  readonly actor: Actor;
  /** Of a client: its own feeds. */
  readonly scope: FeedScope;
}

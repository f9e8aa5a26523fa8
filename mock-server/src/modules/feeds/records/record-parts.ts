import type { Platform } from '../../../core/platform.ts';
import type { AccountStore } from '../../accounts/accounts.store.ts';
import type { AuditStore } from '../../audit/audit.store.ts';
import type { Actor } from '../../audit/actor.rules.ts';
import type { DomainStore } from '../../domains/domains.store.ts';
import type { EventRecorder } from '../../webhooks/webhook-events.store.ts';
import type { SettingStore } from '../../settings/settings.store.ts';
import type { StorageStore } from './storage.store.ts';
import type { DuplicateFeedStore } from './duplicate-feeds.store.ts';
import type { FeedScope, FeedStore } from './feeds.store.ts';

/** What every part of feeds works with. */
export interface RecordParts extends Platform {
  readonly feeds: FeedStore;
  readonly duplicateFeeds: DuplicateFeedStore;
  readonly storage: StorageStore;
  readonly domains: DomainStore;
  readonly accounts: AccountStore;
  readonly audit: AuditStore;
  readonly settings: SettingStore;
  readonly webhookEvents: EventRecorder;
}

/** Who asks, through which operation, and whose feeds they may reach. Clients and administrators follow the same rules.
 */
export interface FeedRequest {
  readonly action: string;
  readonly actor: Actor;
  /** Of a client: its own feeds. */
  readonly scope: FeedScope;
}

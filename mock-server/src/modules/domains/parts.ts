import type { SiteChecker } from '../../core/outbound/site-checker.ts';
import type { Platform } from '../../core/platform.ts';
import type { AccountStore } from '../accounts/accounts.store.ts';
import type { Actor } from '../audit/actor.rules.ts';
import type { AuditStore } from '../audit/audit.store.ts';
import type { EventRecorder } from '../webhooks/webhook-events.store.ts';
import type { DomainStore } from './domains.store.ts';

/** What the calls about domains work with. */
export interface DomainParts extends Pick<
  Platform,
  'database' | 'clock' | 'mailer' | 'admission' | 'publicUrl' | 'queue'
> {
  readonly domains: DomainStore;
  readonly accounts: AccountStore;
  readonly audit: AuditStore;
  readonly webhookEvents: EventRecorder;
  readonly checkSite: SiteChecker;
}

/** Which domain, and who asks; `clientId` is set for clients, who can only reach their own domains. */
export interface DomainRequest {
  readonly id: number;
  readonly actor: Actor;
  readonly clientId?: number | undefined;
}

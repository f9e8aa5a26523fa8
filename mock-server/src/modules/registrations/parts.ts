import type { SiteChecker } from '../../core/outbound/site-checker.ts';
import type { Platform } from '../../core/platform.ts';
import type { AccountStore } from '../accounts/accounts.store.ts';
import type { MailedLinkStore } from '../accounts/mailed-links.store.ts';
import type { SignedIn } from '../audit/actor.rules.ts';
import type { AuditStore } from '../audit/audit.store.ts';
import type { SettingStore } from '../settings/settings.store.ts';
import type { EventRecorder } from '../webhooks/webhook-events.store.ts';
import type { ApplicationLinkStore } from './application-links.store.ts';
import type { ApplicationQuestionStore } from './application-questions.store.ts';
import type { RegistrationStore } from './registrations.store.ts';

/** What the calls about applications work with. */
export interface RegistrationParts extends Pick<
  Platform,
  'database' | 'clock' | 'mailer' | 'publicUrl' | 'limits' | 'admission' | 'queue'
> {
  readonly registrations: RegistrationStore;
  readonly applicationLinks: ApplicationLinkStore;
  readonly applicationQuestions: ApplicationQuestionStore;
  readonly accounts: AccountStore;
  readonly links: MailedLinkStore;
  readonly settings: SettingStore;
  readonly audit: AuditStore;
  readonly webhookEvents: EventRecorder;
  readonly checkSite: SiteChecker;
}

/** Which application, and who asks. */
export interface ReviewRequest {
  readonly id: number;
  readonly actor: SignedIn;
}

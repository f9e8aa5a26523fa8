import type { Platform } from '../../core/platform.ts';
import type { ChallengeStore } from '../factors/challenges.store.ts';
import type { FactorStore } from '../factors/factors.store.ts';
import type { PasskeyChallengeStore } from '../factors/passkey-challenges.store.ts';
import type { PasskeyStore } from '../factors/passkeys.store.ts';
import type { AuditStore } from '../audit/audit.store.ts';
import type { AccountStore } from './accounts.store.ts';
import type { DeviceRequestStore } from './device-requests.store.ts';
import type { EmailChangeStore, StartEmailChange } from './email-changes.store.ts';
import type { MailedLinkStore } from './mailed-links.store.ts';
import type { SessionStore } from './sessions.store.ts';
import type { TokenStore } from './tokens.store.ts';

/** What the calls of this module work with. */
export interface AccountParts extends Platform {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly tokens: TokenStore;
  readonly links: MailedLinkStore;
  readonly emailChanges: EmailChangeStore;
  readonly startEmailChange: StartEmailChange;
  readonly factors: FactorStore;
  readonly challenges: ChallengeStore;
  readonly passkeys: PasskeyStore;
  readonly passkeyChallenges: PasskeyChallengeStore;
  readonly deviceRequests: DeviceRequestStore;
  readonly audit: AuditStore;
}

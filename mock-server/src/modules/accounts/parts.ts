import type { Platform } from '../../core/platform.ts';
import { createAuditStore, type AuditStore } from '../audit/audit.store.ts';
import { createAccountStore, type AccountStore } from './accounts.store.ts';
import { createMailedLinkStore, type MailedLinkStore } from './mailed-links.store.ts';
import { createSessionStore, type SessionStore } from './sessions.store.ts';
import { createTokenStore, type TokenStore } from './tokens.store.ts';

/** What the calls of this module work with. */
export interface AccountParts extends Platform {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly tokens: TokenStore;
  readonly links: MailedLinkStore;
  readonly audit: AuditStore;
}

export function accountParts(platform: Platform): AccountParts {
  const { database, clock, random } = platform;
  return {
    ...platform,
    accounts: createAccountStore(database, clock),
    sessions: createSessionStore(database, clock, random),
    tokens: createTokenStore(database, clock, random),
    links: createMailedLinkStore(database, clock, random),
    audit: createAuditStore(database, clock),
  };
}

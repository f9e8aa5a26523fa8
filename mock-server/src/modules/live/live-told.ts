import type { AccountStore } from '../accounts/accounts.store.ts';
import type { SessionStore } from '../accounts/sessions.store.ts';
import type { AuditStore } from '../audit/audit.store.ts';
import type { WebhookEventStore } from '../webhooks/webhook-events.store.ts';
import { happeningsOf, importsIn, isAboutAccess } from './live.rules.ts';
import type { Live } from './live.ts';

/** What is recorded in the audit is told to those who follow, too. */
export function toldAudit(audit: AuditStore, live: Live): AuditStore {
  return {
    ...audit,
    async record(...events) {
      await audit.record(...events);
      live.tell(events.flatMap(happeningsOf));
      if (events.some(isAboutAccess)) live.recheck();
    },
  };
}

/** So is what webhooks are told and the audit is not. */
export function toldEvents(store: WebhookEventStore, live: Live): WebhookEventStore {
  return {
    ...store,
    async record(...events) {
      await store.record(...events);
      live.tell(events.flatMap(importsIn));
    },
  };
}

/** Who signs out sees nothing more. */
export function toldSessions(sessions: SessionStore, live: Live): SessionStore {
  return {
    ...sessions,
    async endFamily(family) {
      await sessions.endFamily(family);
      live.recheck();
    },
  };
}

/** Nor does whose password was changed, or who may no longer sign in. */
export function toldAccounts(accounts: AccountStore, live: Live): AccountStore {
  return {
    ...accounts,
    async endAccess(id, options) {
      await accounts.endAccess(id, options);
      live.recheck();
    },
  };
}

import type { AuditEntry } from '@grt/sdk/contract';
import { withShownDomains } from '../../core/domain-name.ts';
import { paths } from '../../core/paths.ts';

/** What was done, as the end of a sentence that starts with who did it; {} stands for what it was done to. */
const sentences: Readonly<Record<string, string>> = {
  'auth.signed_in': 'signed in',
  'auth.sign_in_failed': 'failed to sign in as {}',
  'auth.second_factor_failed': 'failed the second factor of {}',
  'auth.stepped_up': 'confirmed their sign-in',
  'auth.step_up_failed': 'failed to confirm their sign-in',
  'devices.approve': 'let in the program {}',
  'devices.deny': 'refused the program {}',
  'factors.confirmTotp': 'added an authenticator app',
  'factors.confirmPasskey': 'added a passkey',
  'factors.rename': 'renamed a second factor',
  'factors.remove': 'removed a second factor',
  'factors.replaceRecoveryCodes': 'replaced their recovery codes',
  'audit.export': 'exported the audit',
  'outbox.export': 'exported the outbox',
  'auth.lockDemo': 'took away the demo password of {}',
  'auth.updateProfile': 'changed their profile',
  'auth.changePassword': 'changed their password',
  'auth.resetPassword': 'reset the password of {}',
  'email.confirm': 'confirmed a new email address of {}',
  'email.decline': 'canceled a change of email address from a mailbox of {}',
  'email.cancel': 'canceled a change of their email address',
  'clients.cancelEmail': 'canceled the change of the email address of {}',
  'users.cancelEmail': 'canceled the change of the email address of {}',
  'setup.createAccount': 'set up the account {}',
  'setup.createAdministrator': 'set up the first administrator {}',
  'tokens.create': 'created the API token {}',
  'tokens.revoke': 'revoked the API token {}',
  'tokens.revokeAny': 'revoked someone else’s API token {}',
  'webhooks.create': 'added the webhook {}',
  'webhooks.update': 'changed the webhook {}',
  'webhooks.remove': 'deleted the webhook {}',
  'webhooks.rotate': 'replaced the secret of the webhook {}',
  'webhooks.test': 'tested the webhook {}',
  'webhooks.resend': 'sent a delivery of the webhook {} again',
  'webhooks.disable': 'disabled the webhook {} after failures',
  'users.create': 'added the administrator {}',
  'users.update': 'changed the administrator {}',
  'users.remove': 'removed the administrator {}',
  'users.removeFactors': 'removed the second factor of the administrator {}',
  'settings.update': 'changed the settings',
  'settings.updateReasons': 'changed the common reasons for rejections',
  'registrations.submit': 'applied for access for {}',
  'registrations.approve': 'approved the application of {}',
  'registrations.reject': 'rejected the application of {}',
  'registrations.assign': 'assigned the application of {}',
  'registrations.ask': 'asked for more about the application of {}',
  'registrations.answer': 'answered a question about the application of {}',
  'registrations.checkWebsite': 'had the website of the application of {} checked',
  'clients.create': 'added the client {}',
  'clients.update': 'changed the client {}',
  'clients.activate': 'activated the client {}',
  'clients.suspend': 'suspended the client {}',
  'clients.resendSetup': 'sent the setup link of {} again',
  'clients.removeFactors': 'removed the second factor of {}',
  'clients.export': 'exported clients',
  'notes.create': 'added a note on {}',
  'domains.assign': 'assigned the review of the domain {}',
  'domains.export': 'exported domains',
  'feeds.export': 'exported feeds',
  'feeds.exportItems': 'exported the items of the feed {}',
  'feeds.exportImports': 'exported the imports of the feed {}',
  'tokens.export': 'exported their API tokens',
  'tokens.exportAll': 'exported everyone’s API tokens',
  'users.export': 'exported the administrators',
  'pages.export': 'exported the list of pages',
  'webhooks.exportDeliveries': 'exported the deliveries of the webhook {}',
  'domains.create': 'added the domain {}',
  'domains.update': 'changed the domain {}',
  'domains.remove': 'deleted the domain {}',
  'domains.removeAsAdmin': 'deleted the domain {} as an administrator',
  'domains.approve': 'approved the domain {}',
  'domains.reject': 'rejected the domain {}',
  'domains.checkPolicy': 'had the policy page of {} checked',
  'bidding.update': 'changed the bidding of {}',
  'bidding.correctClick': 'corrected a click of {}',
  'clientFeeds.create': 'uploaded the feed {}',
  'clientFeeds.processMapping': 'mapped the columns of the feed {}',
  'clientFeeds.update': 'changed the feed {}',
  'clientFeeds.remove': 'deleted the feed {}',
  'clientFeeds.refresh': 'fetched the feed {}',
  'clientFeeds.acceptImport': 'accepted an import of {}',
  'clientFeeds.dropImport': 'discarded an import of {}',
  'clientFeeds.rollbackImport': 'rolled back an import of {}',
  'adminFeeds.create': 'added the feed {}',
  'adminFeeds.upload': 'uploaded the feed {}',
  'adminFeeds.createFromUrl': 'added the URL feed {}',
  'adminFeeds.processMapping': 'mapped the columns of the feed {}',
  'adminFeeds.update': 'changed the feed {}',
  'adminFeeds.remove': 'deleted the feed {}',
  'adminFeeds.refresh': 'fetched the feed {}',
  'adminFeeds.approve': 'approved the feed {}',
  'adminFeeds.reject': 'rejected the feed {}',
  'feedReview.assign': 'assigned the review of the feed {}',
  'feeds.pause': 'paused the feed {} after failures',
  'feeds.versionSubmitted': 'submitted a new version of the feed {} for review',
  'feeds.sourceApplied': 'applied a new file or URL of the feed {}',
  'feeds.sourceReverted': 'took back the new file or URL of the feed {}',
  'pages.create': 'created the page {}',
  'pages.update': 'changed the page {}',
  'pages.remove': 'deleted the page {}',
  'pages.restoreRevision': 'restored a revision of the page {}',
  'variables.create': 'created the page variable {}',
  'variables.update': 'changed the page variable {}',
  'variables.remove': 'deleted the page variable {}',
  'variables.saveValues': 'saved values of the page variable {}',
  'geo.create': 'added the geo rule {}',
  'geo.update': 'changed the geo rule {}',
  'geo.toggle': 'switched the geo rule {}',
  'geo.remove': 'deleted the geo rule {}',
  'geo.clearCache': 'cleared the geo-blocking cache',
  'system.clearOptimizations': 'cleared the optimizations',
  'system.runSchedule': 'ran the schedule',
  'system.restartQueues': 'restarted the queues',
  'system.clearCache': 'cleared the cache {}',
  'system.optimize': 'optimized the system',
  'system.retryJob': 'retried the failed job {}',
  'system.retryAllJobs': 'retried all failed jobs',
  'system.forgetJob': 'forgot the failed job {}',
  'system.runCronJob': 'ran the cron job {}',
};

/** An entry as a sentence: before what it was done to, its name, and behind it. */
export interface AuditSentence {
  readonly did: string;
  /** Undefined: the sentence names nothing. */
  readonly subject: string | undefined;
  readonly rest: string;
}

/** An action without a sentence is told by its code. */
export function sentenceOf({ action, ...entry }: Pick<AuditEntry, 'action' | SubjectFields>): AuditSentence {
  const [did = '', rest] = (sentences[action] ?? `did ${action}: {}`).split('{}');
  return { did: did.trim(), subject: rest === undefined ? undefined : subjectOf(entry), rest: rest?.trim() ?? '' };
}

type SubjectFields = 'subject_type' | 'subject_id' | 'subject_label';

/** The name of what an entry is about. */
export function subjectOf({ subject_type, subject_id, subject_label }: Pick<AuditEntry, SubjectFields>): string {
  const kind = subject_type.replaceAll('_', ' ');
  if (subject_label !== null) return withShownDomains(subject_label);
  return subject_id === null ? kind : `${kind} ${String(subject_id)}`;
}

/** What has a screen. */
interface Placed extends Pick<AuditEntry, 'subject_type' | 'subject_id'> {
  readonly after?: AuditEntry['after'];
}

/** The screen of what an entry is about; undefined where there is none. It may be gone by now. */
export function placeOf({ subject_type, subject_id: id, after }: Placed): string | undefined {
  if (subject_type === 'import')
    return typeof after?.['feed_id'] === 'number' ? places['feed']?.(after['feed_id']) : undefined;
  return screens[subject_type] ?? (id === null ? undefined : places[subject_type]?.(id));
}

/** Where all of a kind are. */
const screens: Readonly<Record<string, string>> = {
  audit: paths.adminAudit,
  cache: `${paths.adminSystems}?tab=operations`,
  cron_job: `${paths.adminSystems}?tab=cron`,
  geo_rule: `${paths.adminSystems}?tab=geo`,
  job: `${paths.adminSystems}?tab=queues`,
  outbox: paths.adminOutbox,
  page_variable: `${paths.adminPages}?variables=1`,
  settings: paths.adminSettings,
  token: paths.adminApiTokens,
  user: paths.adminSettings,
};

const places: Readonly<Record<string, (id: number) => string>> = {
  client: (clientId) => paths.adminClient({ clientId }),
  domain: (domainId) => paths.adminDomain({ domainId }),
  feed: (feedId) => paths.adminFeed({ feedId }),
  registration: (id) => `${paths.adminRegistrations}?open=${String(id)}`,
  page: (id) => paths.adminPageEdit({ id }),
  webhook: (webhookId) => paths.adminWebhook({ webhookId }),
  mail: (id) => `${paths.adminOutbox}?id=${String(id)}`,
};

/** What the log says. @param search - the id of a request, a job as in `job=5`, or part of a line */
export const logOf = (search: string): string =>
  `${paths.adminSystems}?${new URLSearchParams({ tab: 'logs', search }).toString()}`;

/** Entries about one record, or of one person. */
export type AuditWish =
  | { readonly subject: 'client' | 'domain' | 'feed'; readonly id: number }
  | { readonly actor: string };

/** The audit of one record or person. */
export function auditOf(wish: AuditWish): string {
  const params = 'actor' in wish ? { actor: wish.actor } : { subject: wish.subject, id: String(wish.id) };
  return `${paths.adminAudit}?${new URLSearchParams(params).toString()}`;
}

/** Everything that one request did. */
export const auditOfRequest = (request: string): string =>
  `${paths.adminAudit}?${new URLSearchParams({ request }).toString()}`;

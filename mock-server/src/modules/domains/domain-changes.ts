import type { DomainForm } from '@grt/sdk/contract';
import { constraintOf } from '../../core/database/constraint.ts';
import type { Platform } from '../../core/platform.ts';
import { Refusal } from '../../core/refusal.ts';
import { createAccountStore } from '../accounts/accounts.store.ts';
import { createAuditStore } from '../audit/audit.store.ts';
import type { Actor } from '../audit/audit.store.ts';
import { approve, reject, requirePending } from '../review/review.rules.ts';
import type { Decision, Reviewed, Verdict } from '../review/review.rules.ts';
import { domainAdded, readDomainForm } from './domain-form.rules.ts';
import { domainApprovedMail, domainRejectedMail } from './domains.mail.ts';
import type { DomainChange, DomainRecord, DomainRow, DomainStore } from './domains.store.ts';

/** Who asks, for which domain; `clientId` is set for clients, who reach their own domains only. */
export interface DomainRequest {
  readonly id: number;
  readonly actor: Actor;
  readonly clientId?: number | undefined;
}

/** What can be done to domains: each change in one transaction with its audit entry and its mail. */
export interface DomainChanges {
  /** @throws Refusal 422 for a refused field, or a name that the client has already. */
  create(form: DomainForm, request: { clientId: number; actor: Actor }): Promise<DomainRecord>;
  /** @throws Refusal 404, 409 when it is decided, or 422. */
  edit(form: DomainForm, request: DomainRequest): Promise<DomainRecord>;
  /** @throws Refusal 404 */
  remove(request: DomainRequest, action: 'domains.remove' | 'domains.removeAsAdmin'): Promise<void>;
  /** @throws Refusal 404 or 409 */
  approve(request: DomainRequest, decision: Decision): Promise<DomainRecord>;
  /** @throws Refusal 404 or 409 */
  reject(request: DomainRequest, decision: Decision): Promise<DomainRecord>;
}

export function createDomainChanges(platform: Platform, domains: DomainStore): DomainChanges {
  const { database, clock } = platform;
  const audit = createAuditStore(database, clock);
  const decide = createDecisions(platform, domains);
  return {
    create: (form, { clientId, actor }) =>
      withFreeName(() =>
        database.transaction(async () => {
          const fields = readDomainForm(form);
          const { id, domainName } = await domains.insert({ ...fields, clientId });
          await audit.record({
            action: 'domains.create',
            actor,
            subject: { type: 'domain', id, label: domainName },
            after: { ...fields },
          });
          return found(await domains.find(id));
        }),
      ),
    edit: (form, { id, actor, clientId }) =>
      withFreeName(() =>
        database.transaction(async () => {
          const fields = readDomainForm(form);
          const rule = (record: DomainRecord) => (requirePending(reviewOf(record)), { ...fields });
          const { before, after } = found(await domains.update(id, rule, clientId));
          const subject = { type: 'domain', id, label: after.domain.domainName };
          await audit.record({
            action: 'domains.update',
            actor,
            subject,
            before: fieldsOf(before.domain),
            after: { ...fields },
          });
          return after;
        }),
      ),
    remove: ({ id, actor, clientId }, action) =>
      database.transaction(async () => {
        const { domain, feedCount } = found(await domains.remove(id, clientId));
        const subject = { type: 'domain', id, label: domain.domainName };
        const before = { status: domain.status, bidding_status: domain.biddingStatus, active_feeds: feedCount };
        await audit.record({ action, actor, subject, before, after: { deleted: true } });
      }),
    approve: (request, decision) => decide(request, { action: 'domains.approve', rule: approve, decision }),
    reject: (request, decision) => decide(request, { action: 'domains.reject', rule: reject, decision }),
  };
}

interface DecisionStep {
  readonly action: 'domains.approve' | 'domains.reject';
  readonly rule: (domain: Reviewed, decision: Decision) => Verdict;
  readonly decision: Decision;
}

function createDecisions({ database, clock, mailer }: Platform, domains: DomainStore) {
  const audit = createAuditStore(database, clock);
  const accounts = createAccountStore(database, clock);

  async function tell({ domain }: DomainRecord): Promise<void> {
    const client = await accounts.findOfClient(domain.clientId);
    if (client?.account.notifications.domain_reviewed !== true) return;
    const { email, firstName } = client.account;
    const news = { to: email, firstName, domainName: domain.domainName, adminNotes: domain.adminNotes };
    await mailer.send(domain.status === 'approved' ? domainApprovedMail(news) : domainRejectedMail(news));
  }

  return ({ id, actor }: DomainRequest, { action, rule, decision }: DecisionStep): Promise<DomainRecord> =>
    database.transaction(async () => {
      const { before, after }: DomainChange = found(
        await domains.update(id, (record) => {
          const { notes, ...verdict } = rule(reviewOf(record), decision);
          return { ...verdict, adminNotes: notes };
        }),
      );
      const { domainName, status, adminNotes } = after.domain;
      await tell(after);
      await audit.record({
        action,
        actor,
        subject: { type: 'domain', id, label: domainName },
        before: { status: before.domain.status, admin_notes: before.domain.adminNotes },
        after: { status, admin_notes: adminNotes },
      });
      return after;
    });
}

function found<Found>(value: Found | undefined): Found {
  if (value === undefined) throw new Refusal(404, 'Domain not found');
  return value;
}

function reviewOf({ domain, reviewer }: DomainRecord): Reviewed {
  const { domainName, status, adminNotes, reviewedAt } = domain;
  return { name: domainName, status, notes: adminNotes, reviewer, reviewedAt };
}

function fieldsOf({ domainName, domainUrl, dmcaComplianceUrl, contentRemovalEmail }: DomainRow) {
  return { domainName, domainUrl, dmcaComplianceUrl, contentRemovalEmail };
}

async function withFreeName<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw constraintOf(error)?.constraint === 'domains_once_per_client' ? domainAdded : error;
  }
}

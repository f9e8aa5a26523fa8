import type { DomainForm } from '@grt/sdk/contract';
import { constraintOf } from '../../core/database/constraint.ts';
import type { Platform } from '../../core/platform.ts';
import { Refusal } from '../../core/refusal.ts';
import type { AccountStore } from '../accounts/accounts.store.ts';
import type { AuditStore } from '../audit/audit.store.ts';
import type { Actor } from '../audit/actor.rules.ts';
import type { EventRecorder } from '../webhooks/webhook-events.store.ts';
import { approve, reject, requirePending } from '../review/review.rules.ts';
import type { Decision, Reviewed, Verdict } from '../review/review.rules.ts';
import { domainAdded, readDomainForm } from './domain-form.rules.ts';
import { domainApprovedMail, domainRejectedMail, domainRevokedMail } from './domains.mail.ts';
import { domainDecided } from './domains.events.ts';
import type { DomainChange, DomainRecord, DomainRow, DomainStore } from './domains.store.ts';

export interface DomainParts extends Pick<Platform, 'database' | 'clock' | 'mailer' | 'admission'> {
  readonly domains: DomainStore;
  readonly accounts: AccountStore;
  readonly audit: AuditStore;
  readonly webhookEvents: EventRecorder;
}

/** Which domain, and who asks; `clientId` is set for clients, who can only reach their own domains. */
export interface DomainRequest {
  readonly id: number;
  readonly actor: Actor;
  readonly clientId?: number | undefined;
}

/** Who decides, and the notes for the client. */
export type DomainReview = Omit<Decision, 'at'>;

/** Changes to domains, each in one transaction with its audit entry and its mail. */
export interface DomainCommands {
  /** @throws Refusal 422 for a refused field, or a name that the client already has. */
  create(form: DomainForm, request: { clientId: number; actor: Actor }): Promise<DomainRecord>;
  /** @throws Refusal 404, 409 when it is already decided, or 422. */
  edit(form: DomainForm, request: DomainRequest): Promise<DomainRecord>;
  /** @throws Refusal 404 */
  remove(request: DomainRequest, action: 'domains.remove' | 'domains.removeAsAdmin'): Promise<void>;
  /** @throws Refusal 404 or 409 */
  approve(request: DomainRequest, review: DomainReview): Promise<DomainRecord>;
  /** @throws Refusal 404 or 409 */
  reject(request: DomainRequest, review: DomainReview): Promise<DomainRecord>;
}

export function createDomainCommands(parts: DomainParts): DomainCommands {
  const { database, domains, audit } = parts;
  const decide = createDecisions(parts);
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
    approve: (request, review) => decide(request, { action: 'domains.approve', rule: approve, review }),
    reject: (request, review) => decide(request, { action: 'domains.reject', rule: reject, review }),
  };
}

interface DecisionStep {
  readonly action: 'domains.approve' | 'domains.reject';
  readonly rule: (domain: Reviewed, decision: Decision) => Verdict;
  readonly review: DomainReview;
}

function createDecisions({ database, clock, mailer, domains, accounts, audit, webhookEvents }: DomainParts) {
  async function tell({ domain }: DomainRecord, isRevoked: boolean): Promise<void> {
    const client = await accounts.findOfClient(domain.clientId);
    if (client?.account.notifications.domain_reviewed !== true) return;
    const { email, firstName } = client.account;
    const news = { to: email, firstName, domainName: domain.domainName, adminNotes: domain.adminNotes };
    const rejected = isRevoked ? domainRevokedMail : domainRejectedMail;
    await mailer.send((domain.status === 'approved' ? domainApprovedMail : rejected)(news));
  }

  return ({ id, actor }: DomainRequest, { action, rule, review }: DecisionStep): Promise<DomainRecord> =>
    database.transaction(async () => {
      const decision = { ...review, at: clock.now() };
      const { before, after }: DomainChange = found(
        await domains.update(id, (record) => {
          const { notes, ...verdict } = rule(reviewOf(record), decision);
          // Only what was approved can have feeds and bids.
          return {
            ...verdict,
            adminNotes: notes,
            ...(verdict.status === 'rejected' ? { biddingStatus: 'paused' as const } : {}),
          };
        }),
      );
      const { domainName, status, adminNotes } = after.domain;
      const isRevoked = before.domain.status === 'approved';
      if (isRevoked) await domains.pauseFeeds(id);
      await tell(after, isRevoked);
      await webhookEvents.record(domainDecided(after.domain));
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

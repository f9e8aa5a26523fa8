import type { BodyOf, DomainForm } from '@grt/sdk/contract';
import { changedFields } from '../../basics/changed-fields.rules.ts';
import { constraintOf } from '../../core/database/constraint.ts';
import { decideEach, type Outcome } from '../../core/decide-all.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Actor } from '../audit/actor.rules.ts';
import { approve, reject, requirePending } from '../review/review.rules.ts';
import type { Decision, Reviewed, Verdict } from '../review/review.rules.ts';
import { requireAssignee } from '../accounts/assignee.rules.ts';
import { domainAdded, readDomainForm } from './domain-form.rules.ts';
import { domainApprovedMail, domainRejectedMail, domainRevokedMail } from './domains.mail.ts';
import { domainDecided } from './domains.events.ts';
import { checkOfPolicy, isSamePolicy, startPolicyCheck } from './policy-check.commands.ts';
import type { DomainParts, DomainRequest } from './parts.ts';
import type { DomainChange, DomainRecord, DomainRow } from './domains.store.ts';

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
  /** Assigns a pending domain to an administrator, or back to everyone. @throws Refusal 404, 409, or 422 */
  assign(adminId: number | null, request: DomainRequest): Promise<DomainRecord>;
  /** The same for many, each with its own outcome. @throws Refusal 422 */
  assignAll(
    assignment: BodyOf<'domains.assignAll'>,
    actor: Actor,
  ): Promise<readonly (readonly [{ readonly id: number }, Outcome<DomainRecord>])[]>;
}

export function createDomainCommands(parts: DomainParts): DomainCommands {
  const { database, domains, audit } = parts;
  const decide = createDecisions(parts);
  return {
    create: (form, { clientId, actor }) =>
      withFreeName(() =>
        database.transaction(async () => {
          const fields = readDomainForm(form);
          const row = await domains.insert({ ...fields, clientId, policyCheck: checkOfPolicy(fields) });
          const { id, domainName } = row;
          await startPolicyCheck(parts, row);
          await audit.record({
            action: 'domains.create',
            actor,
            subject: { type: 'domain', id, label: domainName },
            after: told(row),
          });
          return found(await domains.find(id));
        }),
      ),
    edit: (form, { id, actor, clientId }) =>
      withFreeName(() =>
        database.transaction(async () => {
          const fields = readDomainForm(form);
          const rule = (record: DomainRecord) => {
            requirePending(reviewOf(record));
            return { ...fields, policyCheck: checkOfPolicy(fields, record.domain) };
          };
          const { before, after } = found(await domains.update(id, rule, clientId));
          if (!isSamePolicy(before.domain, after.domain)) await startPolicyCheck(parts, after.domain);
          const subject = { type: 'domain', id, label: after.domain.domainName };
          await audit.record({
            action: 'domains.update',
            actor,
            subject,
            ...changedFields(told(before.domain), told(after.domain)),
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
    async assign(adminId, request) {
      requireAssignee(await parts.accounts.administrators(), adminId, 'domains.approve');
      return assign(parts, adminId, request);
    },
    async assignAll({ ids, admin_id }, actor) {
      requireAssignee(await parts.accounts.administrators(), admin_id, 'domains.approve');
      return decideEach(parts, ids, (id) => assign(parts, admin_id, { id, actor }));
    },
  };
}

function assign(
  { database, domains, audit }: DomainParts,
  adminId: number | null,
  { id, actor }: DomainRequest,
): Promise<DomainRecord> {
  // It is nothing to its client, who may be editing it.
  const rule = (record: DomainRecord) => {
    requirePending(reviewOf(record));
    return { assignedTo: adminId, updatedAt: record.domain.updatedAt };
  };
  return database.transaction(async () => {
    const { before, after } = found(await domains.update(id, rule));
    await audit.record({
      action: 'domains.assign',
      actor,
      subject: { type: 'domain', id, label: after.domain.domainName },
      before: { assigned_to: before.assignee },
      after: { assigned_to: after.assignee },
    });
    return after;
  });
}

interface DecisionStep {
  readonly action: 'domains.approve' | 'domains.reject';
  readonly rule: (domain: Reviewed, decision: Decision) => Verdict;
  readonly review: DomainReview;
}

function createDecisions(parts: DomainParts) {
  const { database, clock, mailer, publicUrl, domains, accounts, audit, webhookEvents } = parts;
  async function tell({ domain }: DomainRecord, isRevoked: boolean): Promise<void> {
    const client = await accounts.findOfClient(domain.clientId);
    if (client?.account.notifications.domain_reviewed !== true) return;
    const { email: to, firstName } = client.account;
    const { id, domainName, adminNotes, status } = domain;
    const link = `${publicUrl()}/client/domains${status === 'approved' ? `/${String(id)}/bidding` : ''}`;
    const news = { to, firstName, domainName, adminNotes, link };
    const rejected = isRevoked ? domainRevokedMail : domainRejectedMail;
    await mailer.send((status === 'approved' ? domainApprovedMail : rejected)(news));
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

function told({ domainName, domainUrl, dmcaComplianceUrl, contentRemovalEmail }: DomainRow) {
  return {
    domain_name: domainName,
    domain_url: domainUrl,
    dmca_compliance_url: dmcaComplianceUrl,
    content_removal_email: contentRemovalEmail,
  };
}

async function withFreeName<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw constraintOf(error)?.constraint === 'domains_once_per_client' ? domainAdded : error;
  }
}

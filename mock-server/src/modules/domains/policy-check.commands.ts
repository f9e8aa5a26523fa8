import type { SiteCheck } from '@grt/sdk/contract';
import { askedCheck } from '../../core/outbound/site-checker.ts';
import type { Platform } from '../../core/platform.ts';
import { Refusal } from '../../core/refusal.ts';
import type { DomainFields } from './domain-form.rules.ts';
import type { DomainRecord, DomainRow } from './domains.store.ts';
import type { DomainParts, DomainRequest } from './parts.ts';

/** The job that looks at the page of a domain's policy. */
const policyJob = 'domains.check_policy';

interface PolicyPayload {
  readonly id: number;
}

/** How many policy pages one process looks at at the same time. */
const checksAtOnce = 2;

type Policy = Pick<DomainFields, 'dmcaComplianceUrl' | 'contentRemovalEmail'>;

/** Whether there is nothing new to look at, or to look for. */
export const isSamePolicy = (one: Policy, other: Policy): boolean =>
  one.dmcaComplianceUrl === other.dmcaComplianceUrl && one.contentRemovalEmail === other.contentRemovalEmail;

/** Defines how policy pages are looked at. @see docs/decisions/0024-evidence.md */
export function definePolicyCheck({ queue, domains, checkSite }: DomainParts): void {
  queue.define<PolicyPayload>(policyJob, {
    queue: 'checks',
    concurrency: checksAtOnce,
    perOwner: 1, // so that of several jobs for one page the first looks, and the others find that it has
    async handler({ payload: { id } }, { signal }) {
      const found = await domains.find(id);
      if (found?.domain.policyCheck?.state !== 'checking') return;
      const { dmcaComplianceUrl: address, contentRemovalEmail: email } = found.domain;
      const policyCheck = await checkSite({ address, email }, signal);
      await domains.update(id, ({ domain }) => ({
        // It is nothing to its client, who may be editing it; a job of its own looks at what has changed meanwhile.
        updatedAt: domain.updatedAt,
        ...(isSamePolicy(domain, found.domain) ? { policyCheck } : {}),
      }));
    },
  });
}

/** What is shown of a policy until the server has looked: nothing that was found for another address.
 * @param before - undefined for a new domain */
export function checkOfPolicy(fields: Policy, before?: DomainRow): SiteCheck | null {
  if (before && isSamePolicy(fields, before)) return before.policyCheck;
  const asked = askedCheck(fields.dmcaComplianceUrl, before?.policyCheck ?? null);
  return { ...asked, mentions_email: null };
}

/** Has a policy page looked at, once the caller's transaction commits. */
export async function startPolicyCheck({ queue }: Pick<Platform, 'queue'>, { id, clientId }: DomainRow): Promise<void> {
  await queue.enqueue(policyJob, { id } satisfies PolicyPayload, { owner: `client ${String(clientId)}` });
}

/** Has it looked at once more. @throws Refusal 404 */
export function checkPolicy(parts: DomainParts, { id, actor }: DomainRequest): Promise<DomainRecord> {
  const { domains, audit, database } = parts;
  return database.transaction(async () => {
    const change = await domains.update(id, ({ domain }) => ({
      updatedAt: domain.updatedAt,
      policyCheck: askedCheck(domain.dmcaComplianceUrl, domain.policyCheck),
    }));
    if (!change) throw new Refusal(404, 'Domain not found');
    const { domain } = change.after;
    await startPolicyCheck(parts, domain);
    await audit.record({
      action: 'domains.checkPolicy',
      actor,
      subject: { type: 'domain', id, label: domain.domainName },
    });
    return change.after;
  });
}

import { messages } from '@grt/sdk/contract';
import type { DomainForm } from '@grt/sdk/contract';
import { isEmail, isHttpUrl, normalizeDomainName } from '@grt/sdk/rules';
import { invalid } from '../../core/refusal.ts';

const words = messages.DomainForm;

/** A domain's fields as they are kept. */
export interface DomainFields {
  /** Lower case, ASCII, without www. */
  readonly domainName: string;
  readonly domainUrl: string | null;
  readonly dmcaComplianceUrl: string;
  readonly contentRemovalEmail: string;
}

/** What the schema cannot say: the form of name, addresses and email. Values are trimmed, the name is normalised.
 * @throws Refusal 422 with every refused field.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §5; docs/specification/decisions.md §6 */
export function readDomainForm(form: DomainForm): DomainFields {
  const domainName = normalizeDomainName(form.domain_name);
  const domainUrl = form.domain_url?.trim() || null;
  const dmcaComplianceUrl = form.dmca_compliance_url.trim();
  const contentRemovalEmail = form.content_removal_email.trim();
  const errors: Record<string, string[]> = {
    ...(domainName === undefined ? { domain_name: [words.domain_name.pattern] } : {}),
    ...(domainUrl === null || isHttpUrl(domainUrl) ? {} : { domain_url: [words.domain_url.pattern] }),
    ...(isHttpUrl(dmcaComplianceUrl) ? {} : { dmca_compliance_url: [words.dmca_compliance_url.pattern] }),
    ...(isEmail(contentRemovalEmail) ? {} : { content_removal_email: [words.content_removal_email.format] }),
  };
  if (domainName === undefined || Object.keys(errors).length > 0) throw invalid(errors);
  return { domainName, domainUrl, dmcaComplianceUrl, contentRemovalEmail };
}

/** The client has the name already, pending or approved. @see docs/specification/decisions.md §6 */
export const domainAdded = invalid({ domain_name: [words.domain_name.unique] });

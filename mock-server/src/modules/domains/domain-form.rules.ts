import { messages } from '@grt/sdk/contract';
import type { DomainForm } from '@grt/sdk/contract';
import { invalid } from '../../core/refusal.ts';

/** A domain's fields as they are kept. */
export interface DomainFields {
  /** Lower case, ASCII, without www. */
  readonly domainName: string;
  readonly domainUrl: string | null;
  readonly dmcaComplianceUrl: string;
  readonly contentRemovalEmail: string;
}

/** The fields of a form. The contract has checked them, and brought them into the spelling in which they are kept. */
export function readDomainForm(form: DomainForm): DomainFields {
  return {
    domainName: form.domain_name,
    domainUrl: form.domain_url || null,
    dmcaComplianceUrl: form.dmca_compliance_url,
    contentRemovalEmail: form.content_removal_email,
  };
}

/** The client has the name already, pending or approved. @see docs/specification/decisions.md §6 */
export const domainAdded = invalid({ domain_name: [messages.DomainForm.domain_name.unique] });

import { messages } from '@grt/sdk/contract';
import type { DomainForm } from '@grt/sdk/contract';
import { invalid } from '../../core/refusal.ts';

/** A domain's fields as stored. */
export interface DomainFields {
  /** Lower case, ASCII, without www. */
  readonly domainName: string;
  readonly domainUrl: string | null;
  readonly dmcaComplianceUrl: string;
  readonly contentRemovalEmail: string;
}

/** The fields of a form, which the contract has checked and brought into the spelling in which they are stored. */
export function readDomainForm(form: DomainForm): DomainFields {
  return {
    domainName: form.domain_name,
    domainUrl: form.domain_url || null,
    dmcaComplianceUrl: form.dmca_compliance_url,
    contentRemovalEmail: form.content_removal_email,
  };
}

/** The client already has the name, pending or approved. @see docs/specification/decisions.md §6 */
export const domainAdded = invalid({ domain_name: [messages.DomainForm.domain_name.unique] });

import { messages } from '@grt/sdk/contract';
import { normalizeDomainName } from '@grt/sdk/formats/domain-name';
import { isEmail } from '@grt/sdk/formats/email';
import { isHttpUrl } from '@grt/sdk/formats/http-url';
import type { FormRules } from '../../core/form.ts';

const words = messages.DomainForm;

/** The rules of a domain, with the specification's sentences. */
export const domainRules: FormRules = {
  check: (name, answer) => {
    const text = answer.trim();
    if (name === 'domain_name') return normalizeDomainName(text) === undefined ? words.domain_name.format : undefined;
    if (name === 'domain_url') return isHttpUrl(text) ? undefined : words.domain_url.format;
    if (name === 'dmca_compliance_url') {
      if (text === '') return words.dmca_compliance_url.required;
      return isHttpUrl(text) ? undefined : words.dmca_compliance_url.format;
    }
    if (text === '') return words.content_removal_email.required;
    return isEmail(text) ? undefined : words.content_removal_email.format;
  },
};

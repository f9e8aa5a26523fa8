import { z } from 'zod';
import { messages } from '../contract/messages.gen.ts';
import { normalizeDomainName } from '../formats/domain-name.ts';
import { isEmail } from '../formats/email.ts';
import { filled } from './filled.ts';
import { isHttpUrl } from '../formats/http-url.ts';

const words = messages.DomainForm;

/** The form for adding and editing a domain. The name comes out as it is kept.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §5; docs/specification/decisions.md §6 */
export const domainForm = z.object({
  domain_name: filled(words.domain_name.required).transform((text, context) => {
    const name = normalizeDomainName(text);
    if (name === undefined) context.issues.push({ code: 'custom', message: words.domain_name.format, input: text });
    return name ?? z.NEVER;
  }),
  domain_url: z
    .string()
    .trim()
    .refine((text) => text === '' || isHttpUrl(text), words.domain_url.format)
    .optional(),
  dmca_compliance_url: filled(words.dmca_compliance_url.required).refine(isHttpUrl, words.dmca_compliance_url.format),
  content_removal_email: filled(words.content_removal_email.required).refine(
    isEmail,
    words.content_removal_email.format,
  ),
});

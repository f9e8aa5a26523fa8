// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { BodyAs } from '../operation-types.ts';
import { domainName } from '../formats/domain-name.ts';
import { email } from '../formats/email.ts';
import { httpUrl } from '../formats/http-url.ts';
import { oneLine } from '../formats/text-line.ts';
import { fields, nullable, optional, text, type Form } from './fields.ts';

/** The body of `domains.update` as application/json. */
export const form: Form<BodyAs<'domains.update', 'application/json'>> = fields({
  domain_name: text({ empty: 'Domain name is required', type: 'Domain name must be text', read: oneLine, max: [253, 'Please enter a valid domain name (e.g., example.com)'], format: [domainName, 'Please enter a valid domain name (e.g., example.com)'] }),
  domain_url: optional(nullable(text({ type: 'Domain url must be text', read: oneLine, max: [2048, 'Domain url must have at most 2048 characters'], format: [httpUrl, 'Domain URL must start with http:// or https://'] }))),
  dmca_compliance_url: text({ empty: 'DMCA policy URL is required', type: 'Dmca compliance url must be text', read: oneLine, max: [2048, 'Dmca compliance url must have at most 2048 characters'], format: [httpUrl, 'DMCA policy URL must start with http:// or https://'] }),
  content_removal_email: text({ empty: 'Content removal email is required', type: 'Content removal email must be text', read: oneLine, max: [254, 'Content removal email must have at most 254 characters'], format: [email, 'Please enter a valid email address'] }),
}, { empty: 'Body is required', type: 'Body must be an object' });

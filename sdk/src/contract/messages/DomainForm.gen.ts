// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfDomainForm = {
  domain_name: { required: 'Domain name is required', format: 'Please enter a valid domain name (e.g., example.com)', maxLength: 'Please enter a valid domain name (e.g., example.com)', unique: 'This domain has already been added.' },
  domain_url: { format: 'Domain URL must start with http:// or https://' },
  dmca_compliance_url: { required: 'DMCA policy URL is required', format: 'DMCA policy URL must start with http:// or https://' },
  content_removal_email: { required: 'Content removal email is required', format: 'Please enter a valid email address' },
} as const;

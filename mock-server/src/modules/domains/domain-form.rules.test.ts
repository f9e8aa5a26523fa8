import { expect, it } from 'vitest';
import { readDomainForm } from './domain-form.rules.ts';

const form = {
  domain_name: 'reels.example',
  dmca_compliance_url: 'https://reels.example/dmca',
  content_removal_email: 'removal@reels.example',
};

it.each([undefined, null, ''])('treats %j as no URL', (domain_url) => {
  expect(readDomainForm({ ...form, ...(domain_url === undefined ? {} : { domain_url }) }).domainUrl).toBeNull();
});

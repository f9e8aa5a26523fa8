import { describe, expect, it } from 'vitest';
import { Refusal } from '../../core/refusal.ts';
import { readDomainForm } from './domain-form.rules.ts';

const form = {
  domain_name: 'reels.example',
  dmca_compliance_url: 'https://reels.example/dmca',
  content_removal_email: 'removal@reels.example',
};

function errorsOf(changes: Partial<typeof form> & { domain_url?: string | null }) {
  try {
    readDomainForm({ ...form, ...changes });
  } catch (error) {
    if (error instanceof Refusal) return error.errors;
  }
  return undefined;
}

describe('reading the domain form', () => {
  it('normalises the name and trims the rest', () => {
    const read = readDomainForm({
      domain_name: ' WWW.Bücher.Example. ',
      domain_url: ' https://bücher.example ',
      dmca_compliance_url: ' HTTP://reels.example/dmca ',
      content_removal_email: ' removal@reels.example ',
    });
    expect(read).toEqual({
      domainName: 'xn--bcher-kva.example',
      domainUrl: 'https://bücher.example',
      dmcaComplianceUrl: 'HTTP://reels.example/dmca',
      contentRemovalEmail: 'removal@reels.example',
    });
  });

  it.each([undefined, null, '', '  '])('takes %j as no URL', (domain_url) => {
    expect(readDomainForm({ ...form, ...(domain_url === undefined ? {} : { domain_url }) }).domainUrl).toBeNull();
  });

  it.each([
    'localhost',
    'https://reels.example',
    'reels.example/x',
    '-a.example',
    'a b.example',
    '192.168.0.1',
    'a_b.example',
  ])('refuses %s as a name, with the words of the specification', (domain_name) => {
    expect(errorsOf({ domain_name })).toEqual({
      domain_name: ['Please enter a valid domain name (e.g., example.com)'],
    });
  });

  it('names every refused field at once', () => {
    const wrong = {
      domain_name: 'x',
      domain_url: 'ftp://a.example',
      dmca_compliance_url: 'https://',
      content_removal_email: 'nobody',
    };
    expect(errorsOf(wrong)).toEqual({
      domain_name: ['Please enter a valid domain name (e.g., example.com)'],
      domain_url: ['Domain URL must start with http:// or https://'],
      dmca_compliance_url: ['DMCA policy URL must start with http:// or https://'],
      content_removal_email: ['Please enter a valid email address'],
    });
  });
});

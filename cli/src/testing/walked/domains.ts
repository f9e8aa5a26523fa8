import { reviewed, type WalkedCommand } from './walked-command.ts';

const domainFlags = {
  '--dmca-url': 'dmca_compliance_url',
  '--removal-email': 'content_removal_email',
  '--url': 'domain_url',
};

const domain = {
  dmca_compliance_url: 'https://reels.example/dmca',
  content_removal_email: 'removal@reels.example',
};

/** What is walked of `grt domains`. */
export const domainsCommands: readonly WalkedCommand[] = [
  {
    command: 'domains add',
    operation: 'domains.create',
    as: 'acme',
    words: [':domain_name'],
    flags: domainFlags,
    base: { domain_name: 'reels.example', ...domain },
  },
  {
    command: 'domains edit',
    operation: 'domains.update',
    as: 'acme',
    words: ['waiting.example'],
    flags: domainFlags,
    base: domain,
    adds: { domain_name: 'waiting.example' },
  },
  {
    command: 'domains approve',
    operation: 'domains.approve',
    as: 'admin',
    words: ['2'],
    flags: { '--notes': 'admin_notes' },
    base: { admin_notes: 'Checked' },
    others: reviewed,
  },
  {
    command: 'domains reject',
    operation: 'domains.reject',
    as: 'admin',
    words: ['2'],
    flags: { '--reason': 'admin_notes' },
    base: { admin_notes: 'No such site' },
    others: reviewed,
  },
];

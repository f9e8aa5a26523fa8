import { person, reviewed, type WalkedCommand } from './walked-command.ts';

const clientFlags = {
  '--company': 'company_name',
  '--first-name': 'first_name',
  '--last-name': 'last_name',
  '--email': 'email',
  '--phone': 'phone',
  '--job-title': 'job_title',
  '--website': 'website',
  '--country': 'country',
  '--state': 'state',
  '--timezone': 'timezone',
  '--plan': 'subscription_plan',
};

/** What is walked of `grt clients`. */
export const clientsCommands: readonly WalkedCommand[] = [
  {
    command: 'clients add',
    operation: 'clients.create',
    as: 'admin',
    flags: clientFlags,
    base: { company_name: 'Brightside', ...person, country: 'US', state: 'IL' },
  },
  {
    command: 'clients edit',
    operation: 'clients.update',
    as: 'admin',
    words: ['1'],
    flags: clientFlags,
    base: { company_name: 'Brightside', ...person, country: 'US', state: 'IL' },
    others: ['--active', '--inactive'],
  },
  {
    command: 'clients suspend',
    operation: 'clients.suspend',
    as: 'admin',
    words: ['1'],
    flags: { '--reason': 'reason' },
    base: { reason: 'Payment is overdue' },
    others: reviewed,
  },
];

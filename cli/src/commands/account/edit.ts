import type { Input, NotificationSettings } from '@grt/sdk/contract';
import { Command, InvalidArgumentError } from 'commander';
import { UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addFormFlags, formAnswers, type FormField } from '../../core/form.ts';
import { notePendingEmail } from '../../parts/pending-email.ts';
import { accountColumns } from './account-columns.ts';

const fields: readonly FormField[] = [
  { name: 'first_name', flag: '--first-name <name>', about: 'first name' },
  { name: 'last_name', flag: '--last-name <name>', about: 'last name' },
  { name: 'email', flag: '--email <address>', about: 'email address; takes effect once both mailboxes confirm it' },
  { name: 'phone', flag: '--phone <number>', about: 'phone number' },
  { name: 'job_title', flag: '--job-title <text>', about: 'job title' },
  { name: 'website', flag: '--website <url>', about: 'website' },
  { name: 'timezone', flag: '--timezone <zone>', about: 'timezone; takes effect at the next midnight (clients)' },
];

const noNotifications: NotificationSettings = {
  feed_reviewed: false,
  feed_failed: false,
  domain_reviewed: false,
  budget_exhausted: false,
};

type EditFlags = Readonly<Record<string, unknown>> & { readonly notify?: NotificationSettings };

/** `grt account edit` */
export function editCommand(context: Context): Command {
  const kinds = Object.keys(noNotifications).join(', ');
  const command = addFormFlags(new Command('edit'), fields)
    .description('change your account; fields you leave out stay unchanged')
    .option('--notify <kinds>', `get email about these only, comma-separated: ${kinds}; or none`, notificationsOf)
    .action((flags: EditFlags) => editAccount(context, flags));
  return withExample(
    command,
    'grt account edit --phone "+1 212 555 0100"',
    'grt account edit --notify feed_failed,budget_exhausted',
  );
}

async function editAccount(context: Context, flags: EditFlags): Promise<void> {
  const { notify: notifications } = flags;
  const changes: Input<'auth.updateProfile'> = {
    ...formAnswers(flags, fields),
    ...(notifications === undefined ? {} : { notifications }),
  };
  if (Object.keys(changes).length === 0) throw new UsageError('Nothing to change. See: grt account edit --help');
  const grt = await context.grt();
  const account = await grt.auth.updateProfile(changes, { signal: context.signal });
  await context.output.record(
    account,
    accountColumns.filter(({ value }) => value(account) !== null),
  );
  await notePendingEmail(context, account.pending_email, changes.email);
}

function notificationsOf(typed: string): NotificationSettings {
  if (typed === 'none') return noNotifications;
  const settings: Record<string, boolean> = { ...noNotifications };
  for (const kind of typed.split(',').map((word) => word.trim())) {
    if (!Object.hasOwn(noNotifications, kind))
      throw new InvalidArgumentError(`Use ${Object.keys(noNotifications).join(', ')}, or none.`);
    settings[kind] = true;
  }
  return { ...noNotifications, ...settings };
}

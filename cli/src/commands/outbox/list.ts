import type { OutboxMail } from '@grt/sdk/contract';
import { Command } from 'commander';
import type { Column } from '../../core/column.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addLimit, printList, type LimitFlag } from '../../core/list.ts';
import { addWeb, openScreen, type WebFlag } from '../../core/web.ts';
import { hiddenBecause } from './hidden-links.ts';
import { addMailFilters, askedMail, type MailFilters } from './mail-filters.ts';
import { statusTone } from '../../parts/tones.ts';

interface ListFlags extends LimitFlag, WebFlag, MailFilters {}

const columns: readonly Column<OutboxMail>[] = [
  { name: 'Id', value: (mail) => mail.id, align: 'right' },
  { name: 'Written', value: (mail) => mail.created_at, time: true },
  { name: 'Recipient', value: (mail) => mail.recipient },
  { name: 'Subject', value: (mail) => mail.subject },
  { name: 'Delivery', value: (mail) => mail.delivery_status, tone: (mail) => statusTone(mail.delivery_status) },
  { name: 'Links', minor: true, whole: true, value: (mail) => mail.links },
];

/** `grt outbox list` */
export function listCommand(context: Context): Command {
  const command = addMailFilters(new Command('list').alias('ls'))
    .description('list email, newest first')
    .action((flags: ListFlags) => listMail(context, flags));
  return withExample(
    addWeb(addLimit(command)),
    'grt outbox list --recipient dana@northlight.example --limit 1 --json links',
    'grt outbox list --status failed',
  );
}

async function listMail(context: Context, { limit, web, ...filters }: ListFlags): Promise<void> {
  if (web === true) return openScreen(context, '/admin/outbox');
  const grt = await context.grt();
  const reasons = new Set<string>();
  const mails = notingReasons(grt.outbox.list(askedMail(filters), { signal: context.signal }), reasons);
  await printList(context, mails, columns, { limit, empty: 'No email found.' });
  for (const reason of reasons) await context.note(reason);
}

/** Yields the same emails, and collects in `reasons` why their links are hidden. */
async function* notingReasons(mails: AsyncIterable<OutboxMail>, reasons: Set<string>): AsyncIterable<OutboxMail> {
  for await (const mail of mails) {
    const reason = hiddenBecause(mail);
    if (reason !== undefined) reasons.add(reason);
    yield mail;
  }
}

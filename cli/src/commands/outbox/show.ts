import type { OutboxMail } from '@grt/sdk/contract';
import { Command } from 'commander';
import { CommandError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { exitCode } from '../../core/exit-code.ts';
import { parseId } from '../../core/ids.ts';
import { hiddenBecause } from './hidden-links.ts';

interface ShowFlags {
  readonly links?: true;
}

/** `grt outbox show` */
export function showCommand(context: Context): Command {
  const command = new Command('show')
    .alias('view')
    .description('show an email with its text')
    .argument('<id>', 'email id', parseId)
    .option('--links', 'print only its links, one per line')
    .action((id: number, flags: ShowFlags) => showMail(context, id, flags));
  return withExample(command, 'grt outbox show 12', 'grt setup "$(grt outbox show 21 --links | head -n 1)"');
}

async function showMail(context: Context, id: number, { links }: ShowFlags): Promise<void> {
  const mail = await findMail(context, id);
  const { output } = context;
  if (output.isJson) {
    await output.record(mail, []);
    return;
  }
  const reason = hiddenBecause(mail);
  if (links === true) {
    if (reason !== undefined) throw new CommandError(reason, { exitCode: exitCode.forbidden, code: 'links_hidden' });
    await output.raw(mail.links.map((link) => `${link}\n`).join(''));
    return;
  }
  await output.record(mail, [
    { name: 'Id', value: (row) => row.id },
    { name: 'Written', value: (row) => row.created_at, time: true },
    { name: 'Recipient', value: (row) => row.recipient },
    { name: 'Subject', value: (row) => row.subject },
    { name: 'Delivery', value: (row) => row.delivery_status },
    { name: 'Error', value: (row) => row.error },
    { name: 'Links', value: (row) => row.links },
  ]);
  await output.raw(`\n${printable(mail.text)}\n`);
  if (reason !== undefined) await context.note(reason);
}

async function findMail(context: Context, id: number): Promise<OutboxMail> {
  const grt = await context.grt();
  const { data } = await grt.outbox.list({ id, page: 1, per_page: 1 }, { signal: context.signal });
  const [mail] = data;
  if (mail !== undefined) return mail;
  throw new CommandError(`No email with id ${String(id)}`, { exitCode: exitCode.notFound, code: 'not_found' });
}

/** An email's text without terminal control characters. Line breaks are kept. */
function printable(text: string): string {
  return text.replaceAll(/[^\P{Control}\n\t]/gu, '');
}

import { licenseMaxBytes, megabytes } from '@grt/sdk/contract';
import { Command } from 'commander';
import { UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { openUpload } from '../../core/upload-file.ts';
import { tokenInLink } from '../../parts/token-in-link.ts';
import { applicationStatusColumns } from './status.ts';

interface AnswerFlags {
  readonly answer: string;
  readonly file: readonly string[];
}

const fields = ['file_1', 'file_2', 'file_3'] as const;

/** `grt registrations answer` */
export function answerCommand(context: Context): Command {
  const command = new Command('answer')
    .description('answer a question about your application, using the link from the email')
    .argument('<token-or-link>', 'the link or token from the email')
    .requiredOption('--answer <text>', 'the answer')
    .option(
      '--file <file>',
      `a file to add: PNG, JPG, or PDF, up to ${megabytes(licenseMaxBytes)} MB; at most ${String(fields.length)}`,
      (file: string, before: readonly string[]) => [...before, file],
      [],
    )
    .action((link: string, flags: AnswerFlags) => answer(context, link, flags));
  return withExample(
    command,
    "grt registrations answer 'http://127.0.0.1:4010/application?token=a_6dV0Zk' --answer 'Here it is.' --file license.pdf",
  );
}

async function answer(context: Context, link: string, { answer: text, file: paths }: AnswerFlags): Promise<void> {
  const token = tokenInLink(link);
  if (token === undefined) throw new UsageError('This link does not contain a token');
  if (paths.length > fields.length) throw new UsageError(`At most ${String(fields.length)} files can be added`);
  const { licenseRule } = await import('../register/register-rules.ts');
  const opened = async (at: 0 | 1 | 2) => {
    const path = paths[at];
    return path === undefined ? undefined : await openUpload(context, path, { ...licenseRule, field: fields[at] });
  };
  const files = { file_1: await opened(0), file_2: await opened(1), file_3: await opened(2) };
  const grt = await context.grt();
  const sent = grt.registrations.answer({ token, answer: text, ...files }, { signal: context.signal });
  const { data, message } = await sent.withResponse();
  await context.output.record(data, applicationStatusColumns);
  if (message !== undefined) await context.note(message);
}

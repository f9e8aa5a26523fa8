import type { RegistrationQuestion } from '@grt/sdk/contract';
import { Command } from 'commander';
import type { Column } from '../../core/column.ts';
import type { Context } from '../../core/context.ts';
import { addDownloadFlags, saveDownload, type DownloadFlags } from '../../core/download.ts';
import { withExample } from '../../core/example.ts';
import { parseId } from '../../core/ids.ts';
import { printList } from '../../core/list.ts';
import { registrationId } from '../../parts/review/registration-id.ts';

interface QuestionFlags extends DownloadFlags {
  readonly file?: number;
}

/** `grt registrations questions` */
export function questionsCommand(context: Context): Command {
  const command = addDownloadFlags(new Command('questions'))
    .description('list the questions to an applicant with the answers, or download a file from an answer')
    .argument('<application>', 'id, application id, or company')
    .option('--file <id>', 'download this file of an answer', parseId)
    .action(async (typed: string, flags: QuestionFlags) =>
      showQuestions(context, await registrationId(context, typed), flags),
    );
  return withExample(
    command,
    'grt registrations questions 3',
    'grt registrations questions 3 --file 1 --output answer.pdf',
  );
}

const columns: readonly Column<RegistrationQuestion>[] = [
  { name: 'Id', value: (row) => row.id, align: 'right' },
  { name: 'Asked', value: (row) => row.asked_at, time: true },
  { name: 'By', value: (row) => row.asked_by },
  { name: 'Question', value: (row) => row.question },
  { name: 'Answered', value: (row) => row.answered_at, time: true },
  { name: 'Answer', value: (row) => row.answer },
  { name: 'Files', value: (row) => row.files.map(({ id, name }) => `${String(id)} ${name}`).join(', ') },
];

async function showQuestions(context: Context, id: number, { file, ...flags }: QuestionFlags): Promise<void> {
  const grt = await context.grt();
  const { signal } = context;
  if (file === undefined) {
    const asked = await grt.registrations.questions({ id }, { signal });
    await printList(context, asked, columns, { empty: 'Nothing was asked.' });
    return;
  }
  await saveDownload(context, await grt.registrations.answerFile({ id, file_id: file }, { signal }), flags);
}

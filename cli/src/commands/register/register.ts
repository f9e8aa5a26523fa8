import { licenseMaxBytes, megabytes, type BodyOf } from '@grt/sdk/contract';
import { Command } from 'commander';
import { UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addForm, completeForm, formAnswers, type Answers } from '../../core/form.ts';
import { openUpload } from '../../core/upload-file.ts';
import { sourceName } from '../../core/source-name.ts';
import { registerFields } from './register-fields.ts';

interface RegisterFlags {
  readonly from?: string;
  readonly license?: string;
}

type Application = BodyOf<'registrations.submit'>;

/** `grt register` */
export function registerCommand(context: Context): Command {
  const command = addForm(new Command(), registerFields)
    .option('--license <file>', `business license: PNG, JPG, or PDF, up to ${megabytes(licenseMaxBytes)} MB`)
    .option('--from <file>', 'read the fields from a JSON file (- for standard input); flags take precedence')
    .action((flags: RegisterFlags & Readonly<Record<string, unknown>>) =>
      register(context, flags, formAnswers(flags, registerFields)),
    );
  return withExample(command, 'grt register', 'grt register --from application.json --license license.pdf');
}

async function register(context: Context, { from, license }: RegisterFlags, flags: Answers): Promise<void> {
  const given = {
    ...(from === undefined ? {} : readApplication(await context.files.readText(from), sourceName(from))),
    ...flags,
  };
  const { licenseRule, registerRules } = await import('./register-rules.ts');
  const file = license === undefined ? undefined : await openUpload(context, license, licenseRule);
  const answers = await completeForm(context, registerFields, given, registerRules);
  const grt = await context.grt();
  // The rules have already validated every name and choice.
  const application = { ...answers, business_license: file } as Application;
  const { data, message } = await grt.registrations.submit(application, { signal: context.signal }).withResponse();
  await context.output.result(data, [
    { name: 'Id', value: (receipt) => receipt.id },
    { name: 'Application', value: (receipt) => receipt.application_id },
    { name: 'Status', value: (receipt) => receipt.status },
  ]);
  if (message !== undefined) await context.note(message);
}

/** The fields of a JSON file: an object with wire names and texts. @param source - how messages call the file
 * @throws UsageError for anything else */
export function readApplication(text: string, source: string): Answers {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${source} is not valid JSON`, { cause: error });
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw new UsageError(`${source} must be a single object with the fields of an application`);
  }
  const answers: Record<string, string> = {};
  for (const [name, value] of Object.entries(content)) {
    const known = registerFields.find((field) => field.name === name);
    if (!known)
      throw new UsageError(
        `${source}: unknown field "${name}". Available fields: ${registerFields.map((field) => field.name).join(', ')}`,
      );
    if (value === null && known.optional) continue;
    if (typeof value !== 'string') throw new UsageError(`${source}: "${name}" must be a string`);
    answers[name] = value;
  }
  return answers;
}

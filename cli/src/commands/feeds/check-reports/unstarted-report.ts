import type { Command } from 'commander';
import type { Context } from '../../../core/context.ts';
import type { Failure } from '../../../core/failure.ts';
import { version } from '../../../core/version.ts';
import { reportText } from './index.ts';
import { reportValues } from './report-values.ts';

/** The report that `--report` asks for when its command could not even start, such as for a flag that there is not: a CI
 * system that finds no report takes that for a fault of its own. Undefined if none is asked for. */
export async function unstartedReport(
  { files }: Pick<Context, 'files'>,
  { program, argv }: { readonly program: Command; readonly argv: readonly string[] },
  refusal: Failure,
): Promise<string | undefined> {
  const { command, words } = calledBy(program, argv);
  if (!command.options.some(({ long }) => long === '--report')) return undefined;
  const asked = valueOf('--report', words);
  const kind = reportValues.find((value) => value === asked);
  if (kind === undefined) return undefined;
  const file = operandsOf(command, words)[0];
  const path = file === undefined ? '.' : await files.inRepository(file);
  return reportText(kind, [{ path, refusal }], { name: `grt ${namesOf(command).join(' ')}`, version });
}

/** The command that a command line names, and the words after its name. */
function calledBy(program: Command, argv: readonly string[]) {
  let command = program;
  let words = argv;
  for (const [at, word] of argv.entries()) {
    const inner = command.commands.find((one) => one.name() === word || one.aliases().includes(word));
    if (inner === undefined) continue;
    command = inner;
    words = argv.slice(at + 1);
  }
  return { command, words };
}

function valueOf(flag: string, words: readonly string[]): string | undefined {
  const at = words.findIndex((word) => word === flag || word.startsWith(`${flag}=`));
  return words[at] === flag ? words[at + 1] : words[at]?.slice(flag.length + 1);
}

/** Words that are neither flags nor their values. */
function operandsOf({ options }: Command, words: readonly string[]): readonly string[] {
  const takesNext = (word: string | undefined): boolean =>
    word !== undefined && options.some((one) => one.required && [one.long, one.short].includes(word));
  return words.filter((word, at) => !word.startsWith('-') && !takesNext(words[at - 1]));
}

function namesOf(command: Command): readonly string[] {
  return command.parent === null ? [] : [...namesOf(command.parent), command.name()];
}

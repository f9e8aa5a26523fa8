import type { Context } from '../../core/context.ts';
import { describeProgram, type CompletedCommand, type CompletedFlag } from './describe-program.ts';
import type { Suggestion } from './suggestion.ts';
import { valuesFor } from './values.ts';

/** Prints completions for the last word. Prints nothing rather than something wrong: no errors, no prompts. */
export async function suggest(context: Context, words: readonly string[]): Promise<void> {
  const commands = describeProgram(await context.wholeProgram());
  const typed = words.at(-1) ?? '';
  for (const { value, about } of await suggestions(context, commands, words)) {
    if (value.startsWith(typed)) await context.output.raw(`${value}\t${about}\n`);
  }
}

async function suggestions(
  context: Context,
  commands: readonly CompletedCommand[],
  words: readonly string[],
): Promise<readonly Suggestion[]> {
  const before = words.slice(0, -1);
  const typed = words.at(-1) ?? '';
  const command = commandOf(commands, before);
  const flag = command.flags.find(({ names }) => names.includes(before.at(-1) ?? ''));
  if (flag?.takesValue === true && !isOptionalValue(flag, typed)) return flagValues(context, flag);
  if (typed.startsWith('-')) return command.flags.flatMap(namesOf);
  if (command.commands.length > 0) return command.commands.map(({ name, about }) => ({ value: name, about }));
  if (command.choices.length > 0) return command.choices.map((value) => ({ value, about: '' }));
  return valuesFor(context, command.path);
}

/** The command named by the preceding words; flags and their values are skipped. */
function commandOf(commands: readonly CompletedCommand[], words: readonly string[]): CompletedCommand {
  const [program] = commands;
  if (program === undefined) throw new RangeError('There is no program');
  let found = program;
  for (const word of words) {
    const path = [...found.path, word].join(' ');
    found = commands.find((command) => command.path.join(' ') === path) ?? found;
  }
  return found;
}

/** `--json` takes an optional value: a flag after it is not its value. */
function isOptionalValue({ names }: CompletedFlag, typed: string): boolean {
  return names.includes('--json') && typed.startsWith('-');
}

async function flagValues(context: Context, { names, choices }: CompletedFlag): Promise<readonly Suggestion[]> {
  if (choices.length > 0) return choices.map((value) => ({ value, about: '' }));
  if (names.includes('--domain')) return valuesFor(context, ['domains', 'show']);
  if (names.includes('--client')) return valuesFor(context, ['clients', 'show']);
  if (names.includes('--profile')) return valuesFor(context, ['profile', 'use']);
  return [];
}

function namesOf({ names, about }: CompletedFlag): readonly Suggestion[] {
  const long = names.at(-1);
  return long === undefined ? [] : [{ value: long, about }];
}

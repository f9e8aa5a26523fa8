import type { Context } from '../../core/context.ts';
import { describeProgram, type CompletedCommand, type CompletedFlag } from './describe-program.ts';
import { mapValues } from './map-values.ts';
import { filesDirective, type Suggestion } from './suggestion.ts';
import { valuesFor } from './values.ts';

/** Prints completions for the last word. Prints nothing rather than something wrong: no errors, no prompts. */
export async function suggest(context: Context, words: readonly string[]): Promise<void> {
  const commands = describeProgram(await context.wholeProgram());
  const { typed, before, prefix, gone } = typedPair(words) ?? typedWord(words);
  const { values, files } = await suggestions(context, commands, { typed, before });
  for (const { value, about } of values) {
    if (value.startsWith(typed)) await context.output.raw(`${prefix}${value.slice(gone)}\t${about}\n`);
  }
  if (files) await context.output.raw(`${filesDirective}\n`);
}

interface Typed {
  /** The word being typed, or the value of the flag being typed. */
  readonly typed: string;
  readonly before: readonly string[];
}

interface Completed extends Typed {
  /** What a suggestion begins with besides. */
  readonly prefix: string;
  /** Characters at its beginning that the shell takes for words of their own. */
  readonly gone: number;
}

/** Also takes apart `--status=pen`, which bash passes as three words and other shells as one. */
function typedWord(words: readonly string[]): Completed {
  const typed = words.at(-1) ?? '';
  const whole = { prefix: '', gone: 0 };
  if (typed === '=') return { typed: '', before: words.slice(0, -1), ...whole };
  if (words.at(-2) === '=') return { typed, before: words.slice(0, -2), ...whole };
  const [, flag, value] = /^(--[\w-]+)=(.*)$/s.exec(typed) ?? [];
  if (flag === undefined || value === undefined) return { typed, before: words.slice(0, -1), ...whole };
  return { typed: value, before: [...words.slice(0, -1), flag], prefix: `${flag}=`, gone: 0 };
}

/** Puts `--map tags=tags,split=` together, of which bash makes a word at each equals sign. */
function typedPair(words: readonly string[]): Completed | undefined {
  const at = words.lastIndexOf('--map') + 1;
  const [first, ...others] = words.slice(at);
  const parts = first === '=' ? others : words.slice(at);
  const isPair = parts.length > 1 && parts.every((part, index) => (part === '=') === (index % 2 === 1));
  if (at === 0 || !isPair) return undefined;
  const typed = parts.join('');
  const last = parts.at(-1) ?? '';
  return { typed, before: words.slice(0, at), prefix: '', gone: typed.length - (last === '=' ? 0 : last.length) };
}

interface Suggestions {
  readonly values: readonly Suggestion[];
  /** Whether a file is meant. */
  readonly files: boolean;
}

async function suggestions(
  context: Context,
  commands: readonly CompletedCommand[],
  { typed, before }: Typed,
): Promise<Suggestions> {
  const command = commandOf(commands, before);
  const flag = command.flags.find(({ names }) => names.includes(before.at(-1) ?? ''));
  if (flag?.takesValue === true && !isOptionalValue(flag, typed))
    return { values: await flagValues(context, flag, typed), files: flag.takesFile };
  const only = (values: readonly Suggestion[]): Suggestions => ({ values, files: false });
  if (typed.startsWith('-')) return only(command.flags.flatMap(namesOf));
  if (command.commands.length > 0) return only(command.commands.map(({ name, about }) => ({ value: name, about })));
  if (command.choices.length > 0) return only(command.choices.map((value) => ({ value, about: '' })));
  if (command.takesFile) return { values: [], files: true };
  return only(await valuesFor(context, command.path, typed));
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

async function flagValues(
  context: Context,
  { names, choices }: CompletedFlag,
  typed: string,
): Promise<readonly Suggestion[]> {
  if (choices.length > 0) return choices.map((value) => ({ value, about: '' }));
  if (names.includes('--map')) return mapValues(typed);
  if (names.includes('--domain')) return valuesFor(context, ['domains', 'show'], typed);
  if (names.includes('--client')) return valuesFor(context, ['clients', 'show'], typed);
  if (names.includes('--profile')) return valuesFor(context, ['profile', 'use'], typed);
  return [];
}

function namesOf({ names, about }: CompletedFlag): readonly Suggestion[] {
  const long = names.at(-1);
  return long === undefined ? [] : [{ value: long, about }];
}

import type { Context } from '../../core/context.ts';
import { describeProgram, type CompletedCommand, type CompletedFlag } from './describe-program.ts';
import { readPreferences } from '../../core/preferences.ts';
import { topicNames } from '../help/topic-names.ts';
import { lineBefore } from './line-before.ts';
import { mapValues } from './map-values.ts';
import { scopesFor } from './scope-values.ts';
import { filesDirective, type Suggestion } from './suggestion.ts';
import { aliasNames, valuesFor } from './values.ts';

/** Prints completions for the last word. Prints nothing rather than something wrong: no errors, no prompts. */
export async function suggest(context: Context, words: readonly string[]): Promise<void> {
  const commands = describeProgram(await context.wholeProgram());
  const { typed, before, prefix, gone } = typedPair(words) ?? typedWord(words);
  const { aliases } = await readPreferences(context.preferencesPath);
  const { values, files } = await suggestions(context, commands, { typed, before: lineBefore(before, aliases) });
  for (const { value, about } of inOrder(offered(values, typed))) {
    await context.output.raw(`${prefix}${value.slice(gone)}\t${about}\n`);
  }
  if (files) await context.output.raw(`${filesDirective}\n`);
}

/** What begins like the word. A second name is offered only where no first one does, so that `fe` becomes `feeds` at once. */
function offered(values: readonly Suggestion[], typed: string): readonly Suggestion[] {
  const found = values.filter(({ value }) => value.startsWith(typed));
  const first = found.filter(({ isSecondName }) => isSecondName !== true);
  return first.length > 0 ? first : found;
}

/** Ids by their number; anything else as it comes. */
function inOrder(values: readonly Suggestion[]): readonly Suggestion[] {
  if (!values.every(({ value }) => /^\d+$/.test(value))) return values;
  return values.toSorted((one, other) => Number(one.value) - Number(other.value));
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
  if (before[0] === 'help') return only(helpWords(commands, before.slice(1)));
  if (command.path.length === 0) return only([...command.commands, ...(await aliasNames(context))]);
  if (command.commands.length > 0) return only(command.commands);
  if (command.choices.length > 0) return only(command.choices.map((value) => ({ value, about: '' })));
  if (command.takesFile) return { values: [], files: true };
  // What is revoked has been decided.
  const path = before.includes('--revoke') ? command.path.slice(0, 1) : command.path;
  return only(await valuesFor(context, path, typed));
}

/** Topics and commands, then the commands below those. */
function helpWords(commands: readonly CompletedCommand[], words: readonly string[]): readonly Suggestion[] {
  const topics = Object.entries(topicNames).map(([value, about]) => ({ value, about }));
  return [...commandOf(commands, words).commands, ...(words.length === 0 ? topics : [])];
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
  if (names.includes('--scope')) return scopesFor(typed);
  if (names.includes('--domain')) return valuesFor(context, ['domains', 'show'], typed);
  if (names.includes('--client')) return valuesFor(context, ['clients', 'show'], typed);
  if (names.includes('--profile')) return valuesFor(context, ['profile', 'use'], typed);
  return [];
}

function namesOf({ names, about }: CompletedFlag): readonly Suggestion[] {
  const long = names.at(-1);
  return long === undefined ? [] : [{ value: long, about }];
}

import type { Command } from 'commander';
import { MissingArgumentError, UsageError } from './command-error.ts';
import { missingNames, type Given } from './require-flags.ts';

/** What has been typed. */
export interface Typed {
  readonly flags: Readonly<Record<string, unknown>>;
  /** The words after the command. */
  readonly words: readonly string[];
}

interface Need {
  /** Its values by how they are named, such as `--yes`; an undefined one is missing. */
  readonly given: (typed: Typed) => Given;
  readonly kind: 'word' | 'flag' | 'asked at a terminal';
}

const needsOf = new WeakMap<Command, Need[]>();

/** Declares what a command asks for at a terminal, and cannot do without elsewhere. */
export function asksFor(command: Command, given: (flags: Typed['flags']) => Given): Command {
  return addNeed(command, { given: ({ flags }) => given(flags), kind: 'asked at a terminal' });
}

/** Declares what a command cannot do without, and never asks for. */
export function needsWords(command: Command, given: Need['given']): Command {
  return addNeed(command, { given, kind: 'word' });
}

/** Declares flags that a command cannot do without, and never asks for, where one of several will do: otherwise commander does. */
export function needsFlags(command: Command, given: (flags: Typed['flags']) => Given): Command {
  return addNeed(command, { given: ({ flags }) => given(flags), kind: 'flag' });
}

function addNeed(command: Command, need: Need): Command {
  needsOf.set(command, [...(needsOf.get(command) ?? []), need]);
  return command;
}

/** The error that names everything that a command lacks; undefined if that is nothing.
 * @param canAsk - whether what is asked for at a terminal may be missing */
export function missingInput(command: Command, canAsk: boolean): UsageError | undefined {
  const typed: Typed = { flags: command.opts(), words: command.args };
  const needs = needsOf.get(command) ?? [];
  const missing = (kind: Need['kind']): readonly string[] =>
    needs.filter((need) => need.kind === kind).flatMap((need) => missingNames(need.given(typed)));
  const words = [
    ...command.registeredArguments
      .filter(({ required }, index) => required && typed.words[index] === undefined)
      .map((argument) => `<${argument.name()}>`),
    ...missing('word'),
  ];
  const flags = [
    ...command.options
      .filter((option) => option.mandatory && typed.flags[option.attributeName()] === undefined)
      .map(({ long }) => long ?? ''),
    ...missing('flag'),
    ...(canAsk ? [] : missing('asked at a terminal')),
  ];
  if (words.length + flags.length === 0) return undefined;
  const message = `Missing: ${[...words, ...flags].join(', ')}`;
  return words.length > 0 ? new MissingArgumentError(message) : new UsageError(message);
}

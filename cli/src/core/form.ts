import { fieldsRefused } from '@grt/sdk/contract';
import { Option, type Command } from 'commander';
import { CommandError, UsageError } from './command-error.ts';
import type { Context } from './context.ts';
import { exitCode } from './exit-code.ts';
import type { Choice } from './prompt.ts';
import { asksFor } from './needed-input.ts';
import { requireFlags } from './require-flags.ts';

/** Answers by wire name. */
export type Answers = Readonly<Record<string, string | undefined>>;

/** One text value that a command needs, from a flag or a prompt. */
export interface FormField {
  /** Name on the wire. */
  readonly name: string;
  /** Name of the flag and the placeholder for its value: `--first-name <text>`. */
  readonly flag: string;
  /** Description, used in the help and, with a colon, as the prompt. */
  readonly about: string;
  /** If missing, it is prompted for; otherwise only a flag provides it. */
  readonly optional?: true;
}

/** Field rules that are only needed when the command runs, so that the help does not have to load them. */
export interface FormRules {
  /** Why an answer is invalid, or undefined. */
  check(name: string, answer: string, answers: Answers): string | undefined;
  /** The choices, if there is a list. */
  choices?(name: string, answers: Answers): readonly Choice<string>[] | undefined;
}

/** Declares a flag for each field. */
export function addFormFlags(command: Command, fields: readonly FormField[]): Command {
  for (const field of fields) command.addOption(new Option(field.flag, field.about));
  return command;
}

/** Declares a flag for each field of a form that is completed by prompting. `--from` names a file with fields. */
export function addForm(command: Command, fields: readonly FormField[]): Command {
  const needed = fields.filter(({ optional }) => optional !== true);
  return asksFor(addFormFlags(command, fields), (flags) => {
    const answers = formAnswers(flags, needed);
    return Object.fromEntries(needed.map((field) => [longFlag(field), answers[field.name] ?? flags['from']]));
  });
}

/** The values from the flags, by wire name. */
export function formAnswers(flags: Readonly<Record<string, unknown>>, fields: readonly FormField[]): Answers {
  const given: Record<string, string> = {};
  for (const { name, flag } of fields) {
    const value = flags[new Option(flag).attributeName()];
    if (typeof value === 'string') given[name] = value;
  }
  return given;
}

/** The values from the flags, for an update. @throws UsageError if there are none */
export function formChanges(flags: Readonly<Record<string, unknown>>, fields: readonly FormField[]): Answers {
  const changes = formAnswers(flags, fields);
  if (Object.keys(changes).length > 0) return changes;
  throw new UsageError(`Nothing to change: use ${fields.map(longFlag).join(', ')}`);
}

/**
 * Completes the answers by prompting for what is missing.
 * @throws UsageError that names every missing flag when not interactive
 * @throws CommandError with exit code 8 and the fields if answers are invalid
 */
export async function completeForm(
  context: Pick<Context, 'prompt'>,
  fields: readonly FormField[],
  given: Answers,
  rules: FormRules,
): Promise<Record<string, string>> {
  const missing = fields.filter(({ name, optional }) => optional !== true && given[name] === undefined);
  if (!context.prompt.canAsk) requireFlags(Object.fromEntries(missing.map((field) => [longFlag(field), undefined])));
  refuseWrong(fields, given, rules);
  const answers: Record<string, string> = {};
  for (const { name } of fields) if (given[name] !== undefined) answers[name] = given[name];
  for (const field of missing) answers[field.name] = await ask(context, field, answers, rules);
  return answers;
}

function refuseWrong(fields: readonly FormField[], given: Answers, rules: FormRules): void {
  const wrong: Record<string, string[]> = {};
  for (const { name } of fields) {
    const answer = given[name];
    const problem = answer === undefined ? undefined : rules.check(name, answer, given);
    if (problem !== undefined) wrong[name] = [problem];
  }
  if (Object.keys(wrong).length === 0) return;
  throw new CommandError(fieldsRefused, {
    exitCode: exitCode.invalid,
    code: 'invalid',
    fields: wrong,
  });
}

async function ask(
  context: Pick<Context, 'prompt'>,
  field: FormField,
  answers: Answers,
  rules: FormRules,
): Promise<string> {
  const question = { message: `${capitalized(field.about)}:`, flag: longFlag(field) };
  const choices = rules.choices?.(field.name, answers);
  if (choices !== undefined) return context.prompt.choose({ ...question, choices });
  return context.prompt.text({ ...question, check: (answer) => rules.check(field.name, answer, answers) });
}

function longFlag({ flag }: FormField): string {
  return new Option(flag).long ?? flag;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

import type { OperationId } from '@grt/sdk/contract';
import type { Command } from 'commander';
import { parseFieldNames, selectFields, unknownField } from './select-fields.ts';

/** The fields that `--json` names. */
export interface AskedFields {
  /** Refuses fields that the result will not have. Only the first call counts: it says what the result is.
   * @param known - names with dots for nested fields; `*` stands for any
   * @throws UsageError that lists the available fields */
  check(known: readonly string[]): void;
  /** The fields of a result. Those that have been checked may be missing from it, as the contract allows: they are null. */
  of(value: unknown): unknown;
}

/** @param typed - comma-separated
 * @throws UsageError for an empty name */
export function askedFields(typed: string): AskedFields {
  const names = parseFieldNames(typed);
  let isChecked = false;
  return {
    check: (known) => {
      if (isChecked) return;
      const unknown = names.find((name) => !isKnown(name, known));
      if (unknown !== undefined) throw unknownField(unknown, [...new Set(known.filter((name) => !name.includes('.')))]);
      isChecked = true;
    },
    of: (value) => selectFields(value, names, isChecked),
  };
}

function isKnown(name: string, known: readonly string[]): boolean {
  return known.some((one) => one === name || (one.endsWith('*') && name.startsWith(one.slice(0, -1))));
}

/** What a command prints as JSON. */
export interface Printed {
  /** The operation whose data it prints. */
  readonly dataOf?: OperationId;
  /** Other fields: names with dots for nested ones; `*` stands for any. */
  readonly fields?: readonly string[];
}

const printedBy = new WeakMap<Command, Printed | 'reply'>();

/** Declares what a command prints. Without it, that is the data of the reply to the command's first change.
 * @param printed - or the whole reply to it */
export function prints(command: Command, printed: Printed | 'reply'): Command {
  printedBy.set(command, printed);
  return command;
}

/** Refuses fields of `--json` that a command has not declared, before it runs. A dry run prints something else.
 * @throws UsageError that lists the available fields */
export async function checkFields(asked: AskedFields, command: Command): Promise<void> {
  const printed = printedBy.get(command);
  if (printed === undefined || printed === 'reply' || command.opts()['dryRun'] === true) return;
  const { dataOf, fields = [] } = printed;
  asked.check([...fields, ...(dataOf === undefined ? [] : ((await dataFields(dataOf)) ?? []))]);
}

/** What the client sends on its own, between two attempts of a call. */
const inBetween: ReadonlySet<string> = new Set(['auth.refresh', 'factors.stepUp']);

/** Refuses fields of `--json` that the reply to a change will not have, before it is made.
 * @param operation - one that changes nothing decides nothing
 * @throws UsageError that lists the available fields */
export async function checkReply(asked: AskedFields, command: Command, operation: string): Promise<void> {
  if (inBetween.has(operation)) return;
  const known = printedBy.get(command) === 'reply' ? await replied(operation) : await dataFields(operation);
  if (known !== undefined && known.length > 0) asked.check(known);
}

async function replied(operation: string): Promise<readonly string[] | undefined> {
  return (await import('@grt/sdk/reply-fields')).replyFields(operation);
}

async function dataFields(operation: string): Promise<readonly string[] | undefined> {
  const all = await replied(operation);
  const data = all?.filter((name) => name.startsWith('data.')).map((name) => name.slice('data.'.length));
  return all?.includes('data') === true ? data : all;
}

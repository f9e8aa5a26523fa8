import { InvalidArgumentError, type Command } from 'commander';
import { addIds, type FromFlag } from '../ids.ts';
import { asksFor, needsWords } from '../needed-input.ts';

/** The flags of every bulk command. */
export interface BulkFlags extends FromFlag {
  /** Everything that matches the filters, instead of ids. */
  readonly all?: true;
  readonly dryRun?: true;
  readonly yes?: true;
  readonly concurrency?: number;
  /** True: the latest unfinished run. Otherwise the run with this name. */
  readonly resume?: string | true;
}

const concurrencyMax = 16;

/** Adds ids, `--from` and the flags of a bulk command.
 * @param what - the things, as in "numbers of the applications"
 * @param all - what `--all` selects, if the command can list them itself */
export function addBulk(command: Command, what: string, all?: string): Command {
  const withIds = addIds(command, what);
  const others = all === undefined ? '--from' : '--from or --all';
  needsWords(withIds, ({ flags, words }) => ({
    [`an id (or ${others})`]: words[0] ?? flags['from'] ?? flags['all'] ?? flags['resume'],
  }));
  asksFor(withIds, (flags) => ({ '--yes': flags['all'] === true ? (flags['yes'] ?? flags['dryRun']) : true }));
  return addBulkSwitches(all === undefined ? withIds : withIds.option('--all', all));
}

/** Adds the flags of a bulk command whose ids come from elsewhere. */
export function addBulkSwitches(command: Command): Command {
  return command
    .option('--dry-run', 'show what would change without changing it')
    .option('-y, --yes', 'skip the confirmation prompt')
    .option(
      '--concurrency <count>',
      'number of concurrent calls, 1 to 16 (default: 4, or 1 with many decisions in a call)',
      parseConcurrency,
    )
    .option('--resume [run]', 'continue the latest unfinished run, or the given one');
}

function parseConcurrency(typed: string): number {
  const count = Number(typed);
  if (!/^\d{1,2}$/.test(typed) || count < 1 || count > concurrencyMax) {
    throw new InvalidArgumentError(`Must be a whole number from 1 to ${String(concurrencyMax)}.`);
  }
  return count;
}

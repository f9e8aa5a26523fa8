import { InvalidArgumentError, type Command } from 'commander';
import { addIds, type FromFlag } from '../ids.ts';

/** The flags of every command that does the same to many things. */
export interface BulkFlags extends FromFlag {
  /** Everything that the filters name, instead of ids. */
  readonly all?: true;
  readonly dryRun?: true;
  readonly yes?: true;
  readonly concurrency?: number;
  /** True: the latest run that was left. Otherwise the run of this name. */
  readonly resume?: string | true;
}

const concurrencyMax = 16;

/** Adds ids, `--from` and the flags of a bulk command.
 * @param what - the things, as in "numbers of the applications"
 * @param all - what `--all` means, where the command can list them itself */
export function addBulk(command: Command, what: string, all?: string): Command {
  const withIds = addIds(command, what);
  return addBulkSwitches(all === undefined ? withIds : withIds.option('--all', all));
}

/** Adds the flags of a bulk command whose ids come from elsewhere. */
export function addBulkSwitches(command: Command): Command {
  return command
    .option('--dry-run', 'say what would be done, and do nothing')
    .option('-y, --yes', 'do not ask whether to go on')
    .option('--concurrency <count>', 'calls at the same time, 1 to 16; 4 by default', parseConcurrency)
    .option('--resume [run]', 'go on with the latest run that was left in the middle, or with the named one');
}

function parseConcurrency(typed: string): number {
  const count = Number(typed);
  if (!/^\d{1,2}$/.test(typed) || count < 1 || count > concurrencyMax) {
    throw new InvalidArgumentError(`It has to be a whole number from 1 to ${String(concurrencyMax)}.`);
  }
  return count;
}

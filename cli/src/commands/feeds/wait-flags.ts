import type { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { wholeNumber } from '../../core/list.ts';
import type { Wait } from '../../core/persistence.ts';

/** How long a command waits for an import, in seconds. */
export interface WaitTimeoutFlag {
  readonly waitTimeout?: number;
}

const defaultSeconds = 1800;

/** The flags of commands that start an import. */
export interface WaitFlags extends WaitTimeoutFlag {
  readonly wait?: true;
  readonly failOnRejected?: true;
}

/** Adds `--wait`, `--wait-timeout`, and `--fail-on-rejected`. */
export function addWaitFlags(command: Command): Command {
  command.option('-w, --wait', 'wait for the import, print its counts, and exit 1 if it fails or is put on hold');
  return addWaitTimeout(command, 'with --wait: how long to wait for the import').option(
    '--fail-on-rejected',
    'with --wait: exit 3 if any rows were rejected',
  );
}

/** Adds `--wait-timeout`. */
export function addWaitTimeout(command: Command, about: string): Command {
  return command.option('--wait-timeout <seconds>', `${about} (default: ${String(defaultSeconds)})`, wholeNumber);
}

/** Starts the time limit for what the command waits for. From now on, its calls go on through setbacks, too. */
export function startWait(context: Context, { waitTimeout = defaultSeconds }: WaitTimeoutFlag): Wait {
  return context.keepTrying(waitTimeout * 1000);
}

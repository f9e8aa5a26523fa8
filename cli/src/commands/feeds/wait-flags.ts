import type { Command } from 'commander';

/** The flags of commands that start an import. */
export interface WaitFlags {
  readonly wait?: true;
  readonly failOnRejected?: true;
}

/** Adds `--wait` and `--fail-on-rejected`. */
export function addWaitFlags(command: Command): Command {
  return command
    .option('-w, --wait', 'wait for the import, print its counts, and exit 1 if it fails or is put on hold')
    .option('--fail-on-rejected', 'with --wait: exit 3 if any rows were rejected');
}

import type { Command } from 'commander';
import { CommandError } from './command-error.ts';
import type { Context } from './context.ts';
import { exitCode } from './exit-code.ts';

/** The flags of every command that takes something away. */
export interface ConfirmFlags {
  readonly yes?: true;
  readonly dryRun?: true;
}

/** Adds `--yes` and `--dry-run`. */
export function addConfirm(command: Command): Command {
  return command
    .option('--dry-run', 'say what would be done, and do nothing')
    .option('-y, --yes', 'do not ask whether to go on');
}

/** Asks before something is taken away.
 * @param question - such as `Delete page 7, About?`
 * @returns false when it is only to be said (`--dry-run`)
 * @throws UsageError that names `--yes` where nobody can be asked; CommandError with exit code 1 for a no */
export async function isConfirmed(
  context: Pick<Context, 'prompt' | 'note'>,
  { yes, dryRun }: ConfirmFlags,
  question: string,
): Promise<boolean> {
  if (dryRun === true) {
    await context.note(`${question} Nothing was done (--dry-run).`);
    return false;
  }
  if (yes === true || (await context.prompt.confirm({ message: question, flag: '--yes', initial: false }))) return true;
  throw new CommandError('Nothing was done', { exitCode: exitCode.failed, code: 'declined' });
}

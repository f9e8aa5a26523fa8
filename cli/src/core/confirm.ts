import type { Command } from 'commander';
import { CommandError } from './command-error.ts';
import type { Context } from './context.ts';
import { exitCode } from './exit-code.ts';
import { asksFor } from './needed-input.ts';

/** The flags of every destructive command. */
export interface ConfirmFlags {
  readonly yes?: true;
  readonly dryRun?: true;
}

/** Adds `--yes` and `--dry-run` to a command that always asks. */
export function addConfirm(command: Command): Command {
  return asksFor(addConfirmFlags(command), ({ yes, dryRun }) => ({ '--yes': yes ?? dryRun }));
}

/** Adds `--yes` and `--dry-run`. */
export function addConfirmFlags(command: Command): Command {
  return command
    .option('--dry-run', 'show what would change without changing it')
    .option('-y, --yes', 'skip the confirmation prompt');
}

/** Asks for confirmation before something is removed.
 * @param question - such as `Delete page 7, About?`
 * @returns false with `--dry-run`
 * @throws UsageError that names `--yes` when not interactive; CommandError with exit code 1 if declined */
export async function isConfirmed(
  context: Pick<Context, 'prompt' | 'note'>,
  { yes, dryRun }: ConfirmFlags,
  question: string,
): Promise<boolean> {
  if (dryRun === true) {
    await context.note(`${question} Nothing was changed (--dry-run).`);
    return false;
  }
  if (yes === true || (await context.prompt.confirm({ message: question, flag: '--yes', initial: false }))) return true;
  throw new CommandError('Nothing was changed', { exitCode: exitCode.failed, code: 'declined' });
}

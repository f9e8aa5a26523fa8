import type { Context } from '../context.ts';
import { openJournal, type Journal, type KeptRun } from './journal.ts';

/** The journal of a run, which goes on without one: where the folder cannot be written, as in many containers, or the disk is
 * full. That is said once.
 * @returns undefined if the run cannot be resumed */
export async function keptJournal(
  context: Pick<Context, 'runsFolder' | 'note'>,
  run: KeptRun,
): Promise<Journal | undefined> {
  let isWritten = true;
  const unlessBroken = async (work: () => Promise<void>): Promise<void> => {
    if (!isWritten) return;
    try {
      await work();
    } catch (error) {
      isWritten = false;
      await context.note(`Progress is no longer recorded: ${reasonOf(error)}`);
    }
  };
  try {
    const journal = await openJournal(context.runsFolder, run);
    return { ...journal, settle: (ids) => unlessBroken(() => journal.settle(ids)) };
  } catch (error) {
    await context.note(`If this run is interrupted, it cannot be resumed: ${reasonOf(error)}. Set XDG_STATE_HOME.`);
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

import type { Platform } from '../../../core/platform.ts';
import type { JobContext, Surroundings } from '../../../core/queue/job.ts';
import type { ImportRow } from '../records/feed-select.ts';
import type { FeedReader } from './feed-reader.ts';
import type { ImportMove } from './import-states.rules.ts';
import type { ImportChanges, ImportStore } from './imports.store.ts';
import type { ItemStore } from './items.store.ts';
import type { ImportProblemStore } from './import-problems.store.ts';

/** What the steps of an import work with. */
export interface ImportParts extends Pick<Platform, 'database' | 'clock' | 'files' | 'log'> {
  readonly imports: ImportStore;
  readonly problems: ImportProblemStore;
  readonly items: ItemStore;
  readonly reader: FeedReader;
}

/** Rows that one transaction changes: meanwhile, others wait for the embedded database's only connection. */
export const sliceRows = 500;

/** The same while people use the server. */
export const smallSliceRows = 100;

/** How a slice is saved: what a crash undoes is done again from the progress that is saved with it. */
export const asStep = { canBeRepeated: true } as const;

/** The import as a whole cannot be done, and trying again would not help. The message is for the person who sent it. */
export class ImportFailure extends Error {
  override readonly name = 'ImportFailure';
}

/** Someone ended the import meanwhile, for example by deleting its feed. */
export class ImportEnded extends Error {
  override readonly name = 'ImportEnded';
}

/** Saves how far an import has come, in the transaction of the work itself.
 * @throws ImportEnded when it is no longer running; LostJobError when another worker has the job: both undo the
 * step. */
export async function saveStep(
  { imports }: ImportParts,
  context: JobContext,
  id: number,
  changes: ImportChanges,
): Promise<void> {
  if (!(await imports.updateRunning(id, changes))) throw new ImportEnded('The import was ended in the meantime');
  const { rowsRead, percent } = changes;
  await context.progress({
    ...(rowsRead === undefined ? {} : { rows: rowsRead }),
    ...(percent === undefined ? {} : { percent }),
  });
}

/** Moves an import to its next state, in the transaction of the work itself.
 * @throws ImportEnded when it is no longer in a state that the move leaves; LostJobError when another worker has the
 * job: both undo the step. */
export async function moveOn(
  { imports }: Pick<ImportParts, 'imports'>,
  { row, context }: { readonly row: Pick<ImportRow, 'id'>; readonly context: Pick<JobContext, 'progress'> },
  move: ImportMove,
  changes: ImportChanges = {},
): Promise<ImportRow> {
  const moved = await imports.move(row.id, move, changes);
  if (!moved) throw new ImportEnded('The import was ended in the meantime');
  await context.progress({ state: moved.state });
  return moved;
}

/** Repeats work on slices until one comes back short. @throws the signal's reason when the job must stop; GaveWayError
 * when others have their turn. */
export async function inSlices(
  { signal, giveWay }: Pick<JobContext, 'signal' | 'giveWay'>,
  work: (limit: number) => Promise<number>,
): Promise<void> {
  let limit = sliceRows;
  for (;;) {
    signal.throwIfAborted();
    if ((await work(limit)) < limit) return;
    limit = rowsBeside(await giveWay());
  }
}

/** How many rows the next transaction may change. */
export function rowsBeside({ isAmongCalls }: Surroundings): number {
  return isAmongCalls ? smallSliceRows : sliceRows;
}

import type { Job } from '../../../../core/queue/job.ts';
import type { ImportPayload } from '../import-run.ts';
import type { ImportStore } from '../imports.store.ts';

/** The job that an import has, for a test that runs it itself. */
export async function jobOf(
  { imports }: { readonly imports: Pick<ImportStore, 'find'> },
  importId: number,
  attempt = 1,
): Promise<Pick<Job<ImportPayload>, 'id' | 'payload' | 'attempt' | 'maxAttempts'>> {
  const id = (await imports.find(importId))?.jobId;
  if (typeof id !== 'number') throw new Error(`Import ${String(importId)} has no job`);
  return { id, payload: { importId }, attempt, maxAttempts: 3 };
}

import type { UploadProgress } from '@grt/sdk';
import type { Import } from '@grt/sdk/contract';
import { CommandError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { isClosedPipe } from '../../core/errno.ts';
import { rowsText, transferText } from '../../core/progress.ts';
import { howToMap } from './how-to-map.ts';

/** Shows how far an upload and its import are. */
export interface ImportProgress {
  readonly sent: (progress: UploadProgress) => void;
  /** The server keeps the upload under this ID until its columns are mapped. */
  readonly kept: (uploadId: string) => void;
  readonly imported: (state: Import) => void;
  readonly stop: () => void;
  /** Does the work. If it fails or is interrupted, says what became of the import or the upload, and which command picks it up. */
  readonly during: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** @param name - name of the upload, for the terminal line */
export async function showImportProgress(context: Context, name: string): Promise<ImportProgress> {
  const line = await context.progress(`Uploading ${name}`);
  let startedMs: number | undefined;
  let latest: Import | undefined;
  let keptAs: string | undefined;
  return {
    sent: ({ sentBytes, totalBytes }) => {
      startedMs ??= context.now();
      const moved = { loaded: sentBytes, total: totalBytes };
      const isSent = totalBytes !== undefined && sentBytes >= totalBytes;
      const text = transferText(moved, context.now() - startedMs);
      line.update(isSent ? `Uploaded ${name}; the server is reading it` : `Uploading ${name}  ${text}`);
    },
    kept: (uploadId) => {
      keptAs = uploadId;
      latest = undefined;
    },
    imported: (run) => {
      const { state, progress } = run;
      latest = run;
      line.update(
        state === 'queued'
          ? `Import of ${name} queued`
          : `Importing ${name}  ${rowsText(progress.rows_read, progress.percent)}`,
      );
    },
    stop: () => line.stop(),
    during: async (work) => {
      try {
        return await work();
      } catch (error) {
        line.stop();
        if (latest !== undefined && !isClosedPipe(error)) await sayWhereItIs(context, latest);
        else if (keptAs !== undefined) await sayKept(context, keptAs, error);
        throw error;
      } finally {
        line.stop();
      }
    },
  };
}

async function sayWhereItIs(context: Context, run: Import): Promise<void> {
  const { id, feed_id, state } = run;
  const report = `grt feeds report ${String(feed_id)} --import ${String(id)}`;
  const name = `Import ${String(id)} of feed ${String(feed_id)}`;
  const next = isUnderWay(run) ? `${report} --wait` : report;
  const text = isUnderWay(run)
    ? `${name} continues on the server. Pick it up with: ${next}`
    : `${name} has ended: ${state}. See: ${next}`;
  await context.complain(text, { interrupted: context.signal.aborted, feed_id, import_id: id, state, next });
}

/** Statuses of an account that may not map the upload, and of an upload that is gone. */
const unmapped: ReadonlySet<number> = new Set([401, 403, 404, 410]);

/** Says how to map an upload that is there, unless the error says so, or that there is none for this account. */
export async function sayKept(context: Context, uploadId: string, error: unknown): Promise<void> {
  const { ServerError } = await import('@grt/sdk');
  if (error instanceof CommandError || (error instanceof ServerError && unmapped.has(error.status))) return;
  const next = `grt feeds map ${uploadId} --mapping mapping.yaml --wait`;
  const text = `The server keeps the upload for 24 hours as ${uploadId}. ${howToMap(uploadId)}`;
  await context.complain(text, { interrupted: context.signal.aborted, upload_id: uploadId, next });
}

/** Whether the server is still at work on an import. */
export function isUnderWay({ state }: Import): boolean {
  return state === 'queued' || state === 'fetching' || state === 'running';
}

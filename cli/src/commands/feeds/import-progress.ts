import type { UploadProgress } from '@grt/sdk';
import type { Import } from '@grt/sdk/contract';
import type { Context } from '../../core/context.ts';
import { rowsText, transferText } from '../../core/progress.ts';

/** Shows how far an upload and its import are. */
export interface ImportProgress {
  readonly sent: (progress: UploadProgress) => void;
  readonly imported: (state: Import) => void;
  readonly stop: () => void;
  /** After an interruption, says what continues without the program. */
  readonly sayWhatGoesOn: () => Promise<void>;
}

/** @param name - name of the upload, for the terminal line */
export async function showImportProgress(context: Context, name: string): Promise<ImportProgress> {
  const line = await context.progress(`Uploading ${name}`);
  let startedMs: number | undefined;
  let underWay: Import | undefined;
  return {
    sent: ({ sentBytes, totalBytes }) => {
      startedMs ??= context.now();
      const moved = { loaded: sentBytes, total: totalBytes };
      const isSent = totalBytes !== undefined && sentBytes >= totalBytes;
      const text = transferText(moved, context.now() - startedMs);
      line.update(isSent ? `Uploaded ${name}; the server is reading it` : `Uploading ${name}  ${text}`);
    },
    imported: (run) => {
      const { state, progress } = run;
      underWay = run;
      line.update(
        state === 'queued'
          ? `Import of ${name} queued`
          : `Importing ${name}  ${rowsText(progress.rows_read, progress.percent)}`,
      );
    },
    stop: () => line.stop(),
    sayWhatGoesOn: async () => {
      line.stop();
      if (!context.signal.aborted || underWay === undefined) return;
      const feed = String(underWay.feed_id);
      const text = `The import of feed ${feed} continues on the server. See: grt feeds report ${feed}`;
      await context.complain(text, { interrupted: true, feed_id: underWay.feed_id, import_id: underWay.id });
    },
  };
}

import { endsIdle, type Send } from './room-guard.ts';

/** After so many bytes of log, a checkpoint is made. More of them write more whole pages into the log; fewer leave more for
 * one of them to do, and a larger log on disk. */
export const checkpointEveryBytes = 64 * 1024 * 1024;

export interface CheckpointParts {
  readonly files: { readonly logBytes: number; syncAhead(): Promise<void> };
  readonly send: Send;
  /** Runs one statement. */
  readonly run: (statement: string) => Promise<unknown>;
  /** Called when the disk fails. */
  readonly onFailure: () => void;
}

/** Makes a checkpoint whenever the log has grown, between two transactions: as the only process, PostgreSQL makes none on
 * its own, however `max_wal_size` is set. Files are synced first, while statements go on. */
export function paceCheckpoints({ files, send, run, onFailure }: CheckpointParts): Send {
  let isIdle = true;
  let sinceBytes = 0;
  let ahead: 'none' | 'running' | 'done' = 'none';

  const sync = async (): Promise<void> => {
    ahead = 'running';
    await files.syncAhead();
    ahead = 'done';
  };
  return async (frames) => {
    if (ahead === 'none' && files.logBytes - sinceBytes >= checkpointEveryBytes) sync().catch(onFailure);
    if (ahead === 'done' && isIdle) {
      await run('CHECKPOINT');
      sinceBytes = files.logBytes;
      ahead = 'none';
    }
    const reply = await send(frames);
    isIdle = endsIdle(reply);
    return reply;
  };
}

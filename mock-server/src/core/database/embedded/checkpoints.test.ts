import { describe, expect, it } from 'vitest';
import { checkpointEveryBytes, paceCheckpoints } from './checkpoints.ts';

const idle = new Uint8Array(Buffer.from('5a0000000549', 'hex'));
const inTransaction = new Uint8Array(Buffer.from('5a0000000554', 'hex'));

/** An engine that notes what it is asked for, and whose disk is as slow as the test says. */
function paced() {
  const done: string[] = [];
  let state = idle;
  const syncs: { end: () => void; fail: (error: Error) => void }[] = [];
  const files = {
    logBytes: 0,
    syncAhead: () =>
      new Promise<void>((end, fail) => {
        done.push('sync');
        syncs.push({ end, fail });
      }),
  };
  const send = paceCheckpoints({
    files,
    send: async (frames) => {
      done.push(Buffer.from(frames).toString());
      return state;
    },
    run: async (statement) => done.push(statement),
    onFailure: () => done.push('failed'),
  });
  return {
    done,
    files,
    syncs,
    async send(text: string, after = idle) {
      state = after;
      await send(new Uint8Array(Buffer.from(text)));
    },
  };
}

describe('checkpoints', () => {
  it('are made once the log has grown, after the files were synced while statements went on', async () => {
    const engine = paced();
    engine.files.logBytes = checkpointEveryBytes - 1;
    await engine.send('a');
    expect(engine.done).toEqual(['a']);
    engine.files.logBytes = checkpointEveryBytes;
    await engine.send('b');
    await engine.send('c');
    expect(engine.done).toEqual(['a', 'sync', 'b', 'c']);
    engine.syncs[0]?.end();
    await engine.send('d');
    await engine.send('e');
    expect(engine.done.slice(4)).toContain('CHECKPOINT');
    expect(engine.done.filter((text) => text === 'CHECKPOINT')).toHaveLength(1);
    engine.files.logBytes = 2 * checkpointEveryBytes - 1;
    await engine.send('f');
    expect(engine.done.filter((text) => text === 'sync')).toHaveLength(1);
    engine.files.logBytes += 1;
    await engine.send('g');
    expect(engine.done.filter((text) => text === 'sync')).toHaveLength(2);
  });

  it('wait for the end of a transaction', async () => {
    const engine = paced();
    await engine.send('begin', inTransaction);
    engine.files.logBytes = checkpointEveryBytes;
    await engine.send('a', inTransaction);
    engine.syncs[0]?.end();
    await engine.send('b', inTransaction);
    await engine.send('commit');
    expect(engine.done).toEqual(['begin', 'sync', 'a', 'b', 'commit']);
    await engine.send('c');
    expect(engine.done.slice(5)).toEqual(['CHECKPOINT', 'c']);
  });

  it('are not made on a disk that fails, which ends the database', async () => {
    const engine = paced();
    engine.files.logBytes = checkpointEveryBytes;
    await engine.send('a');
    engine.syncs[0]?.fail(new Error('EIO'));
    await engine.send('b');
    await engine.send('c');
    expect(engine.done).toContain('failed');
    expect(engine.done).not.toContain('CHECKPOINT');
  });
});

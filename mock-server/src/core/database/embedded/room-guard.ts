import type { DiskRoom } from './disk-room.ts';

/** How often the disk is looked at. */
const lookEveryMs = 200;

const errorResponse = 'E'.charCodeAt(0);
const readyForQuery = 'Z'.charCodeAt(0);
const idle = 'I'.charCodeAt(0);

/** Sends protocol frames, and returns the response. */
export type Send = (frames: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>;

export interface RoomGuardParts {
  readonly room: DiskRoom;
  readonly send: Send;
  /** Runs one statement. */
  readonly run: (statement: string) => Promise<unknown>;
  readonly onChange: (isFull: boolean) => void;
}

/** Lets the session only read while there is no room for what it would write: a statement that changes something fails as
 * on a full disk (53100), instead of PostgreSQL ending in the middle of it. Transactions that have begun go on. */
export function guardRoom({ room, send, run, onChange }: RoomGuardParts): { send: Send; reset: () => void } {
  let isIdle = true;
  let isReadOnly = false;
  let isKnownFull = false;
  let nextLookMs = 0;

  const look = async (): Promise<void> => {
    nextLookMs = performance.now() + lookEveryMs;
    let isEnough = room.isEnough();
    if (!isEnough && !isReadOnly) {
      // Often all that is in the way is the log of earlier changes; the second checkpoint releases what the first needs.
      for (const _ of ['write', 'release']) await run('CHECKPOINT');
      isEnough = room.isEnough();
    }
    if (isEnough !== isReadOnly) return;
    isReadOnly = !isEnough;
    await run(`SET default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`);
    if (isKnownFull !== isReadOnly) onChange(isReadOnly);
    isKnownFull = isReadOnly;
  };

  return {
    async send(frames) {
      if (isIdle && (performance.now() >= nextLookMs || room.isReleased())) await look();
      const reply = await send(frames);
      isIdle = endsIdle(reply);
      return isReadOnly ? asFull(reply) : reply;
    },
    /** The settings of the session are gone. */
    reset() {
      [isIdle, isReadOnly, nextLookMs] = [true, false, 0];
    },
  };
}

/** Whether no transaction is running after this response. */
export function endsIdle(reply: Uint8Array): boolean {
  return reply.at(-6) === readyForQuery && reply.at(-1) === idle;
}

/** Names the reason for which the session may only read. */
function asFull(reply: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(reply.buffer, reply.byteOffset, reply.byteLength);
  for (let start = 0; start + 5 <= bytes.length;) {
    const end = start + 1 + bytes.readUInt32BE(start + 1);
    const code = bytes[start] === errorResponse ? bytes.subarray(start, end).indexOf('C25006\0') : -1;
    if (code >= 0) bytes.write('C53100', start + code, 'latin1');
    start = end;
  }
  return reply;
}

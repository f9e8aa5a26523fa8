import { randomFillSync } from 'node:crypto';
import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs';

const mebibyte = 1_048_576;

/** Held by a file that is removed when the database needs it: four segments of its log. */
const reserveBytes = 16 * mebibyte;
/** Free room below which nothing new is saved, besides what is held. */
const leastFreeBytes = 16 * mebibyte;
/** Free room from which on it is saved again, so that it does not change with each write. */
const enoughFreeBytes = 32 * mebibyte;

/** The room that an embedded database has on its disk. PostgreSQL ends when it cannot write its log, also in the
 * middle of a commit; so that this does not happen on a full disk, there is always room for what has been begun. */
export interface DiskRoom {
  /** Gives up the room that is held. @returns false if there was none. */
  release(): boolean;
  /** Whether the room that was held is given up, and not held again yet. */
  isReleased(): boolean;
  /** Whether new changes may begin. Holds room again if there is enough of it. */
  isEnough(): boolean;
}

/** @param directory - of the database; the file that holds room lies beside it.
 * @param leastFree - bytes that must be free at least; for tests, which have no full disk. */
export function openDiskRoom(directory: string, leastFree: number = leastFreeBytes): DiskRoom {
  const path = `${directory}.reserve`;
  const enoughFree = Math.max(enoughFreeBytes, leastFree);
  let isFull = false;
  let isReleased = false;
  const freeBytes = (): number => {
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize;
  };
  const hold = (): void => {
    try {
      // Not zeros, which some file systems do not store.
      writeFileSync(path, randomFillSync(Buffer.allocUnsafe(reserveBytes)), { mode: 0o600 });
      isReleased = false;
    } catch {
      rmSync(path, { force: true }); // somebody else was faster
    }
  };
  const isEnough = (): boolean => {
    const isHeld = existsSync(path);
    const free = freeBytes() - (isHeld ? 0 : reserveBytes);
    isFull = free < (isFull ? enoughFree : leastFree);
    if (!isFull && !isHeld) hold();
    return !isFull;
  };
  return {
    release() {
      const isHeld = existsSync(path);
      rmSync(path, { force: true });
      isReleased ||= isHeld;
      isFull = true;
      return isHeld;
    },
    isReleased: () => isReleased,
    isEnough,
  };
}

import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isNoRoom } from '../core/no-room.ts';

/** A command that mounts a disk of its own over a folder, which nobody else sees, copies the folder's files onto it, and runs
 * another command on it.
 * @param command - the program and its arguments. */
export function onSmallDisk(folder: string, megabytes: number, command: readonly string[]): [string, ...string[]] {
  const mount = `mount -t tmpfs -o size=${String(megabytes)}m,mode=700 tmpfs "$0"`;
  const script = `cd "$0" && ${mount} && cp -a . "$0" && exec "$@"`; // "." is still the folder below the disk
  return ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', script, folder, ...command];
}

/** Whether this system lets us mount such a disk: some containers do not. */
export function canMountDisks(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'grt-disk-'));
  const [program, ...parameters] = onSmallDisk(folder, 1, ['true']);
  const { status } = spawnSync(program, parameters);
  rmSync(folder, { recursive: true });
  return process.platform === 'linux' && status === 0;
}

/** A folder on such a disk, for everybody else. @param pid - of the process that runs on it. */
export function folderSeenBy(pid: number, folder: string): string {
  return join('/proc', String(pid), 'root', folder);
}

const filler = 'filler';
const piece = Buffer.alloc(65_536, 1);

/** Fills the disk of a folder to the last byte. */
export function fillDisk(folder: string): void {
  const descriptor = openSync(join(folder, filler), 'a');
  try {
    for (let size = piece.length; size > 0;) size = written(descriptor, size);
  } finally {
    closeSync(descriptor);
  }
}

/** @returns how much to write next: less and less, down to nothing. */
function written(descriptor: number, size: number): number {
  try {
    writeSync(descriptor, piece, 0, size);
    return size;
  } catch (error) {
    if (!isNoRoom(error)) throw error;
    return size >> 1;
  }
}

/** Gives the room back that `fillDisk` took. */
export function clearDisk(folder: string): void {
  rmSync(join(folder, filler));
}

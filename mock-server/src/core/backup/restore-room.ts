import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isErrnoException } from '../errno.ts';
import type { FilePlace } from '../files/open-file-store.ts';
import { BackupError, inWords } from './backup-error.ts';
import type { Manifest } from './manifest.ts';

/** An embedded database without rows, and the room that it holds. */
const emptyBytes = 64 * 1_048_576;
/** Tables, indexes, and the log of writing them take 1.75 times the size of the rows as JSON (300,000 items). */
const rowsFactor = 2;
/** Files in the database are written to its log, too. */
const filesFactor = 2;

/** Where a backup is to be restored to. */
export interface RestorePlace {
  readonly dataDir: string;
  /** Undefined for the embedded database, which is in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly files: FilePlace;
}

/** About how many bytes a restore takes, while it runs. */
export interface NeededRoom {
  readonly inDataDir: number;
  /** On the disk of PostgreSQL; 0 for the embedded database. */
  readonly inPostgres: number;
}

export function neededRoom(manifest: Manifest, { databaseUrl, files }: Omit<RestorePlace, 'dataDir'>): NeededRoom {
  const rowsBytes = manifest.entries
    .filter(({ name }) => name.startsWith('tables/'))
    .reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const fileBytes = manifest.files.sizeBytes;
  const inDatabase = rowsFactor * rowsBytes + (files === 'database' ? filesFactor * fileBytes : 0);
  const inFolder = files === 'folder' ? fileBytes : 0;
  return databaseUrl === undefined
    ? { inDataDir: emptyBytes + inDatabase + inFolder, inPostgres: 0 }
    : { inDataDir: inFolder, inPostgres: inDatabase };
}

/** Compares what a restore needs with what there is, before anything is changed.
 * @returns what is needed and what there is, in words.
 * @throws BackupError if there is too little. */
export async function requireRoom(
  manifest: Manifest,
  place: RestorePlace,
  freeBytes: (folder: string) => Promise<number> = freeBytesOf,
): Promise<string> {
  const { inDataDir, inPostgres } = neededRoom(manifest, place);
  const free = await freeBytes(place.dataDir);
  const facts = `about ${inWords(inDataDir)} in ${place.dataDir}, which has ${inWords(free)} free`;
  if (free < inDataDir) {
    throw new BackupError(
      `Restoring needs ${facts}. Nothing was restored. Make room there, or choose another folder with GRT_DATA_DIR.`,
    );
  }
  const unseen = `about ${inWords(inPostgres)} on the disk of PostgreSQL, which cannot be examined from here`;
  return `Needs ${[...(inDataDir > 0 ? [facts] : []), ...(inPostgres > 0 ? [unseen] : [])].join(', and ')}.`;
}

/** Of the disk of a folder, or of the folder that it will be created in. */
async function freeBytesOf(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    const parent = dirname(folder);
    if (!isErrnoException(error) || error.code !== 'ENOENT' || parent === folder) throw error;
    return freeBytesOf(parent);
  }
}

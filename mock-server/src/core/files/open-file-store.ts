import { join } from 'node:path';

import type { Clock } from '../clock.ts';
import type { Queries } from '../database/transaction-session.ts';
import type { Random } from '../ids.ts';
import { openDatabaseFileStore } from './database-file-store.ts';
import { openDiskFileStore } from './disk-file-store.ts';
import type { FileStore } from './file-store.ts';

/** Where files are kept: in a folder of this machine, or in the database, where every process has them. */
export const filePlaces = ['folder', 'database'] as const;
export type FilePlace = (typeof filePlaces)[number];

export function isFilePlace(text: string): text is FilePlace {
  return filePlaces.some((place) => place === text);
}

export interface FileStoreOptions {
  readonly place: FilePlace;
  readonly dataDir: string;
  readonly queries: () => Queries;
  readonly clock: Clock;
  readonly random: Random;
}

export function openFileStore({ place, dataDir, queries, clock, random }: FileStoreOptions): Promise<FileStore> {
  const folder = join(dataDir, 'files');
  return place === 'folder'
    ? openDiskFileStore({ folder, random })
    : openDatabaseFileStore({ queries, clock, random, folder: join(folder, 'tmp') });
}

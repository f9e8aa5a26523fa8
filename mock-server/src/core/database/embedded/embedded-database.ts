import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../../log.ts';
import type { Clock } from '../../clock.ts';
import { lockDirectory } from './directory-lock.ts';
import { syncDirectory } from './durable-files.ts';
import { startEngine, type Engine } from './engine.ts';
import { prepareTemplate } from './template.ts';

/** The major version of PostgreSQL that PGlite is built from. A directory belongs to one major version. */
export const engineMajor = '18';

export interface EmbeddedOptions {
  clock: Clock;
  log: Log;
  /** Where templates of new databases are kept. */
  cacheDirectory: string;
}

/** Opens the database in `<dataDirectory>/database`, which is created if needed, and locks it against other processes.
 * Closing the engine releases the directory.
 * @throws DirectoryInUseError naming the process that uses the directory. */
export async function openDirectory(dataDirectory: string, options: EmbeddedOptions): Promise<Engine> {
  const { clock, log, cacheDirectory } = options;
  const lock = await lockDirectory(dataDirectory, clock.now());
  try {
    const directory = join(dataDirectory, 'database');
    if (!isDatabase(directory)) {
      log.info('Creating the embedded database; this takes a few seconds the first time', { directory });
      await createDirectory(directory, await prepareTemplate(cacheDirectory));
    }
    const engine = await startEngine({ directory, durable: true }, sayRoom(log, directory));
    return {
      ...engine,
      close: async () => {
        await engine.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

function sayRoom(log: Log, directory: string): (isFull: boolean) => void {
  return (isFull) => {
    if (isFull) log.error('The disk is full: nothing can be saved until there is room again', { directory });
    else log.info('The disk has room again', { directory });
  };
}

/** Opens an empty database that disappears when closed. */
export async function openInMemory(cacheDirectory: string): Promise<Engine> {
  return startEngine({ template: await prepareTemplate(cacheDirectory) });
}

/** @throws if the directory contains something else, or a database of another major PostgreSQL version. */
function isDatabase(directory: string): boolean {
  if (!existsSync(directory) || readdirSync(directory).length === 0) return false;
  const marker = join(directory, 'PG_VERSION');
  if (!existsSync(marker)) throw new Error(`${directory} contains something other than a database. Move it first.`);
  const major = readFileSync(marker, 'utf8').trim();
  if (major === engineMajor) return true;
  throw new Error(
    `${directory} was written by PostgreSQL ${major}; this server embeds ${engineMajor} and cannot read it. ` +
      `Start the server version that created it, or choose another directory with GRT_DATA_DIR.`,
  );
}

/** The directory appears completely or not at all, whenever the process or the machine stops. */
async function createDirectory(directory: string, template: string): Promise<void> {
  const unfinished = `${directory}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const engine = await startEngine({ directory: unfinished, template });
  await engine.close();
  syncTree(unfinished);
  renameSync(unfinished, directory);
  syncDirectory(join(directory, '..'));
}

function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncFile(path);
  }
  syncDirectory(directory);
}

function syncFile(path: string): void {
  const descriptor = openSync(path, 'r+');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

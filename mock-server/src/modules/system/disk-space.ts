import type { StatsFs } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DiskEntry } from '@grt/sdk/contract';
import type { Config } from '../../config.ts';
import { percent } from './machine.ts';

/** The file systems that this process writes to, each once, named after their contents: paths of the machine stay
 * private. */
export async function measureDisks({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<DiskEntry[]> {
  const places = [
    ...(databaseUrl === undefined ? [{ name: 'database', folder: join(dataDir, 'database') }] : []),
    { name: 'files', folder: join(dataDir, 'files') },
    { name: 'logs', folder: join(dataDir, 'logs') },
    { name: 'temporary files', folder: tmpdir() },
  ];
  const found = new Map<number, { names: string[]; folder: string }>();
  for (const { name, folder } of places) {
    const device = await deviceOf(folder);
    if (device === undefined) continue;
    const known = found.get(device);
    if (known) known.names.push(name);
    else found.set(device, { names: [name], folder });
  }
  return Promise.all(
    [...found.values()].map(async ({ names, folder }) => diskEntryOf(names.join(', '), await statfs(folder))),
  );
}

/** Undefined where nothing was written yet. */
async function deviceOf(folder: string): Promise<number | undefined> {
  try {
    return (await stat(folder)).dev;
  } catch {
    return undefined;
  }
}

type Blocks = Pick<StatsFs, 'blocks' | 'bfree' | 'bavail' | 'bsize'>;

/** What is used, and what this process can still use: together the total. Blocks that the system keeps for itself
 * (`bfree` without `bavail`) are in neither, as in the percentage of `df`. */
export function diskEntryOf(path: string, { blocks, bfree, bavail, bsize }: Blocks): DiskEntry {
  const [used, free] = [(blocks - bfree) * bsize, bavail * bsize];
  const total = used + free;
  return { path, used, free, total, percentage_used: percent(used, total) };
}

import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsDirectory, readMigrations } from './migration-files.ts';

// Runs after `drizzle-kit generate`: notes the hash of each new migration next to it. A hash that is noted is never
// changed.
for (const { name, hash } of readMigrations()) {
  const path = join(migrationsDirectory, `${name}.sha256`);
  if (!existsSync(path)) writeFileSync(path, `${hash}  ${name}.sql\n`);
}

// drizzle-kit compares the tables with the newest snapshot only.
const snapshotDirectory = join(migrationsDirectory, 'meta');
const snapshots = readdirSync(snapshotDirectory).filter((name) => name.endsWith('_snapshot.json'));
for (const name of snapshots.toSorted().slice(0, -1)) rmSync(join(snapshotDirectory, name));

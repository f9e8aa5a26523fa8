import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsDirectory, readMigrations } from './migration-files.ts';

// Runs after `drizzle-kit generate`: notes the hash of each new migration beside it. One that is noted is never changed.
for (const { name, hash } of readMigrations()) {
  const path = join(migrationsDirectory, `${name}.sha256`);
  if (!existsSync(path)) writeFileSync(path, `${hash}  ${name}.sql\n`);
}

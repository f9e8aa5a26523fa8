import { runMigrations } from '../migrate.ts';
import { readMigrations } from '../migration-files.ts';
import { defaultCacheDirectory, prepareFilledTemplate } from './template.ts';

/** The template for in-memory databases, with all migrations applied. Built once, and again when a migration changes.
 */
export function prepareMigratedTemplate(): Promise<string> {
  const contents = readMigrations().map(({ name, hash }) => `${name} ${hash}`);
  return prepareFilledTemplate(
    defaultCacheDirectory,
    contents.join('\n'),
    async (pool) => void (await runMigrations(pool)),
  );
}

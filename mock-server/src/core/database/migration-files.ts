import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Written by `npm run migration -w mock-server` from the tables in the source. */
export const migrationsDirectory = fileURLToPath(new URL('./migrations', import.meta.url));

/** One step of the schema, as a file. */
export interface Migration {
  /** Its file, without `.sql`. */
  readonly name: string;
  /** When it was written, in milliseconds since 1970: what the database remembers it by. */
  readonly atMs: number;
  /** SHA-256 of the file, in hexadecimal. */
  readonly hash: string;
  readonly statements: readonly string[];
}

/** Reads the migrations in the order in which they are applied. */
export function readMigrations(directory: string = migrationsDirectory): readonly Migration[] {
  const journal = JSON.parse(readFileSync(join(directory, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[];
  };
  return journal.entries.map(({ tag, when }) => {
    const text = readFileSync(join(directory, `${tag}.sql`), 'utf8').replaceAll('\r\n', '\n');
    return {
      name: tag,
      atMs: when,
      hash: createHash('sha256').update(text).digest('hex'),
      statements: text.split('--> statement-breakpoint'),
    };
  });
}

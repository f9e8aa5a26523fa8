import type { Migration } from './migration-files.ts';

/** A migration that a database remembers. */
export interface AppliedMigration {
  /** As `Migration.atMs`. */
  readonly atMs: number;
  readonly hash: string;
}

/** The schema of a database does not fit this version. The message says why, and what to do. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';
}

const untouched = 'Nothing was changed in it.';
const otherwise =
  'Or use an empty database: set GRT_DATA_DIR to another folder, or DATABASE_URL to another database. ' +
  'See docs/operations.md, Upgrades.';
const unreleased =
  `The database is from a build of GRT that was never released, and no version can upgrade it. ${untouched}\n` +
  'This version needs an empty one: set GRT_DATA_DIR to another folder (or remove the current one), or DATABASE_URL to ' +
  'another database. Only the build that made the old one can read its data. See docs/operations.md, Upgrades.';

/** What is still to be applied.
 * @param known - the migrations of this version, oldest first.
 * @param applied - those of the database, oldest first.
 * @throws SchemaError if the database comes from a newer version, from a build that was never released, or from
 *   migrations that have been edited since. */
export function pendingMigrations(
  known: readonly Migration[],
  applied: readonly AppliedMigration[],
): readonly Migration[] {
  if (isUnreleased(known, applied)) throw new SchemaError(unreleased);
  const newestMs = known.at(-1)?.atMs ?? 0;
  const byTime = new Map(known.map((migration) => [migration.atMs, migration]));
  const unknown = applied.filter(({ atMs }) => !byTime.has(atMs));
  if (unknown.some(({ atMs }) => atMs > newestMs)) throw new SchemaError(newer(unknown.length));
  if (unknown.length > 0) throw new SchemaError(foreign(unknown[0]?.atMs ?? 0));
  const changed = applied.find(({ atMs, hash }) => byTime.get(atMs)?.hash !== hash);
  if (changed) throw new SchemaError(edited(byTime.get(changed.atMs)?.name ?? ''));
  const pending = known.filter(({ atMs }) => !applied.some((row) => row.atMs === atMs));
  const lastMs = applied.at(-1)?.atMs ?? 0;
  const missed = pending.find(({ atMs }) => atMs < lastMs);
  if (missed) throw new SchemaError(incomplete(missed.name));
  return pending;
}

/** Whether a schema is from a build that was never released: every release begins with the same migration.
 * @param known - the migrations of this version, oldest first.
 * @param applied - those of a database or a backup, oldest first. */
export function isUnreleased(known: readonly Migration[], applied: readonly AppliedMigration[]): boolean {
  const [first] = known;
  const [oldest] = applied;
  return oldest !== undefined && (oldest.atMs !== first?.atMs || oldest.hash !== first.hash);
}

function newer(count: number): string {
  const changes = count === 1 ? 'a change' : `${String(count)} changes`;
  return (
    `The database was upgraded by a newer version of GRT: it has ${changes} that this version does not know. ${untouched}\n` +
    'Start that version or a later one. To go back for good, restore a backup from before the upgrade with the version ' +
    `that made it. ${otherwise}`
  );
}

function edited(name: string): string {
  return (
    `The database was set up with another text of the migration ${name}, so its tables are not those that this ` +
    `version expects. ${untouched}\n` +
    `If you edited ${name}.sql, restore it and add a new migration instead. ${otherwise}`
  );
}

function foreign(atMs: number): string {
  return (
    `The database has a change of ${new Date(atMs).toISOString()} that this version does not have: it was used with ` +
    `another branch. ${untouched}\nStart the version it was used with. ${otherwise}`
  );
}

function incomplete(name: string): string {
  return (
    `The database lacks the migration ${name}, although it has later ones: it was used with another branch. ` +
    `${untouched}\nStart the version it was used with. ${otherwise}`
  );
}

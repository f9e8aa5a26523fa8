import { sql, type SQL } from 'drizzle-orm';
import {
  bigint,
  check,
  timestamp,
  type AnyPgColumn,
  type CheckBuilder,
  type ExtraConfigColumn,
} from 'drizzle-orm/pg-core';

/**
 * A moment: `timestamptz` with millisecond precision, a `Date` in TypeScript. Its value always comes from the clock.
 */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** A whole number up to 2^53, for ids and amounts in micro-dollars. */
export const whole = (name: string) => bigint(name, { mode: 'number' });

/** The primary key `id`, assigned by the database; seeds may set it. */
export const idColumn = () => whole('id').primaryKey().generatedByDefaultAsIdentity();

/** A CHECK that a text column contains one of the values. Used instead of an enum type, which cannot be changed in a
 * transaction together with rows that use it. */
export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]): CheckBuilder {
  const list = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ');
  return check(name, sql`${column} in (${sql.raw(list)})`);
}

/** A column of a GIN index that finds text anywhere in it, for `ilike` with three characters or more. */
export function anywhereIn(column: ExtraConfigColumn): Partial<ExtraConfigColumn> {
  return column.op('gin_trgm_ops');
}

/** The text of a column as an index by `anywhereIn` keeps it, and as a search must name it, where rows are also found by the
 * exact value: PostgreSQL would take the index of its parts for that too, which takes a hundred times as long. */
export const inParts = (column: AnyPgColumn): SQL => sql`(${column} || '')`;

/** The same as `anywhereIn` for `inParts`. */
export const anywhereInParts = (column: AnyPgColumn): SQL => sql`${inParts(column)} gin_trgm_ops`;

/** The same for two columns with a space between them, such as first and last name. */
export function anywhereInBoth(one: AnyPgColumn, other: AnyPgColumn): SQL {
  return sql`(${one} || ' ' || ${other}) gin_trgm_ops`;
}

/** The value of a text column in the one order that PGlite and every PostgreSQL share: by lowercase bytes. */
export function byName(column: AnyPgColumn): SQL {
  return sql`lower(${column}) collate "C"`;
}

/** That an indexed column has the value of a column of another table, of which each row is looked up. Written as a range, it is
 * expected to be rare whatever the statistics say: those from when a table had rows of one owner only would have all of it
 * read for each of thousands of owners. */
export function sameInIndex(column: AnyPgColumn, other: AnyPgColumn): SQL {
  return sql`${column} between ${other} and ${other}`;
}

import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './transaction-session.ts';

interface Parts<Table extends PgTable, Shown extends keyof Table['$inferSelect']> {
  /** The columns to return, for each row that was inserted; none by default. */
  readonly returning?: readonly Shown[];
  /** Columns that the statement finds out from the others, which it knows by their names in the database. */
  readonly computed?: Partial<Readonly<Record<keyof Table['$inferSelect'], SQL>>>;
  /** What comes before: `with …`. */
  readonly first?: SQL;
  /** What to do about rows that are there: `on conflict …`. */
  readonly onConflict?: SQL;
}

/** Inserts rows with one statement that has the same text for any number of them, and one parameter for each column: it
 * is prepared once, and takes a fraction of the time of `values`. Identities are assigned in the order of the rows. A column
 * that no row has gets its default; in a row that lacks what others have, it is null.
 * @param queries - `Database.current()`
 * @returns in the order of the rows */
export async function insertRows<Table extends PgTable, Shown extends keyof Table['$inferSelect'] & string = never>(
  queries: Queries,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  { returning = [], computed = {}, first, onConflict }: Parts<Table, Shown> = {},
): Promise<Pick<Table['$inferSelect'], Shown>[]> {
  if (rows.length === 0) return [];
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table);
  const given = Object.entries(columns).filter(([key]) => rows.some((row) => valueOf(row, key) !== undefined));
  const found = Object.entries<SQL | undefined>(computed).flatMap(([key, value]) => {
    const column = columns[key];
    return column && value ? [[column, value] as const] : [];
  });
  const names = [...given.map(([, column]) => column), ...found.map(([column]) => column)].map(nameOf);
  const values = [...given.map(([, column]) => nameOf(column)), ...found.map(([, value]) => value)];
  const arrays = given.map(([key, column]) =>
    arrayOf(
      column,
      rows.map((row) => valueOf(row, key)),
    ),
  );
  const sources = sql.join(
    given.map(([, column]) => nameOf(column)),
    sql`, `,
  );
  const statement = sql.join(
    [
      first,
      sql`insert into ${sql.identifier(getTableName(table))} (${sql.join(names, sql`, `)})
        select ${sql.join(values, sql`, `)} from unnest(${sql.join(arrays, sql`, `)}) as rows(${sources})`,
      onConflict,
      returning.length === 0
        ? undefined
        : sql`returning ${sql.join(
            returning.flatMap((key) => (columns[key] ? [nameOf(columns[key])] : [])),
            sql`, `,
          )}`,
    ].filter((part) => part !== undefined),
    sql` `,
  );
  const { rows: inserted } = await queries.execute(statement);
  return inserted.map((row) => read<Table, Shown>(row, returning, columns));
}

const nameOf = (column: PgColumn): SQL => sql`${sql.identifier(column.name)}`;

function valueOf(row: object, key: string): unknown {
  return Object.hasOwn(row, key) ? (row as Readonly<Record<string, unknown>>)[key] : undefined;
}

function arrayOf(column: PgColumn, values: readonly unknown[]): SQL {
  const elements = values.map((value) =>
    value === undefined || value === null ? null : column.mapToDriverValue(value),
  );
  return sql`${sql.param(elements)}::${sql.raw(column.getSQLType())}[]`;
}

function read<Table extends PgTable, Shown extends keyof Table['$inferSelect']>(
  row: Readonly<Record<string, unknown>>,
  keys: readonly string[],
  columns: Readonly<Record<string, PgColumn>>,
): Pick<Table['$inferSelect'], Shown> {
  const entries = keys.map((key) => {
    const value = row[columns[key]?.name ?? key];
    return [key, value === null ? null : columns[key]?.mapFromDriverValue(value)];
  });
  return Object.fromEntries(entries) as Pick<Table['$inferSelect'], Shown>;
}

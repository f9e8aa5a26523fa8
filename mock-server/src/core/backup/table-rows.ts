import type pg from 'pg';

/** What statements are sent to: one connection. */
export type Session = Pick<pg.ClientBase, 'query'>;

/** A table of the schema `public`. */
export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
}

interface Column {
  readonly name: string;
  /** As in a CREATE TABLE. */
  readonly type: string;
}

/** Rows of one table, a JSON object per line. */
export interface RowBatch {
  readonly table: string;
  readonly rows: number;
  readonly lines: string;
}

const batchChars = 2_000_000;
const firstRows = 100;
const mostRows = 5000;

/** All tables with the columns that can be written, in the order of their names. */
export async function readTables(session: Session): Promise<readonly Table[]> {
  const { rows } = await session.query<{ table: string; column: string; type: string }>(
    `SELECT c.relname AS table, a.attname AS column, format_type(a.atttypid, a.atttypmod) AS type
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE n.nspname = 'public' AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      ORDER BY c.relname COLLATE "C", a.attnum`,
  );
  const tables = new Map<string, Column[]>();
  for (const { table, column, type } of rows) {
    const columns = tables.get(table) ?? [];
    columns.push({ name: column, type });
    tables.set(table, columns);
  }
  return [...tables].map(([name, columns]) => ({ name, columns }));
}

/** The rows of a table, in batches of about 2 MB. Needs a transaction, whose snapshot is what is read. */
export async function* readRows(session: Session, { name, columns }: Table): AsyncGenerator<RowBatch> {
  const list = columns.map(({ name: column, type }) => `${quoted(column)}${isJson(type) ? '::text' : ''}`);
  await session.query(
    `DECLARE backup_rows NO SCROLL CURSOR FOR
       SELECT row_to_json(r)::text AS line FROM (SELECT ${list.join(', ')} FROM ${quoted(name)}) r`,
  );
  let count = firstRows;
  for (;;) {
    const { rows } = await session.query<{ line: string }>(`FETCH ${String(count)} FROM backup_rows`);
    if (rows.length === 0) break;
    const lines = rows.map(({ line }) => `${line}\n`).join('');
    yield { table: name, rows: rows.length, lines };
    count = Math.max(1, Math.min(mostRows, Math.ceil((rows.length * batchChars) / lines.length)));
  }
  await session.query('CLOSE backup_rows');
}

/** Inserts rows exactly as `readRows` gave them, ids included.
 * @param columns - those in the rows; the table may have more, which get their defaults. */
export async function insertRows(session: Session, { name, columns }: Table, lines: string): Promise<void> {
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const declared = columns.map(({ name: column, type }) => `${quoted(column)} ${isJson(type) ? 'text' : type}`);
  const values = columns.map(({ name: column, type }) => `r.${quoted(column)}${isJson(type) ? `::${type}` : ''}`);
  await session.query(
    `INSERT INTO ${quoted(name)} (${names}) OVERRIDING SYSTEM VALUE
       SELECT ${values.join(', ')} FROM json_to_recordset($1::json) AS r(${declared.join(', ')})`,
    [`[${lines.trimEnd().replaceAll('\n', ',')}]`],
  );
}

/** As text, so that its own `null` is not taken for an absent value. */
function isJson(type: string): boolean {
  return type === 'json' || type === 'jsonb';
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

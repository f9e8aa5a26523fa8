import type { Database } from '../core/database/database.ts';

/** How many rows a table has according to the planner's statistics; -1 if it was never analyzed. */
export async function estimatedRows({ pool }: Pick<Database, 'pool'>, table: string): Promise<number> {
  const { rows } = await pool.query<{ estimate: number }>(
    'select reltuples as estimate from pg_class where oid = $1::regclass',
    [table],
  );
  return rows[0]?.estimate ?? -1;
}

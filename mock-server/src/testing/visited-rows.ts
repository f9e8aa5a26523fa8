import { Client, escapeLiteral, type ClientBase } from 'pg';
import type { Database } from '../core/database/database.ts';
import { dependsOnValues } from '../core/database/prepared.ts';
import { recordQueries, type SentQuery } from './sent-queries.ts';

/** What reading something costs the database, in numbers that no other work on the machine changes. */
export interface ReadingCost {
  readonly statements: number;
  /** Rows that the steps of the plans touched, also those that a condition removed. */
  readonly visited: number;
  /** The plan of the statement that touched most of them: what a failing test has to tell. */
  readonly dearest: string;
}

/** Runs `work` and counts, for each of its statements with the plan for its own values or with the one for any, which
 * PostgreSQL may keep for a statement that is prepared, whichever touches more rows. */
export async function readingCost(database: Database, work: () => Promise<unknown>): Promise<ReadingCost> {
  const { queries, stop } = recordQueries(Client);
  try {
    await work();
  } finally {
    stop();
  }
  let visited = 0;
  let most = { visited: -1, plan: '' };
  const client = await database.pool.connect();
  try {
    for (const query of queries) {
      const plans = [await ownPlan(client, query)];
      if (!dependsOnValues(query.text)) plans.push(await planForAnyValues(client, query));
      const counted = plans.map((plan) => ({ visited: rowsOf(plan), plan: JSON.stringify(plan) }));
      const dearest = counted.reduce((one, other) => (other.visited > one.visited ? other : one));
      visited += dearest.visited;
      if (dearest.visited > most.visited) most = dearest;
    }
  } finally {
    client.release();
  }
  return { statements: queries.length, visited, dearest: most.plan };
}

const explain = 'explain (analyze, timing off, costs off, format json)';

function ownPlan(client: ClientBase, { text, values }: SentQuery): Promise<PlanNode> {
  return explained(client, `${explain} ${text}`, values);
}

async function planForAnyValues(client: ClientBase, { text, values }: SentQuery): Promise<PlanNode> {
  const given = values.length === 0 ? '' : `(${values.map(literal).join(', ')})`;
  await client.query(`begin; set local plan_cache_mode = force_generic_plan; prepare measured as ${text}`);
  try {
    return await explained(client, `${explain} execute measured${given}`);
  } finally {
    await client.query('rollback; deallocate measured');
  }
}

async function explained(client: ClientBase, text: string, values: readonly unknown[] = []): Promise<PlanNode> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(text, [...values]);
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (!plan) throw new Error(`There is no plan of: ${text}`);
  return plan;
}

/** A value as EXECUTE takes it, which has no parameters of its own. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return escapeLiteral(`{${value.map((element) => JSON.stringify(element)).join(',')}}`);
  return escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value));
}

interface PlanNode {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

function rowsOf(node: PlanNode): number {
  const removed =
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Join Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  const own = (node['Actual Rows'] + removed) * node['Actual Loops'];
  return (node.Plans ?? []).reduce((sum, plan) => sum + rowsOf(plan), own);
}

import { Client } from 'pg';
import type { Database } from '../core/database/database.ts';
import { recordQueries } from './sent-queries.ts';

/** What reading something costs the database, in numbers that no other work on the machine changes. */
export interface ReadingCost {
  readonly statements: number;
  /** Rows that the steps of the plans touched, also those that a condition removed. */
  readonly visited: number;
  /** The plan of the statement that touched most of them: what a failing test has to tell. */
  readonly dearest: string;
}

/** Runs `work` and counts. */
export async function readingCost(database: Database, work: () => Promise<unknown>): Promise<ReadingCost> {
  const { queries, stop } = recordQueries(Client);
  try {
    await work();
  } finally {
    stop();
  }
  let visited = 0;
  let most = { visited: -1, plan: '' };
  for (const { text, values } of queries) {
    const { rows } = await database.pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (analyze, timing off, costs off, format json) ${text}`,
      [...values],
    );
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    if (!plan) continue;
    const own = rowsOf(plan);
    visited += own;
    if (own > most.visited) most = { visited: own, plan: JSON.stringify(plan) };
  }
  return { statements: queries.length, visited, dearest: most.plan };
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

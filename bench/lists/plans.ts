import type { Database } from '../../mock-server/src/core/database/database.ts';
import type { SentQuery } from '../../mock-server/src/testing/sent-queries.ts';

/** The query plan: the kinds of its steps with tables and indexes, without costs. */
export async function planOf(database: Database, { text, values }: SentQuery): Promise<string> {
  const { rows } = await database.pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (format json, costs off) ${text}`,
    [...values],
  );
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  return plan ? stepsOf(plan, 0) : '';
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** Steps that only describe how work is distributed. */
const passing = new Set([
  'Gather',
  'Gather Merge',
  'Materialize',
  'Memoize',
  'Result',
  'Hash',
  'Sort',
  'Incremental Sort',
  'Aggregate',
  'Limit',
  'Subquery Scan',
]);

function stepsOf(node: PlanNode, depth: number): string {
  const inner = (node.Plans ?? [])
    .map((one) => stepsOf(one, passing.has(node['Node Type']) ? depth : depth + 1))
    .join('');
  if (passing.has(node['Node Type'])) return inner;
  const where = [node['Relation Name'], node['Index Name']].filter((part) => part !== undefined).join(' ');
  return `${'  '.repeat(depth)}${node['Node Type']} ${where}\n${inner}`;
}

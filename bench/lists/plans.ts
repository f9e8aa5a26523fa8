import type { Client } from 'pg';
import type { Database } from '../../mock-server/src/core/database/database.ts';

/** A statement as it was sent. */
export interface SentQuery {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Records every SELECT that a PostgreSQL client sends, until it is stopped. */
export function recordQueries(client: typeof Client): { readonly queries: SentQuery[]; readonly stop: () => void } {
  const queries: SentQuery[] = [];
  const original: unknown = Reflect.get(client.prototype, 'query');
  if (typeof original !== 'function') throw new TypeError('The PostgreSQL client has no query method');
  const recording = function recording(this: unknown, ...sent: unknown[]): unknown {
    const [first, second] = sent;
    const text = typeof first === 'string' ? first : textOf(first);
    const values = Array.isArray(second) ? second : [];
    if (
      /^\s*(select|with)\b/iu.test(text) &&
      !/\bsessions\b/u.test(text) &&
      !/for (no key )?update|for share/iu.test(text)
    )
      queries.push({ text, values });
    return Reflect.apply(original, this, sent);
  };
  Reflect.set(client.prototype, 'query', recording);
  return { queries, stop: () => void Reflect.set(client.prototype, 'query', original) };
}

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

function textOf(sent: unknown): string {
  const text: unknown = typeof sent === 'object' && sent !== null && 'text' in sent ? sent.text : '';
  return typeof text === 'string' ? text : '';
}

import type { ClientBase } from 'pg';
import { inSpan, isTraced } from './tracing.ts';

type Query = (...call: readonly unknown[]) => unknown;

/** Traces every statement of a connection: its text, in which values are parameters, and how long it took. */
export function traceQueries(client: ClientBase): void {
  if (!isTraced()) return;
  const query = client.query.bind(client) as Query;
  const traced: Query = (...call) => {
    const text = textOf(call[0]);
    const callback = call.at(-1);
    if (text === undefined) return query(...call);
    const start = {
      name: nameOf(text),
      kind: 'client',
      facts: { 'db.system.name': 'postgresql', 'db.query.text': text },
    } as const;
    if (typeof callback !== 'function') return inSpan(start, () => query(...call) as Promise<unknown>);
    const answer = callback as (error: Error | undefined, result: unknown) => void;
    const running = (): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const done = (error: Error | undefined, result: unknown) => (error ? reject(error) : resolve(result));
        query(...call.slice(0, -1), done);
      });
    inSpan(start, running).then(
      (result) => answer(undefined, result),
      (error: Error) => answer(error, undefined),
    );
    return undefined;
  };
  Object.assign(client, { query: traced });
}

function textOf(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement;
  const isConfig = typeof statement === 'object' && statement !== null && 'text' in statement;
  return isConfig && typeof statement.text === 'string' ? statement.text : undefined;
}

/** The first word: SELECT, INSERT, BEGIN. */
function nameOf(text: string): string {
  return /^\s*(\w{1,20})/.exec(text)?.[1]?.toUpperCase() ?? 'statement';
}

import type { Operation } from '@grt/sdk/document';

/** The operations of one path. */
export interface Route {
  /** As in the document: `/domains/{id}` */
  readonly path: string;
  readonly operations: readonly Operation[];
}

/** Groups operations by path and sorts paths so that a fixed segment comes before a parameter in the same place:
 * `/domains/approved` before `/domains/{id}`. The router uses the first match. */
export function routesOf(operations: readonly Operation[]): Route[] {
  const paths = new Map<string, Operation[]>();
  for (const operation of operations) paths.set(operation.path, [...(paths.get(operation.path) ?? []), operation]);
  return [...paths]
    .map(([path, list]) => ({ path, operations: list }))
    .sort((one, other) => compare(one.path.split('/'), other.path.split('/')));
}

function compare(one: readonly string[], other: readonly string[]): number {
  for (let index = 0; index < Math.max(one.length, other.length); index += 1) {
    const [left = '', right = ''] = [one[index], other[index]];
    const byKind = Number(left.startsWith('{')) - Number(right.startsWith('{'));
    if (byKind !== 0) return byKind;
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
}

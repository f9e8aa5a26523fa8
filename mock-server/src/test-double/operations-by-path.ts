import type { Operation } from '@grt/sdk/document';
import { routesOf } from '../core/http/route-order.ts';

/** An operation with what its path says. */
export interface FoundOperation {
  readonly operation: Operation;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Finds the operation of a request below /api; undefined for what is not in the contract. */
export function operationFinder(operations: readonly Operation[]) {
  const routes = routesOf(operations).map(({ path, operations: own }) => ({ parts: `/api${path}`.split('/'), own }));
  return (method: string, pathname: string): FoundOperation | undefined => {
    const asked = pathname.split('/');
    for (const { parts, own } of routes) {
      const parameters = parametersOf(parts, asked);
      const operation = parameters && own.find((one) => one.method.toUpperCase() === method);
      if (operation) return { operation, parameters };
    }
    return undefined;
  };
}

/** What a path says where a route has names; undefined if it is not of that route. */
function parametersOf(parts: readonly string[], asked: readonly string[]): Record<string, string> | undefined {
  if (parts.length !== asked.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const said = asked[index] ?? '';
    if (part.startsWith('{') && said !== '') parameters[part.slice(1, -1)] = said;
    else if (part !== said) return undefined;
  }
  return parameters;
}

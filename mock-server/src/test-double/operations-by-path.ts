import type { Operation } from '@grt/sdk/document';
import { routesOf } from '../core/http/route-order.ts';

/** An operation with what its path says. */
export interface FoundOperation {
  readonly operation: Operation;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Finds the operation of a request below /api; undefined for what is not in the contract. */
export function operationFinder(operations: readonly Operation[]) {
  const routes = routesOf(operations).map(({ path, operations: own }) => ({
    pattern: new RegExp(`^/api${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
    own,
  }));
  return (method: string, pathname: string): FoundOperation | undefined => {
    for (const { pattern, own } of routes) {
      const match = pattern.exec(pathname);
      const operation = match && own.find((one) => one.method.toUpperCase() === method);
      if (operation) return { operation, parameters: { ...match.groups } };
    }
    return undefined;
  };
}

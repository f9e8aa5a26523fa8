import { Refusal } from '../refusal.ts';
import { answer, refuseOutside } from './answer.ts';
import type { AnyHandler, HttpOptions } from './call.ts';
import { contractSchemas } from './contract-schemas.ts';
import type { ApiDocument } from '@grt/sdk/document';
import { editedThings } from './editing.ts';
import type { HttpApp, HttpContext } from './http-env.ts';
import { inputReader } from './request-input.ts';
import { routesOf } from './route-order.ts';
import type { Route } from './route-order.ts';

export interface BindOptions extends HttpOptions {
  /** The API's base path: `/api` by default. */
  readonly base?: string;
}

/** Handlers by operationId. Modules use the typed table of handlers.ts. */
export type AnyHandlers = Readonly<Record<string, AnyHandler>>;

/** Binds every operation of the document to its handler, and answers everything else below the base: 405 with `Allow`
 * for an unsupported method, 404 for an unknown path.
 * @throws Error at once when an operation has no handler, or a handler no operation. */
export function bindRoutes(app: HttpApp, document: ApiDocument, handlers: AnyHandlers, options: BindOptions): void {
  refuseMismatch(document, handlers);
  const base = options.base ?? '/api';
  const schemas = contractSchemas(document);
  const things = editedThings(document, handlers);
  for (const route of routesOf(document.operations)) {
    const bound = new Map(
      route.operations.map((operation) => {
        const handler = handlerOf(operation.id, handlers);
        const binding = {
          operation,
          handler,
          edited: things.get(operation.id),
          schemas,
          options,
          reader: inputReader(operation, { schemas, files: options.files }),
        };
        return [operation.method.toUpperCase(), (c: HttpContext) => answer(c, binding)];
      }),
    );
    const allow = allowOf(route);
    app.all(base + route.path.replaceAll(/\{(\w+)\}/g, ':$1'), (c) => {
      const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
      const found = bound.get(method);
      if (found) return found(c);
      if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow: allow } });
      return refuseOutside(
        c,
        options,
        new Refusal(405, `${c.req.path} does not support ${method}.`, { headers: { Allow: allow } }),
      );
    });
  }
  app.all(`${base}/*`, (c) =>
    refuseOutside(c, options, new Refusal(404, `${c.req.path} does not exist.`, { code: 'no_such_path' })),
  );
}

function refuseMismatch(document: ApiDocument, handlers: AnyHandlers): void {
  const ids = document.operations.map(({ id }) => id);
  const faults = [
    { what: 'without a handler', list: ids.filter((id) => !Object.hasOwn(handlers, id)) },
    { what: 'not in the contract', list: Object.keys(handlers).filter((id) => !ids.includes(id)) },
  ].filter(({ list }) => list.length > 0);
  if (faults.length === 0) return;
  throw new Error(
    `Operations and handlers do not match. ${faults.map(({ what, list }) => `${what}: ${list.join(', ')}`).join('; ')}`,
  );
}

function handlerOf(id: string, handlers: AnyHandlers): AnyHandler {
  const handler = handlers[id];
  if (!handler) throw new Error(`${id} has no handler`);
  return handler;
}

function allowOf({ operations }: Route): string {
  const methods = operations.map(({ method }) => method.toUpperCase());
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
}

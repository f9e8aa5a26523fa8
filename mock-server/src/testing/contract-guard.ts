import { isBinary, type ApiDocument, type Fields, type Operation } from '@grt/sdk/document';
import { Hono } from 'hono';
import { bindRoutes } from '../core/http/bind.ts';
import type { HttpEnv } from '../core/http/http-env.ts';
import type { Principal } from '../core/http/principal.ts';
import { seededRandom } from '../core/ids.ts';
import { silentLog } from '../core/log.ts';
import { contractForms, type ContractForm } from './contract-forms.ts';
import { exampleRequest } from './example-request.ts';
import { unkeptFiles } from './unkept-files.ts';

/** What became of a call: it reached its own handler, or it was refused with this status. */
export type Outcome = 'let in' | number;

/** Everything that decides on the server who may call what, with handlers that only say that they were reached. There is no
 * database: whom a token belongs to is given with each call. */
interface ContractGuard {
  /** Makes a call that is right in every other respect.
   * @param caller - undefined for a visitor, `ended` for a token that belongs to nobody.
   * @param body - instead of the contract's example. */
  outcome(operation: Operation, caller: Principal | 'ended' | undefined, body?: Fields): Promise<Outcome>;
  /** Values that the fields of an operation's body accept, by field. */
  rightValues(operation: Operation): Fields;
}

/** Binds every operation of the contract as the server does. */
export function contractGuard(document: ApiDocument): ContractGuard {
  const forms = new Map(contractForms(document).map((form) => [`${form.operation.id} ${form.kind}`, form]));
  const formOf = ({ id, body }: Operation) => forms.get(`${id} ${body?.json ? 'json' : 'multipart'}`);
  let owner: Principal | undefined;
  const app = new Hono<HttpEnv>();
  const reached = document.operations.map(
    ({ id }) => [id, async () => ({ body: {}, headers: { 'X-Reached': id } })] as const,
  );
  bindRoutes(app, document, Object.fromEntries(reached), {
    authenticate: async () => owner,
    files: unkeptFiles,
    log: silentLog,
    random: seededRandom('guard'),
    validateReplies: false,
  });
  return {
    async outcome(operation, caller, body) {
      owner = caller === 'ended' ? undefined : caller;
      const request = rightRequest(document, operation, { form: formOf(operation), body });
      if (caller !== undefined) request.headers.set('Authorization', 'Bearer whoever');
      const response = await app.request(request);
      return response.headers.get('X-Reached') === operation.id ? 'let in' : response.status;
    },
    rightValues: (operation) =>
      Object.fromEntries(
        Object.entries(formOf(operation)?.properties ?? {}).map(([name, schema]) => [name, rightValue(schema)]),
      ),
  };
}

interface Content {
  readonly form: ContractForm | undefined;
  readonly body: Fields | undefined;
}

function rightRequest(document: ApiDocument, operation: Operation, { form, body }: Content): Request {
  const url = new URL(`http://grt.test/api${operation.path.replaceAll(/\{\w+\}/g, '999999')}`);
  for (const { name, schema } of operation.parameters.filter((one) => one.in === 'query' && one.required))
    url.searchParams.set(name, String(rightValue(document.resolve(schema))));
  const method = operation.method.toUpperCase();
  if (!form) return new Request(url, { method });
  if (form.kind === 'multipart') return new Request(url, { method, body: partsOf(form, body ?? form.example) });
  const headers = { 'Content-Type': 'application/json' };
  const json = body ?? exampleRequest(document, operation).json;
  return new Request(url, { method, headers, body: JSON.stringify(json) });
}

function partsOf({ properties }: ContractForm, fields: Fields): FormData {
  const parts = new FormData();
  for (const [name, value] of Object.entries(fields)) parts.set(name, String(value));
  for (const [name] of Object.entries(properties).filter(([, property]) => isBinary(property)))
    parts.set(name, new File(['x'], name === 'file' ? 'a.csv' : 'a.pdf'));
  return parts;
}

/** A value that a simple schema accepts. */
function rightValue(schema: Fields): unknown {
  if (Array.isArray(schema['enum'])) return (schema['enum'] as unknown[])[0];
  if (schema['type'] === 'boolean') return true;
  if (typeof schema['minimum'] === 'number') return schema['minimum'];
  return schema['format'] === 'email' ? 'someone@grt.example' : 'https://grt.example/';
}

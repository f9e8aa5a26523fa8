import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { parse } from 'yaml';

/** An object of the document, read but not checked. */
export type Tree = Readonly<Record<string, unknown>>;

/** Who calls: a visitor has no session. @see docs/specification/decisions.md §3 */
const callerRoles = ['visitor', 'client', 'admin', 'super_admin'] as const;
type CallerRole = (typeof callerRoles)[number];

/** Methods that the document may use, in lower case as in the document. */
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Method = (typeof methods)[number];

/** One parameter with its schema. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Tree;
  /** False: one value with commas instead of repeated parameters. */
  readonly explode: boolean;
}

/** What a request body may be. */
interface BodyRules {
  readonly required: boolean;
  readonly json: Tree | undefined;
  readonly multipart: Tree | undefined;
}

/** One call of the document. Parameters, body and replies are read when they are first asked for. */
export interface Operation {
  /** `group.verb` */
  readonly id: string;
  readonly method: Method;
  /** As in the document, relative to the API's base: `/domains/{id}` */
  readonly path: string;
  /** Works without a session: `security: []`, or one of its ways needs nothing. */
  readonly isPublic: boolean;
  readonly roles: readonly CallerRole[];
  /** What an API token needs: `*` any token will do, an empty list no token at all. */
  readonly scopes: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly body: BodyRules | undefined;
  /** Status or `default`, to the reply with references followed. */
  readonly replies: Readonly<Record<string, Tree>>;
  /** The first status below 300 that the document names. */
  readonly successStatus: number;
}

/** The contract, read. */
export interface ApiDocument {
  readonly root: Tree;
  /** As it was written, in YAML. */
  readonly text: string;
  readonly operations: readonly Operation[];
  /** Follows a `$ref` into this document until there is none. Throws when it leads nowhere or out of the document. */
  resolve(value: unknown): Tree;
}

/** Where the contract lies in a checkout. */
const documentPath = fileURLToPath(new URL('../../../../openapi.yaml', import.meta.url));

const loaded = new Map<string, Promise<ApiDocument>>();

/** Reads the contract from its file, once in the life of the process.
 * @throws Error when the file is absent, is no YAML, or has an operation without an id or twice the same one. */
export function loadDocument(path = documentPath): Promise<ApiDocument> {
  const known = loaded.get(path);
  if (known) return known;
  const loading = readFile(path, 'utf8').then(readDocument);
  loaded.set(path, loading);
  return loading;
}

/** Reads the contract from its text. */
export function readDocument(text: string): ApiDocument {
  const root = asTree(parse(text, { maxAliasCount: -1 }), 'the document');
  const resolve = (value: unknown): Tree => follow(root, value);
  const operations: Operation[] = [];
  for (const [path, value] of Object.entries(asTree(root['paths'], 'paths'))) {
    const item = resolve(value);
    for (const method of methods) {
      if (item[method] !== undefined) operations.push(readOperation(resolve, { root, path, method, item }));
    }
  }
  const ids = operations.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`openapi.yaml has the operationId ${twice} twice`);
  return { root, text, operations, resolve };
}

/** True for an object that is no list. */
export function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The texts of a list, and an empty list for anything else. */
export function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];
}

function asTree(value: unknown, where: string): Tree {
  if (!isTree(value)) throw new Error(`openapi.yaml: ${where} should be an object`);
  return value;
}

function follow(root: Tree, value: unknown): Tree {
  let found = asTree(value, 'a part that is referred to');
  for (let hops = 0; typeof found['$ref'] === 'string'; hops += 1) {
    const ref = found['$ref'];
    if (!ref.startsWith('#/') || hops > 20) throw new Error(`openapi.yaml: cannot follow ${ref}`);
    let target: unknown = root;
    for (const step of ref.slice(2).split('/')) {
      target = asTree(target, ref)[step.replaceAll('~1', '/').replaceAll('~0', '~')];
    }
    found = asTree(target, ref);
  }
  return found;
}

interface Place {
  root: Tree;
  path: string;
  method: Method;
  item: Tree;
}

function readOperation(resolve: ApiDocument['resolve'], { root, path, method, item }: Place): Operation {
  const operation = asTree(item[method], `${method} ${path}`);
  const id = operation['operationId'];
  if (typeof id !== 'string') throw new Error(`openapi.yaml: ${method} ${path} has no operationId`);
  const security = operation['security'] ?? root['security'];
  const replies = once(() => {
    const entries = Object.entries(asTree(operation['responses'], `responses of ${id}`));
    return Object.fromEntries(entries.map(([status, reply]) => [status, resolve(reply)]));
  });
  const parameters = once(() =>
    readParameters(resolve, [...list(item['parameters']), ...list(operation['parameters'])]),
  );
  const body = once(() =>
    operation['requestBody'] === undefined ? undefined : readBody(resolve(operation['requestBody'])),
  );
  return {
    id,
    method,
    path,
    isPublic: isOptional(security),
    roles: callerRoles.filter((role) => texts(operation['x-roles']).includes(role)),
    scopes: texts(operation['x-scopes']),
    get parameters() {
      return parameters();
    },
    get body() {
      return body();
    },
    get replies() {
      return replies();
    },
    get successStatus() {
      return Number(Object.keys(replies()).find((status) => /^[12]\d\d$/.test(status)) ?? 200);
    },
  };
}

function isOptional(security: unknown): boolean {
  const ways = list(security);
  return (
    Array.isArray(security) && (ways.length === 0 || ways.some((way) => isTree(way) && Object.keys(way).length === 0))
  );
}

function readParameters(resolve: ApiDocument['resolve'], sources: readonly unknown[]): Parameter[] {
  return sources.map((source) => {
    const parameter = resolve(source);
    const place = parameter['in'];
    const name = parameter['name'];
    if (typeof name !== 'string' || (place !== 'path' && place !== 'query' && place !== 'header')) {
      throw new Error(`openapi.yaml: a parameter has no name or a place that is not supported: ${String(name)}`);
    }
    return {
      name,
      in: place,
      required: parameter['required'] === true,
      schema: asTree(parameter['schema'], `schema of the parameter ${name}`),
      explode: parameter['explode'] !== false,
    };
  });
}

function readBody(body: Tree): BodyRules {
  const content = asTree(body['content'], 'content of a request body');
  const schemaOf = (type: string) => {
    const media = content[type];
    return isTree(media) && isTree(media['schema']) ? media['schema'] : undefined;
  };
  return {
    required: body['required'] === true,
    json: schemaOf('application/json'),
    multipart: schemaOf('multipart/form-data'),
  };
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function once<Value>(read: () => Value): () => Value {
  let kept: { value: Value } | undefined;
  return () => (kept ??= { value: read() }).value;
}

import {
  DocumentError,
  fieldsOf,
  isFields,
  listOf,
  optionalFields,
  resolve,
  textOf,
  textsOf,
  type Fields,
} from './fields.ts';

/** Methods that the document may use, in lower case as in the document. */
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Who calls: a visitor has no session. @see docs/specification/decisions.md §3 */
const callerRoles = ['visitor', 'client', 'reviewer', 'operator', 'finance', 'admin', 'super_admin'] as const;
type CallerRole = (typeof callerRoles)[number];

/** An operation as written, with its path item. */
export interface WrittenOperation {
  readonly path: string;
  readonly item: Fields;
  readonly method: (typeof methods)[number];
  readonly operation: Fields;
}

/** One parameter with its schema. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Fields;
  /** False: one value with commas instead of repeated parameters. */
  readonly explode: boolean;
  readonly description: string | undefined;
}

/** What a request body may be. */
export interface BodyRules {
  readonly required: boolean;
  /** Media type, to its schema. */
  readonly content: Readonly<Record<string, Fields>>;
  readonly json: Fields | undefined;
  readonly multipart: Fields | undefined;
}

/** One call of the document. Parameters, body, and replies are read on first use. */
export interface Operation {
  /** `group.verb` */
  readonly id: string;
  readonly method: WrittenOperation['method'];
  /** As in the document, relative to the API's base: `/domains/{id}` */
  readonly path: string;
  /** As written. */
  readonly fields: Fields;
  /** Works without a session: `security: []`, or one of its alternatives is empty. */
  readonly isPublic: boolean;
  readonly roles: readonly CallerRole[];
  /** The only fields of the body that a role may send, by role; a role without an entry may send all. */
  readonly roleFields: Readonly<Record<string, readonly string[]>>;
  /** What an API token needs: `*` any token will do, an empty list no token at all. */
  readonly scopes: readonly string[];
  /** Whether a session must have been confirmed a short time ago: always, or for bodies with one of these fields. */
  readonly stepUp: boolean | readonly string[];
  /** The call that shows what this one edits. */
  readonly edits: string | undefined;
  /** Works for an administrator who must set up a second factor first. */
  readonly withoutSecondFactor: boolean;
  /** The codes that it may be refused with. */
  readonly errorCodes: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly body: BodyRules | undefined;
  /** Status or `default`, to the reply with references followed. */
  readonly replies: Readonly<Record<string, Fields>>;
  /** The first status below 300 that the document lists. */
  readonly successStatus: number;
}

/** The operations of a document as written, path by path. */
export function* writtenOperations(root: Fields): Generator<WrittenOperation> {
  for (const [path, value] of Object.entries(optionalFields(root['paths'], 'paths'))) {
    const item = resolve(root, value, path);
    for (const method of methods) {
      const operation = item[method];
      if (operation !== undefined) yield { path, item, method, operation: fieldsOf(operation, `${method} ${path}`) };
    }
  }
}

/** Reads one operation.
 * @throws DocumentError when it has no id; from its getters, when that part of it is not valid. */
export function readOperation(root: Fields, { path, item, method, operation }: WrittenOperation): Operation {
  if (operation['operationId'] === undefined) throw new DocumentError(`${method} ${path}: operationId is missing`);
  const id = textOf(operation['operationId'], `${method} ${path}: operationId`);
  const roles = textsOf(operation['x-roles'], `${id}: x-roles`);
  const parameters = once(() => {
    const lists = [item['parameters'], operation['parameters']];
    return lists.flatMap((list) => listOf(list, id)).map((source) => readParameter(root, source, id));
  });
  const body = once(() =>
    operation['requestBody'] === undefined ? undefined : readBody(root, operation['requestBody'], id),
  );
  const replies = once(() => {
    const entries = Object.entries(fieldsOf(operation['responses'], `${id}: responses`));
    return Object.fromEntries(entries.map(([status, reply]) => [status, resolve(root, reply, `${id}: ${status}`)]));
  });
  return {
    id,
    method,
    path,
    fields: operation,
    isPublic: isOptional(operation['security'] ?? root['security']),
    roles: callerRoles.filter((role) => roles.includes(role)),
    roleFields: roleFieldsOf(operation['x-role-fields'], `${id}: x-role-fields`),
    scopes: textsOf(operation['x-scopes'], `${id}: x-scopes`),
    stepUp: operation['x-step-up'] === true || textsOf(operation['x-step-up'], `${id}: x-step-up`),
    edits: operation['x-edits'] === undefined ? undefined : textOf(operation['x-edits'], `${id}: x-edits`),
    withoutSecondFactor: operation['x-without-second-factor'] === true,
    errorCodes: textsOf(operation['x-error-codes'], `${id}: x-error-codes`),
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

function roleFieldsOf(value: unknown, place: string): Operation['roleFields'] {
  const entries = Object.entries(optionalFields(value, place));
  return Object.fromEntries(entries.map(([role, fields]) => [role, textsOf(fields, place)]));
}

function isOptional(security: unknown): boolean {
  const ways: readonly unknown[] | undefined = Array.isArray(security) ? security : undefined;
  return ways?.length === 0 || ways?.some((way) => isFields(way) && Object.keys(way).length === 0) === true;
}

function readParameter(root: Fields, source: unknown, id: string): Parameter {
  const parameter = resolve(root, source, `${id}: parameters`);
  const name = textOf(parameter['name'], `${id}: parameter`);
  const place = parameter['in'];
  if (place !== 'path' && place !== 'query' && place !== 'header') {
    throw new DocumentError(`${id}: the parameter ${name} is in a place that is not supported: ${String(place)}`);
  }
  return {
    name,
    in: place,
    required: parameter['required'] === true,
    schema: fieldsOf(parameter['schema'], `${id}: schema of ${name}`),
    explode: parameter['explode'] !== false,
    description: typeof parameter['description'] === 'string' ? parameter['description'] : undefined,
  };
}

function readBody(root: Fields, source: unknown, id: string): BodyRules {
  const body = resolve(root, source, `${id}: requestBody`);
  const media = Object.entries(fieldsOf(body['content'], `${id}: content`));
  const content = Object.fromEntries(
    media.map(([type, entry]) => [type, optionalFields(fieldsOf(entry, `${id}: ${type}`)['schema'], `${id}: ${type}`)]),
  );
  return {
    required: body['required'] === true,
    content,
    json: content['application/json'],
    multipart: content['multipart/form-data'],
  };
}

function once<Value>(read: () => Value): () => Value {
  let kept: { value: Value } | undefined;
  return () => (kept ??= { value: read() }).value;
}

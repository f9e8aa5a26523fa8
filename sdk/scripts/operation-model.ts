import type { OperationRow } from '../src/contract/operation-row.ts';
import {
  DocumentError,
  fieldsOf,
  operationsIn,
  optionalFields,
  resolve,
  textOf,
  textsOf,
  type Fields,
  type Found,
} from './document.ts';
import { resultOf, type ResultModel } from './result-model.ts';

/** One operation of the document, checked, with everything that the printers need. */
export interface OperationModel {
  readonly id: string;
  readonly group: string;
  readonly verb: string;
  readonly summary: string;
  readonly row: OperationRow;
  readonly result: ResultModel;
  /** Whether a call without any field is possible. */
  readonly inputOptional: boolean;
  readonly roles: readonly string[];
  readonly scopes: readonly string[];
  readonly extension: boolean;
}

/** Names that the client itself has beside the namespaces. */
const reservedGroups = new Set(['signIn', 'signOut', 'call']);

/** All operations of the document by name.
 * @throws DocumentError at the first one that the client could not call unambiguously. */
export function operationsOf(document: Fields): readonly OperationModel[] {
  const found = new Map<string, OperationModel>();
  for (const place of operationsIn(document)) {
    const model = operationOf(document, place);
    if (found.has(model.id)) throw new DocumentError(`${model.id}: two operations have this name`);
    found.set(model.id, model);
  }
  return [...found.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
}

function operationOf(document: Fields, { path, item, method, operation }: Found): OperationModel {
  const { id, group, verb } = nameOf(operation, `${method} ${path}`);
  checkRefusals(operation, id);
  const parameters = parametersOf(document, [item['parameters'], operation['parameters']], id);
  const body = bodyOf(document, operation['requestBody'], id);
  checkPath(path, parameters.path, id);
  checkNames([...parameters.path, ...parameters.query, ...body.names], id);
  const result = resultOf(document, operation, id);
  const row: OperationRow = {
    method: upperCased(method),
    path,
    ...(parameters.query.length === 0 ? {} : { query: parameters.query }),
    ...(body.kind === undefined ? {} : { body: body.kind }),
    ...(Object.keys(body.files).length === 0 ? {} : { files: body.files }),
    result: result.kind,
    ...(result.alsoFile ? { alsoFile: true } : {}),
    ...(needsSession(document, operation) ? {} : { auth: false }),
  };
  return {
    id,
    group,
    verb,
    summary: textOf(operation['summary'], `${id}: summary`),
    row,
    result,
    inputOptional: parameters.path.length === 0 && !parameters.queryRequired && !body.required,
    roles: textsOf(operation['x-roles'], `${id}: x-roles`),
    scopes: textsOf(operation['x-scopes'], `${id}: x-scopes`),
    extension: operation['x-extension'] === true,
  };
}

function nameOf(operation: Fields, place: string): { id: string; group: string; verb: string } {
  const id = operation['operationId'];
  if (typeof id !== 'string') throw new DocumentError(`${place}: operationId is missing`);
  const [, group, verb] = /^([a-z][A-Za-z0-9]*)\.([a-z][A-Za-z0-9]*)$/.exec(id) ?? [];
  if (group === undefined || verb === undefined) throw new DocumentError(`${id}: operationId must be group.verb`);
  const tags = textsOf(operation['tags'], `${id}: tags`);
  if (tags.length !== 1 || tags[0] !== group) throw new DocumentError(`${id}: its only tag must be ${group}`);
  if (reservedGroups.has(group)) throw new DocumentError(`${id}: the client has its own ${group}`);
  return { id, group, verb };
}

function checkRefusals(operation: Fields, id: string): void {
  const statuses = Object.keys(fieldsOf(operation['responses'], `${id}: responses`));
  if (!statuses.some((status) => /^4\d\d$/.test(status))) throw new DocumentError(`${id}: no 4xx reply is described`);
}

interface ParameterNames {
  readonly path: readonly string[];
  readonly query: readonly string[];
  readonly queryRequired: boolean;
}

/** Header parameters are left out: they belong to the options of a call. */
function parametersOf(document: Fields, lists: readonly unknown[], id: string): ParameterNames {
  const names = { path: new Array<string>(), query: new Array<string>(), queryRequired: false };
  for (const entry of lists.flatMap((list): readonly unknown[] => (Array.isArray(list) ? list : []))) {
    const parameter = resolve(document, entry, `${id}: parameters`);
    const name = textOf(parameter['name'], `${id}: parameter`);
    if (parameter['in'] === 'path') names.path.push(name);
    if (parameter['in'] !== 'query') continue;
    const { type } = resolve(document, parameter['schema'], `${id}: ${name}`);
    if (type === 'object') throw new DocumentError(`${id}: the query parameter ${name} is an object`);
    names.query.push(name);
    names.queryRequired ||= parameter['required'] === true;
  }
  return names;
}

function checkPath(path: string, names: readonly string[], id: string): void {
  const inPath = new Set(Array.from(path.matchAll(/\{([^}]+)\}/g), ([, name]) => name));
  if (inPath.size !== names.length || !names.every((name) => inPath.has(name))) {
    throw new DocumentError(`${id}: ${path} and its path parameters differ`);
  }
}

function checkNames(names: readonly string[], id: string): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new DocumentError(`${id}: ${twice} occurs in two places of the request`);
}

interface BodyModel {
  readonly kind: OperationRow['body'];
  readonly required: boolean;
  readonly names: readonly string[];
  readonly files: NonNullable<OperationRow['files']>;
}

function bodyOf(document: Fields, request: unknown, id: string): BodyModel {
  if (request === undefined) return { kind: undefined, required: false, names: [], files: {} };
  const body = resolve(document, request, `${id}: requestBody`);
  const content = fieldsOf(body['content'], `${id}: content`);
  const kind = bodyKind(Object.keys(content), id);
  const names = new Set<string>();
  const files: Record<string, NonNullable<OperationRow['files']>[string]> = {};
  let required = false;
  for (const [media, entry] of Object.entries(content)) {
    const schema = resolve(document, fieldsOf(entry, `${id}: ${media}`)['schema'], `${id}: ${media}`);
    if (schema['type'] !== 'object') throw new DocumentError(`${id}: a body must be an object with named fields`);
    required ||= body['required'] === true && textsOf(schema['required'], `${id}: required`).length > 0;
    for (const [name, property] of Object.entries(optionalFields(schema['properties'], `${id}: properties`))) {
      names.add(name);
      const field = resolve(document, property, `${id}: ${name}`);
      if (isBinary(field)) files[name] = fileRule(field, `${id}: ${name}`);
    }
  }
  return { kind, required, names: [...names], files };
}

function bodyKind(media: readonly string[], id: string): NonNullable<OperationRow['body']> {
  switch (media.toSorted().join()) {
    case 'application/json':
      return 'json';
    case 'multipart/form-data':
      return 'multipart';
    case 'application/json,multipart/form-data':
      return 'either';
    default:
      throw new DocumentError(`${id}: no way to send ${media.join(' or ')}`);
  }
}

/** Whether a schema stands for bytes. */
export function isBinary(schema: Fields): boolean {
  return schema['contentMediaType'] !== undefined || schema['format'] === 'binary';
}

function fileRule(field: Fields, place: string): NonNullable<OperationRow['files']>[string] {
  const maxBytes = field['x-max-bytes'];
  const types = textsOf(field['x-file-types'], place);
  return { ...(typeof maxBytes === 'number' ? { maxBytes } : {}), ...(types.length === 0 ? {} : { types }) };
}

/** Public when `security` is an empty list, or when one of its ways asks for nothing. */
function needsSession(document: Fields, operation: Fields): boolean {
  const ways = operation['security'] ?? document['security'];
  return (
    Array.isArray(ways) && ways.length > 0 && ways.every((way) => Object.keys(fieldsOf(way, 'security')).length > 0)
  );
}

function upperCased(method: Found['method']): OperationRow['method'] {
  return ({ get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const)[method];
}

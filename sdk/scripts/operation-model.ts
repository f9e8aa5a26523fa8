import type { OperationRow, ParameterRule } from '../src/contract/operation-row.ts';
import {
  DocumentError,
  fieldsOf,
  isBinary,
  optionalFields,
  textOf,
  textsOf,
  type ApiDocument,
  type Fields,
  type Operation,
} from '../src/contract/document/index.ts';
import { inputFieldsOf, type FieldModel } from './field-model.ts';
import { resultOf, type ResultModel } from './result-model.ts';

/** One operation of the document, checked, with everything that the printers need. */
export interface OperationModel {
  readonly id: string;
  readonly group: string;
  readonly verb: string;
  readonly summary: string;
  readonly row: OperationRow;
  readonly result: ResultModel;
  /** Whether a call without any fields is possible. */
  readonly inputOptional: boolean;
  readonly roles: readonly string[];
  readonly roleFields: Operation['roleFields'];
  readonly scopes: readonly string[];
  readonly extension: boolean;
  readonly errorCodes: readonly string[];
  /** What the parameters in path and query may be, by name; for a list, what its entries may be. */
  readonly parameterRules: ReadonlyMap<string, ParameterRule>;
  /** Path, query, and body. */
  readonly inputFields: readonly FieldModel[];
  /** Media types of the body. */
  readonly bodyMedia: readonly string[];
}

/** Names that the client itself has besides the namespaces. */
const reservedGroups = new Set(['signIn', 'completeSignIn', 'signOut', 'call', 'request']);

/** All operations of the document by name.
 * @throws DocumentError at the first one that the client could not call unambiguously. */
export function operationsOf(document: ApiDocument): readonly OperationModel[] {
  return document.operations
    .map((operation) => modelOf(document, operation))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

function modelOf(document: ApiDocument, operation: Operation): OperationModel {
  const { id, path, fields } = operation;
  const { group, verb } = nameOf(operation);
  checkRefusals(operation);
  const parameters = parametersOf(document, operation);
  const body = bodyOf(document, operation);
  checkPath(path, parameters.path, id);
  checkNames([...parameters.path, ...parameters.query, ...body.names], id);
  const result = resultOf(document, operation);
  const row: OperationRow = {
    method: upperCased(operation.method),
    path,
    ...(parameters.query.length === 0 ? {} : { query: parameters.query }),
    ...(body.kind === undefined ? {} : { body: body.kind }),
    ...(Object.keys(body.files).length === 0 ? {} : { files: body.files }),
    result: result.kind,
    ...(result.alsoFile ? { alsoFile: true } : {}),
    ...(operation.isPublic ? { auth: false } : {}),
  };
  return {
    id,
    group,
    verb,
    summary: textOf(fields['summary'], `${id}: summary`),
    row,
    result,
    inputOptional: parameters.path.length === 0 && !parameters.queryRequired && !body.required,
    roles: operation.roles,
    roleFields: operation.roleFields,
    scopes: operation.scopes,
    extension: fields['x-extension'] === true,
    errorCodes: operation.errorCodes,
    parameterRules: parameters.rules,
    inputFields: inputFieldsOf(document, operation),
    bodyMedia: Object.keys(operation.body?.content ?? {}),
  };
}

function nameOf({ id, fields }: Operation): { group: string; verb: string } {
  const [, group, verb] = /^([a-z][A-Za-z0-9]*)\.([a-z][A-Za-z0-9]*)$/.exec(id) ?? [];
  if (group === undefined || verb === undefined) throw new DocumentError(`${id}: operationId must be group.verb`);
  const tags = textsOf(fields['tags'], `${id}: tags`);
  if (tags.length !== 1 || tags[0] !== group) throw new DocumentError(`${id}: the only tag must be ${group}`);
  if (reservedGroups.has(group)) throw new DocumentError(`${id}: the client has its own ${group}`);
  return { group, verb };
}

function checkRefusals({ id, replies }: Operation): void {
  const statuses = Object.keys(replies);
  if (!statuses.some((status) => /^4\d\d$/.test(status)))
    throw new DocumentError(`${id}: no 4xx response is described`);
}

interface ParameterNames {
  readonly path: readonly string[];
  readonly query: readonly string[];
  readonly queryRequired: boolean;
  readonly rules: OperationModel['parameterRules'];
}

/** Header parameters are omitted: they belong to the options of a call. */
function parametersOf(document: ApiDocument, { id, parameters }: Operation): ParameterNames {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const rules = new Map<string, ParameterRule>();
  for (const { name, in: place, schema } of parameters) {
    if (place === 'header') continue;
    const whole = document.resolve(schema);
    const isList = whole['type'] === 'array';
    const one = isList ? document.resolve(fieldsOf(whole['items'], `${id}: ${name}`)) : whole;
    rules.set(name, { ...ruleOf(one, `${id}: the parameter ${name}`), ...(isList ? { isList } : {}) });
  }
  return {
    rules,
    path: parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name),
    query: query.map(({ name }) => name),
    queryRequired: query.some(({ required }) => required),
  };
}

/** @throws DocumentError for a parameter that is an object */
function ruleOf({ type, enum: values, minimum, maximum }: Fields, place: string): ParameterRule {
  const name = textOf(type, `${place}: type`);
  if (!isSingle(name)) throw new DocumentError(`${place} cannot be of type ${name}`);
  return {
    ...(name === 'string' ? {} : { type: name }),
    ...(Array.isArray(values) ? { values: values.map(String) } : {}),
    ...(typeof minimum === 'number' ? { minimum } : {}),
    ...(typeof maximum === 'number' ? { maximum } : {}),
  };
}

function isSingle(type: string): type is 'string' | NonNullable<ParameterRule['type']> {
  return ['string', 'integer', 'number', 'boolean'].includes(type);
}

function checkPath(path: string, names: readonly string[], id: string): void {
  const inPath = new Set(Array.from(path.matchAll(/\{([^}]+)\}/g), ([, name]) => name));
  if (inPath.size !== names.length || !names.every((name) => inPath.has(name))) {
    throw new DocumentError(`${id}: ${path} and its path parameters differ`);
  }
}

function checkNames(names: readonly string[], id: string): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new DocumentError(`${id}: ${twice} occurs in two parts of the request`);
}

interface BodyModel {
  readonly kind: OperationRow['body'];
  readonly required: boolean;
  readonly names: readonly string[];
  readonly files: NonNullable<OperationRow['files']>;
}

function bodyOf(document: ApiDocument, { id, body }: Operation): BodyModel {
  if (body === undefined) return { kind: undefined, required: false, names: [], files: {} };
  const kind = bodyKind(Object.keys(body.content), id);
  const names = new Set<string>();
  const files: Record<string, NonNullable<OperationRow['files']>[string]> = {};
  let required = false;
  for (const content of Object.values(body.content)) {
    const schema = document.resolve(content);
    if (schema['type'] !== 'object') throw new DocumentError(`${id}: a body must be an object with named fields`);
    required ||= body.required && textsOf(schema['required'], `${id}: required`).length > 0;
    for (const [name, property] of Object.entries(optionalFields(schema['properties'], `${id}: properties`))) {
      names.add(name);
      const field = document.resolve(property);
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

function fileRule(field: Fields, place: string): NonNullable<OperationRow['files']>[string] {
  const maxBytes = field['x-max-bytes'];
  const types = textsOf(field['x-file-types'], place);
  return { ...(typeof maxBytes === 'number' ? { maxBytes } : {}), ...(types.length === 0 ? {} : { types }) };
}

function upperCased(method: Operation['method']): OperationRow['method'] {
  return ({ get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const)[method];
}

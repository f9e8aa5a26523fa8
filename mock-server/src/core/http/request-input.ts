import type { FileStore } from '../files/file-store.ts';
import { invalid, Refusal } from '../refusal.ts';
import type { FieldErrors } from '../refusal.ts';
import { bodyOf, declaredLength, hasBody } from './body-source.ts';
import { coerceAll } from './coerce.ts';
import type { ContractSchemas } from './contract-schemas.ts';
import { isTree } from './document.ts';
import type { Operation, Parameter, Tree } from './document.ts';
import { blankFaults, faultsOf, fieldErrors } from './field-faults.ts';
import type { Fault } from './field-faults.ts';
import type { HttpContext } from './http-env.ts';
import { readJsonBody } from './json-body.ts';
import { readMultipart } from './multipart-body.ts';
import type { UploadedFile } from './multipart-body.ts';
import { multipartPlan } from './multipart-plan.ts';
import type { MultipartPlan } from './multipart-plan.ts';
import { unsafeFields } from './safe-value.ts';

/** A valid request, in the types of the document. */
interface RequestInput {
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly headers: Record<string, unknown>;
  /** Without its files. An absent optional body is `{}`. */
  readonly body: unknown;
  readonly files: Record<string, UploadedFile>;
}

/** Reads and checks the requests of one operation. */
export interface InputReader {
  /** Path, query and headers. @throws Refusal 422 */
  parameters(c: HttpContext): Omit<RequestInput, 'body' | 'files'>;
  /** The body. When it throws, no file is left behind; otherwise the caller ends the files.
   * @throws Refusal 400, 408, 413, 415 or 422 */
  body(c: HttpContext): Promise<Pick<RequestInput, 'body' | 'files'>>;
}

export interface InputReaderParts {
  readonly schemas: ContractSchemas;
  readonly files: FileStore;
}

/** Query parameters that any call takes and ignores: what keeps caches from answering. */
const ignoredParameters = new Set(['_', 't']);

/** Makes the reader of an operation. Its schemas are compiled at the first request. */
export function inputReader(operation: Operation, parts: InputReaderParts): InputReader {
  let plan: MultipartPlan | undefined;
  const places = new Map<Parameter['in'], Tree>();
  const schemaOf = (place: Parameter['in']) => {
    const known = places.get(place) ?? parametersSchema(operation, place);
    places.set(place, known);
    return known;
  };
  return {
    parameters(c) {
      const { schemas } = parts;
      const path = fromTexts(schemas, operation, 'path', (name) => [c.req.param(name) ?? '']);
      const query = readQuery(schemas, operation, c);
      const headers = fromTexts(schemas, operation, 'header', (name) => {
        const value = c.req.header(name);
        return value === undefined ? [] : [value];
      });
      const errors = {
        ...faultyFields(schemas, schemaOf('path'), { value: path.values, faults: path.faults }),
        ...faultyFields(schemas, schemaOf('query'), { value: query.values, faults: query.faults }),
        ...faultyFields(schemas, schemaOf('header'), { value: headers.values, faults: headers.faults }),
      };
      if (Object.keys(errors).length > 0) throw invalid(errors);
      return { path: path.values, query: query.values, headers: headers.values };
    },
    async body(c) {
      const rules = operation.body;
      if (!rules) return { body: {}, files: {} };
      const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
      refuseEncoded(c);
      const isJson = type === 'application/json' || type.endsWith('+json');
      if ((!hasBody(c) && type !== 'multipart/form-data') || (rules.json && isJson)) {
        const found = hasBody(c) ? await readJsonBody(c) : undefined;
        if (!found && rules.required) throw new Refusal(400, 'The request has no body.');
        return { body: checked(parts.schemas, rules.json ?? {}, found ? found.value : {}), files: {} };
      }
      if (rules.multipart && type === 'multipart/form-data') {
        plan ??= multipartPlan(parts.schemas, rules.multipart);
        return readForm(c, { ...parts, plan, schema: rules.multipart });
      }
      const taken = [rules.json && 'application/json', rules.multipart && 'multipart/form-data']
        .filter(Boolean)
        .join(' or ');
      throw new Refusal(415, `Please send the body as ${taken}.`);
    },
  };
}

function refuseEncoded(c: HttpContext): void {
  const encoding = c.req.header('content-encoding');
  if (encoding !== undefined && encoding !== 'identity')
    throw new Refusal(415, 'Please send the body without compression.');
}

interface Texts {
  readonly values: Record<string, unknown>;
  readonly faults: Fault[];
}

function readQuery(schemas: ContractSchemas, operation: Operation, c: HttpContext): Texts {
  const given = new URL(c.req.url).searchParams;
  const known = operation.parameters.filter((parameter) => parameter.in === 'query');
  const query = fromTexts(schemas, operation, 'query', (name) => {
    const texts = given.getAll(name);
    const isList = known.some((parameter) => parameter.name === name && !parameter.explode);
    return isList ? texts.flatMap((text) => text.split(',')) : texts;
  });
  for (const name of new Set(given.keys())) {
    if (ignoredParameters.has(name) || known.some((parameter) => parameter.name === name)) continue;
    query.faults.push({ path: [name], keyword: 'additionalProperties', params: {} });
  }
  return query;
}

function fromTexts(
  schemas: ContractSchemas,
  operation: Operation,
  place: Parameter['in'],
  textsOf: (name: string) => string[],
): Texts {
  const found: Texts = { values: {}, faults: [] };
  for (const parameter of operation.parameters) {
    if (parameter.in !== place) continue;
    const texts = textsOf(parameter.name);
    if (texts.length === 0) continue;
    const read = coerceAll(schemas, parameter.schema, texts);
    if (read) found.values[parameter.name] = read.value;
    else found.faults.push({ path: [parameter.name], keyword: 'repeated', params: {} });
  }
  return found;
}

function parametersSchema(operation: Operation, place: Parameter['in']): Tree {
  const parameters = operation.parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

interface FormParts extends InputReaderParts {
  readonly plan: MultipartPlan;
  readonly schema: Tree;
}

async function readForm(
  c: HttpContext,
  { schemas, files: store, plan, schema }: FormParts,
): Promise<Pick<RequestInput, 'body' | 'files'>> {
  if ((declaredLength(c) ?? 0) > plan.maxBytes) throw new Refusal(413, plan.tooLarge);
  const contentType = c.req.header('content-type') ?? '';
  const form = await readMultipart({ chunks: bodyOf(c), contentType, plan, store });
  try {
    const properties = isTree(plan.textSchema['properties']) ? plan.textSchema['properties'] : {};
    const body: Record<string, unknown> = {};
    const faults = [...form.faults];
    for (const [name, texts] of form.texts) {
      const read = coerceAll(schemas, properties[name] ?? {}, texts);
      if (read)
        Object.defineProperty(body, name, { value: read.value, enumerable: true, configurable: true, writable: true });
      else faults.push({ path: [name], keyword: 'repeated', params: {} });
    }
    for (const [name, rule] of plan.files) {
      if (rule.required && !form.files.has(name)) faults.push({ path: [name], keyword: 'required', params: {} });
    }
    const refused = new Set(faults.map(({ path }) => path[0]));
    const errors = faultyFields(schemas, plan.textSchema, { value: body, faults, messages: schema, instead: refused });
    if (Object.keys(errors).length > 0) throw invalid(errors);
    return { body, files: Object.fromEntries(form.files) };
  } catch (error) {
    await Promise.all([...form.files.values()].map((file) => file.discard()));
    throw error;
  }
}

function checked(schemas: ContractSchemas, schema: Tree, value: unknown): unknown {
  const errors = faultyFields(schemas, schema, { value, faults: [] });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return value;
}

interface Checked {
  readonly value: unknown;
  /** Found before, outside the schema. */
  readonly faults: readonly Fault[];
  /** The schema whose sentences are used, when it is another one. */
  readonly messages?: Tree;
  /** Fields of which the earlier faults say all: the schema would only call them missing. */
  readonly instead?: ReadonlySet<string | undefined>;
}

function faultyFields(
  schemas: ContractSchemas,
  schema: Tree,
  { value, faults, messages = schema, instead }: Checked,
): FieldErrors {
  const unsafe = unsafeFields(value);
  if (unsafe) return unsafe;
  const validate = schemas.forRequest(schema);
  const isValid = validate(value);
  const own = isValid ? [] : faultsOf(validate.errors ?? []).filter(({ path }) => instead?.has(path[0]) !== true);
  if (isValid && faults.length === 0 && blankFaults(schemas, schema, value).length === 0) return {};
  return fieldErrors(schemas, messages, { faults: [...faults, ...own], value });
}

import type { FileStore } from '../files/file-store.ts';
import { invalid, Refusal } from '../refusal.ts';
import { bodyOf, declaredLength, hasBody } from './body-source.ts';
import { coerceAll } from './coerce.ts';
import type { ContractSchemas } from './contract-schemas.ts';
import { checkBody, checkParameters } from './checked-value.ts';
import type { BodyRule } from './checked-value.ts';
import { isFields, type Fields, type Operation, type Parameter } from '@grt/sdk/document';
import type { Fault } from './field-faults.ts';
import type { HttpContext } from './http-env.ts';
import { readJsonBody } from './json-body.ts';
import { readMultipart } from './multipart-body.ts';
import type { UploadedFile } from './multipart-body.ts';
import { multipartPlan } from './multipart-plan.ts';
import type { MultipartPlan } from './multipart-plan.ts';

/** A valid request, typed per the document. */
interface RequestInput {
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly headers: Record<string, unknown>;
  /** Without its files. An absent optional body is `{}`. */
  readonly body: unknown;
  readonly files: Record<string, UploadedFile>;
}

/** Reads and validates the requests of one operation. */
export interface InputReader {
  /** Path, query and headers. @throws Refusal 422 */
  parameters(c: HttpContext): Omit<RequestInput, 'body' | 'files'>;
  /** The body. If it throws, no file is left behind; otherwise the caller must keep or discard the files.
   * @param rule - checks several fields together; its faults are reported along with those of single fields.
   * @throws Refusal 400, 408, 413, 415 or 422 */
  body(c: HttpContext, rule?: BodyRule): Promise<Pick<RequestInput, 'body' | 'files'>>;
}

export interface InputReaderParts {
  readonly schemas: ContractSchemas;
  readonly files: FileStore;
}

/** Query parameters that every call ignores: cache busters. */
const ignoredParameters = new Set(['_', 't']);

/** Creates an operation's reader. Its schemas are compiled at the first request. */
export function inputReader(operation: Operation, parts: InputReaderParts): InputReader {
  return {
    parameters(c) {
      const { schemas } = parts;
      const schemaOf = parameterSchemas(operation);
      const path = fromTexts(schemas, operation, 'path', (name) => [c.req.param(name) ?? '']);
      const query = readQuery(schemas, operation, c);
      const headers = fromTexts(schemas, operation, 'header', (name) => {
        const value = c.req.header(name);
        return value === undefined ? [] : [value];
      });
      const errors = {
        ...checkParameters(schemas, schemaOf.path, path),
        ...checkParameters(schemas, schemaOf.query, query),
        ...checkParameters(schemas, schemaOf.header, headers),
      };
      if (Object.keys(errors).length > 0) throw invalid(errors);
      return { path: path.value, query: query.value, headers: headers.value };
    },
    async body(c, rule) {
      const rules = operation.body;
      if (!rules) return { body: {}, files: {} };
      const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
      refuseEncoded(c);
      const isJson = type === 'application/json' || type.endsWith('+json');
      if ((!hasBody(c) && type !== 'multipart/form-data') || (rules.json && isJson)) {
        const found = hasBody(c) ? await readJsonBody(c) : undefined;
        if (!found && rules.required) throw new Refusal(400, 'The request has no body.');
        return {
          body: rightBody(parts.schemas, rules.json ?? {}, { value: found ? found.value : {}, rule }),
          files: {},
        };
      }
      if (rules.multipart && type === 'multipart/form-data') {
        const plan = planOf(parts.schemas, rules.multipart);
        return readForm(c, { ...parts, plan, schema: rules.multipart, rule });
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
  readonly value: Record<string, unknown>;
  readonly faults: Fault[];
}

function readQuery(schemas: ContractSchemas, operation: Operation, c: HttpContext): Texts {
  const given = new URL(c.req.url).searchParams;
  const known = operation.parameters.filter((parameter) => parameter.in === 'query');
  const query = fromTexts(schemas, operation, 'query', (name) => {
    const isList = known.some((parameter) => parameter.name === name && !parameter.explode);
    const texts = given.getAll(name).flatMap((text) => (isList ? text.split(',') : [text]));
    return texts.filter((text) => text !== ''); // an empty value counts as absent
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
  const found: Texts = { value: {}, faults: [] };
  for (const parameter of operation.parameters) {
    if (parameter.in !== place) continue;
    const texts = textsOf(parameter.name);
    if (texts.length === 0) continue;
    const read = coerceAll(schemas, parameter.schema, texts);
    if (read) found.value[parameter.name] = read.value;
    else found.faults.push({ path: [parameter.name], keyword: 'repeated', params: {} });
  }
  return found;
}

/** What is derived from the document is derived once, so that all servers of a process share what is compiled of it. */
const knownParameters = new WeakMap<Operation, Record<Parameter['in'], Fields>>();
const knownPlans = new WeakMap<Fields, MultipartPlan>();

function parameterSchemas(operation: Operation): Record<Parameter['in'], Fields> {
  const schemas = knownParameters.get(operation) ?? {
    path: parametersSchema(operation, 'path'),
    query: parametersSchema(operation, 'query'),
    header: parametersSchema(operation, 'header'),
  };
  knownParameters.set(operation, schemas);
  return schemas;
}

const noParameters: Fields = { type: 'object', properties: {} };

function parametersSchema(operation: Operation, place: Parameter['in']): Fields {
  const parameters = operation.parameters.filter((parameter) => parameter.in === place);
  if (parameters.length === 0) return noParameters;
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

function planOf(schemas: ContractSchemas, form: Fields): MultipartPlan {
  const plan = knownPlans.get(form) ?? multipartPlan(schemas, form);
  knownPlans.set(form, plan);
  return plan;
}

interface FormParts extends InputReaderParts {
  readonly plan: MultipartPlan;
  readonly schema: Fields;
  readonly rule: BodyRule | undefined;
}

async function readForm(
  c: HttpContext,
  { schemas, files: store, plan, schema, rule }: FormParts,
): Promise<Pick<RequestInput, 'body' | 'files'>> {
  if ((declaredLength(c) ?? 0) > plan.maxBytes) throw new Refusal(413, plan.tooLarge);
  const contentType = c.req.header('content-type') ?? '';
  const form = await readMultipart({ chunks: bodyOf(c), contentType, plan, store });
  try {
    const properties = isFields(plan.textSchema['properties']) ? plan.textSchema['properties'] : {};
    const body: Record<string, unknown> = {};
    const faults = [...form.faults];
    for (const [name, texts] of form.texts) {
      const read = coerceAll(schemas, properties[name] ?? {}, texts);
      if (read)
        Object.defineProperty(body, name, { value: read.value, enumerable: true, configurable: true, writable: true });
      else faults.push({ path: [name], keyword: 'repeated', params: {} });
    }
    for (const [name, { required }] of plan.files) {
      if (required && !form.files.has(name)) faults.push({ path: [name], keyword: 'required', params: {} });
    }
    const { value, errors } = checkBody(schemas, plan.textSchema, { value: body, faults, messages: schema, rule });
    if (Object.keys(errors).length > 0) throw invalid(errors);
    return { body: value, files: Object.fromEntries(form.files) };
  } catch (error) {
    await Promise.all([...form.files.values()].map((file) => file.discard()));
    throw error;
  }
}

function rightBody(
  schemas: ContractSchemas,
  schema: Fields,
  given: { readonly value: unknown; readonly rule: BodyRule | undefined },
): unknown {
  const { value, errors } = checkBody(schemas, schema, given);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return value;
}

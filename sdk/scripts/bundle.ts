/**
 * Builds `openapi.yaml` from the files in `openapi/`: `shared.yaml` with what does not belong to a noun, and a file for
 * each tag with the paths and components of its noun (`domains.yaml`; a second file of the same tag is called
 * `bidding.market.yaml`).
 *
 * - References stay `#/components/…`, whichever file they point into.
 * - Anchors and aliases work within a file. The bundled document has none.
 * - `{ $example: Feed }` in an example becomes the first example of the schema Feed, from whichever file.
 * - Every operation gets its standard refusals, their codes, and the headers of its replies (standard-refusals.ts,
 *   standard-codes.ts, standard-headers.ts), and choices in replies are marked as open (open-enums.ts); calls to receivers (`webhooks`) have none of ours.
 * - Bodies of requests get our formats as patterns, and what fields demand of each other (standard-patterns.ts).
 */
import { fillExamples } from './bundle-examples.ts';
import { readSource, type ContractSource, type SourceText } from './bundle-source.ts';
import {
  DocumentError,
  fieldsOf,
  isFields,
  listOf,
  optionalFields,
  textOf,
  textsOf,
  writtenOperations,
  type Fields,
} from '../src/contract/document/index.ts';
import { withOpenEnums } from './open-enums.ts';
import { withStandardCodes } from './standard-codes.ts';
import { sharedHeaders, withStandardHeaders } from './standard-headers.ts';
import { withStandardPatterns } from './standard-patterns.ts';
import { withStandardRefusals } from './standard-refusals.ts';

const sharedName = 'shared';
const ownSections = new Set(['components', 'paths', 'webhooks']);

/** Combines the files into one document.
 * @throws DocumentError with file and line where a file is not valid, two files define the same, one refers to
 * something missing, or a component is never used. */
export function bundle(texts: readonly SourceText[]): Fields {
  const sources = texts.map(readSource);
  const shared = sources.find(({ tag }) => tag === sharedName);
  if (!shared) throw new DocumentError('openapi/shared.yaml is missing');
  const order = [sharedName, ...tagsOf(shared)];
  const files = sources.toSorted((one, other) => order.indexOf(one.tag) - order.indexOf(other.tag));
  for (const file of files) checkFile(file, order);
  const sections = new Set(
    files.flatMap(({ content }) => Object.keys(optionalFields(content['components'], 'components'))),
  );
  const merged = {
    ...shared.content,
    components: withSharedHeaders(
      Object.fromEntries([...sections].map((section) => [section, merge(files, ['components', section])])),
    ),
    paths: withStandards(merge(files, ['paths']), errorCodesOf(shared)),
    ...(files.some(({ content }) => content['webhooks'] !== undefined) ? { webhooks: merge(files, ['webhooks']) } : {}),
  };
  checkPointers(files, merged);
  checkUse(files, merged);
  return withStandardPatterns(withOpenEnums(fillExamples(merged)));
}

function tagsOf(shared: ContractSource): readonly string[] {
  const tags: readonly unknown[] = Array.isArray(shared.content['tags']) ? shared.content['tags'] : [];
  return tags.map((tag) => textOf(fieldsOf(tag, `${shared.name}: tags`)['name'], `${shared.name}: tags`));
}

function checkFile(file: ContractSource, tags: readonly string[]): void {
  if (!tags.includes(file.tag)) throw new DocumentError(`${file.name}: openapi/shared.yaml has no tag ${file.tag}`);
  if (file.tag === sharedName) return;
  const foreign = Object.keys(file.content).find((key) => !ownSections.has(key));
  if (foreign !== undefined)
    throw new DocumentError(`${file.place([foreign])}: ${foreign} belongs in openapi/shared.yaml`);
  for (const { path, method, operation } of writtenOperations(file.content)) {
    const place = file.place(['paths', path, method]);
    if (textsOf(operation['tags'], place).some((tag) => tag !== file.tag)) {
      throw new DocumentError(
        `${place}: ${method} ${path} has another tag than ${file.tag}, so it belongs in another file`,
      );
    }
  }
}

function merge(files: readonly ContractSource[], path: readonly string[]): Fields {
  const places = new Map<string, string>();
  const found: Record<string, unknown> = {};
  for (const file of files) {
    for (const [name, value] of Object.entries(sectionOf(file, path))) {
      const place = file.place([...path, name]);
      const other = places.get(name);
      if (other !== undefined) throw new DocumentError(`${place}: ${name} is already defined in ${other}`);
      places.set(name, place);
      found[name] = value;
    }
  }
  return found;
}

function sectionOf(file: ContractSource, path: readonly string[]): Fields {
  let section = file.content;
  for (const step of path) section = optionalFields(section[step], `${file.name}: ${path.join('.')}`);
  return section;
}

function withSharedHeaders(components: Fields): Fields {
  return { ...components, responses: sharedHeaders(fieldsOf(components['responses'], 'components.responses')) };
}

/** The values of the schema ErrorCode. */
function errorCodesOf({ content }: ContractSource): readonly string[] {
  const schemas = optionalFields(optionalFields(content['components'], 'components')['schemas'], 'schemas');
  return textsOf(optionalFields(schemas['ErrorCode'], 'ErrorCode')['enum'], 'ErrorCode');
}

function withStandards(paths: Fields, errorCodes: readonly string[]): Fields {
  const changed: Record<string, Record<string, unknown>> = {};
  const written = [...writtenOperations({ paths })];
  const edited = new Set<unknown>(
    written.map(({ operation }) => operation['x-edits']).filter((name) => name !== undefined),
  );
  for (const { path, item, method, operation } of written) {
    const complete = withStandardCodes(path, withStandardRefusals(path, withCondition(path, operation)), errorCodes);
    const isEdited = edited.delete(operation['operationId']);
    changed[path] = { ...item, ...changed[path], [method]: withStandardHeaders(path, complete, isEdited) };
  }
  if (edited.size > 0) throw new DocumentError(`x-edits: there is no ${[...edited].join(', ')}`);
  return changed;
}

/** Adds `If-Match` to an operation that edits what another one shows. */
function withCondition(path: string, operation: Fields): Fields {
  if (operation['x-edits'] === undefined) return operation;
  const parameters = listOf(operation['parameters'], path);
  return { ...operation, parameters: [...parameters, { $ref: '#/components/parameters/IfMatch' }] };
}

function checkPointers(files: readonly ContractSource[], document: Fields): void {
  const components = fieldsOf(document['components'], 'components');
  for (const { kind, target, place } of files.flatMap(({ pointers }) => pointers)) {
    const [, section, name] =
      kind === '$ref' ? (/^#\/components\/(\w+)\/(\w+)$/.exec(target) ?? []) : ['', 'schemas', target];
    const found = section === undefined ? undefined : optionalFields(components[section], section)[name ?? ''];
    if (found === undefined) throw new DocumentError(`${place}: there is no ${target}`);
    if (kind === '$example' && !Array.isArray(fieldsOf(found, place)['examples'])) {
      throw new DocumentError(`${place}: the schema ${target} has no example`);
    }
  }
}

function checkUse(files: readonly ContractSource[], document: Fields): void {
  const components = fieldsOf(document['components'], 'components');
  const used = new Set<string>();
  collect(document['paths'], components, used);
  collect(document['webhooks'], components, used);
  for (const file of files) {
    for (const [section, entries] of Object.entries(optionalFields(file.content['components'], 'components'))) {
      if (section === 'securitySchemes') continue;
      const unused = Object.keys(fieldsOf(entries, section)).find(
        (name) => !used.has(`#/components/${section}/${name}`),
      );
      if (unused === undefined) continue;
      throw new DocumentError(`${file.place(['components', section, unused])}: nothing uses ${unused}`);
    }
  }
}

/** Adds every reference in a value, and in what they refer to. */
function collect(value: unknown, components: Fields, used: Set<string>): void {
  if (Array.isArray(value)) for (const entry of value) collect(entry, components, used);
  if (!isFields(value)) return;
  const target = value['$ref'];
  if (typeof target === 'string' && !used.has(target)) {
    used.add(target);
    const [, , section = '', name = ''] = target.split('/');
    collect(optionalFields(components[section], section)[name], components, used);
  }
  for (const entry of Object.values(value)) collect(entry, components, used);
}

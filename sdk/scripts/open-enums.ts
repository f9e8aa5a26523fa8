import { fieldsOf, isFields, optionalFields, type Fields } from '../src/contract/document/index.ts';

/** Marks with `x-open-enum` every choice of texts that a reply can have: more may be added within a major version.
 * One that a source marks with `x-open-enum: false` stays as it is for good. */
export function withOpenEnums(document: Fields): Fields {
  const components = fieldsOf(document['components'], 'components');
  const sent = new Set<string>();
  collectSchemas([document['paths'], components['responses']], components, sent);
  const schemas = Object.entries(optionalFields(components['schemas'], 'components.schemas'));
  const marked = schemas.map(([name, schema]): [string, unknown] => [name, sent.has(name) ? opened(schema) : schema]);
  return {
    ...document,
    components: {
      ...components,
      schemas: Object.fromEntries(marked),
      responses: opened(components['responses']),
    },
    paths: inReplies(document['paths'], opened),
  };
}

/** Collects the names of the schemas that replies refer to. */
function collectSchemas(values: readonly unknown[], components: Fields, found: Set<string>): void {
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const entry of value) visit(entry);
    if (!isFields(value)) return;
    const [, , section = '', name = ''] = typeof value['$ref'] === 'string' ? value['$ref'].split('/') : [];
    if (section === 'schemas' && !found.has(name)) {
      found.add(name);
      visit(optionalFields(components[section], section)[name]);
    }
    for (const entry of Object.values(value)) visit(entry);
  };
  const [paths, ...shared] = values;
  for (const value of shared) visit(value);
  inReplies(paths, (replies) => (visit(replies), replies));
}

/** Applies a function to the replies of every operation. */
function inReplies(value: unknown, change: (replies: unknown) => unknown): unknown {
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      name === 'responses' ? change(entry) : inReplies(entry, change),
    ]),
  );
}

function opened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(opened);
  if (!isFields(value)) return value;
  const inner = Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, name.startsWith('example') ? entry : opened(entry)]),
  );
  const texts: readonly unknown[] = Array.isArray(value['enum']) ? value['enum'] : [];
  const isChoice = texts.filter((text) => typeof text === 'string').length > 1;
  return isChoice && value['x-open-enum'] === undefined ? { ...inner, 'x-open-enum': true } : inner;
}

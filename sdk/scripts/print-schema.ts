import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import {
  fieldsOf,
  isBinary,
  isFields,
  textOf,
  writtenOperations,
  type Fields,
} from '../src/contract/document/index.ts';

/** Prints the types of the document that are imported: `operations` with their successes, `components`, and every
 * component schema by its own name. Refusals are omitted: they are all an Error. */
export async function printSchema(document: Fields): Promise<string> {
  const { webhooks: _, ...called } = document; // calls to others: of them, only the schemas are imported
  const read = withoutExamples(withoutRefusals(called));
  const nodes = await openapiTS(
    { ...read, openapi: textOf(document['openapi'], 'openapi'), info: infoOf(document) },
    {
      immutable: true,
      // Otherwise a default in the document would make a field required in a request.
      defaultNonNullable: false,
      rootTypes: true,
      rootTypesNoSchemaPrefix: true,
      rootTypesKeepCasing: true,
      silent: true,
      inject: "import type { FileContent, FileSource } from './file-source.ts';",
      transform(schema, { path }) {
        if (!isBinary(fieldsOf(schema, 'schema'))) return undefined;
        const inReply = path?.includes('/responses/') === true;
        return ts.factory.createTypeReferenceNode(inReply ? 'FileContent' : 'FileSource');
      },
    },
  );
  const schemas = fieldsOf(fieldsOf(document['components'], 'components')['schemas'], 'schemas');
  const names = new Set(['operations', 'components', ...Object.keys(schemas)]);
  return `${notice}${astToString(nodes.filter((node) => !isTypeNotIn(names, node)))}`;
}

function isTypeNotIn(names: ReadonlySet<string>, node: ts.Node): boolean {
  return (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) && !names.has(node.name.text);
}

function withoutRefusals(document: Fields): Fields {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { path, item, method, operation } of writtenOperations(document)) {
    const replies = Object.entries(fieldsOf(operation['responses'], `${method} ${path}`));
    const responses = Object.fromEntries(replies.filter(([status]) => /^[123]/.test(status)));
    paths[path] = { ...item, ...paths[path], [method]: { ...operation, responses } };
  }
  return { ...document, paths };
}

/** Whole examples would bury the description of a type. A property may still be called example. */
function withoutExamples(fields: Fields, areProperties = false): Fields {
  const kept = Object.entries(fields).filter(([name]) => areProperties || (name !== 'example' && name !== 'examples'));
  return Object.fromEntries(
    kept.map(([name, value]) => [name, withoutExamplesIn(value, name === 'properties' && !areProperties)]),
  );
}

function withoutExamplesIn(value: unknown, areProperties: boolean): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => withoutExamplesIn(entry, false));
  return isFields(value) ? withoutExamples(value, areProperties) : value;
}

/** First line of every generated file. */
export const notice = '// Generated from openapi.yaml by `npm run generate`. Do not edit.\n';

function infoOf(document: Fields): { title: string; version: string } {
  const info = fieldsOf(document['info'], 'info');
  return { ...info, title: textOf(info['title'], 'title'), version: textOf(info['version'], 'version') };
}

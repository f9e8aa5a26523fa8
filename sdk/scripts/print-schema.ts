import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { fieldsOf, isFields, textOf, type Fields } from './document.ts';
import { isBinary } from './operation-model.ts';

/** Prints the types of the document: `operations`, `components`, and every component schema by its own name. */
export async function printSchema(document: Fields): Promise<string> {
  const nodes = await openapiTS(
    { ...withoutExamples(document), openapi: textOf(document['openapi'], 'openapi'), info: infoOf(document) },
    {
      immutable: true,
      // Else a default in the document makes a field required in a request.
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
  return `${notice}${astToString(nodes)}`;
}

/** Whole examples would bury the description of a type. A property may be called example all the same. */
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

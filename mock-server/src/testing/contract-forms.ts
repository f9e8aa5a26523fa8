import { contractSchemas } from '../core/http/contract-schemas.ts';
import { isFields, type ApiDocument, type Fields, type Operation } from '@grt/sdk/document';

/** One body that an operation takes: what the contract says about its fields, and a right one. */
export interface ContractForm {
  readonly operation: Operation;
  readonly kind: 'json' | 'multipart';
  /** The schema of each field, with its reference followed. */
  readonly properties: Readonly<Record<string, Fields>>;
  /** A body that is taken, without its files. */
  readonly example: Fields;
}

/** Every body of the contract. */
export function contractForms(document: ApiDocument): readonly ContractForm[] {
  const schemas = contractSchemas(document);
  return document.operations.flatMap((operation) =>
    (['json', 'multipart'] as const).flatMap((kind) => {
      const schema = operation.body?.[kind];
      if (!schema) return [];
      const known = schemas.resolve(schema)['properties'];
      const properties = Object.fromEntries(
        Object.entries(isFields(known) ? known : {}).map(([name, property]) => [name, schemas.resolve(property)]),
      );
      return [{ operation, kind, properties, example: exampleOf(document, operation, kind) }];
    }),
  );
}

function exampleOf(document: ApiDocument, { path, method }: Operation, kind: 'json' | 'multipart'): Fields {
  let found: unknown = document.root['paths'];
  const type = kind === 'json' ? 'application/json' : 'multipart/form-data';
  for (const step of [path, method, 'requestBody', 'content', type, 'example'])
    found = isFields(found) ? found[step] : {};
  const example = isFields(found) && Object.keys(found).length > 0 ? found : feedExample(path);
  const files = Object.entries(example).filter(([, value]) => typeof value === 'string' && value.startsWith('('));
  return Object.fromEntries(Object.entries(example).filter(([name]) => !files.some(([file]) => file === name)));
}

/** Forms with a file of a feed have no example of their own. */
function feedExample(path: string): Fields {
  if (path.endsWith('/validate')) return {};
  const feed = { feed_name: 'Clips', category: 'girls', domain_id: 1 };
  return path === '/admin/feeds' || path === '/admin/feeds/upload' ? { ...feed, client_id: 1 } : feed;
}

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readDocument, type ApiDocument } from '@grt/sdk/document';

/** The contract's location in a checkout. */
const documentPath = fileURLToPath(new URL('../../../../openapi.yaml', import.meta.url));

const loaded = new Map<string, Promise<ApiDocument>>();

/** Reads the contract from its file, once per process.
 * @throws Error when the file is absent or is not valid YAML; DocumentError when it is not a document. */
export function loadDocument(path = documentPath): Promise<ApiDocument> {
  const known = loaded.get(path);
  if (known) return known;
  const loading = readFile(path, 'utf8').then(readDocument);
  loaded.set(path, loading);
  return loading;
}

/** The strings in a list; an empty list for anything else. */
export function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];
}

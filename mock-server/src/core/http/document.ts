import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readDocument, type ApiDocument } from '@grt/sdk/document';
import { isPackaged } from '../program.ts';

/** The contract's location in a checkout. */
const documentPath = fileURLToPath(new URL('../../../../openapi.yaml', import.meta.url));

const loaded = new Map<string, Promise<ApiDocument>>();

/** What the file says, as JSON: a built server has it beside the file, because parsing YAML is half of its start. */
const parsedPath = isPackaged ? documentPath.replace(/yaml$/, 'json') : undefined;

/** Reads the contract from its file, once per process.
 * @throws Error when the file is absent or is not valid YAML; DocumentError when it is not a document. */
export function loadDocument(path = documentPath): Promise<ApiDocument> {
  const known = loaded.get(path);
  if (known) return known;
  const loading = read(path);
  loaded.set(path, loading);
  return loading;
}

async function read(path: string): Promise<ApiDocument> {
  const text = await readFile(path, 'utf8');
  if (path !== documentPath || parsedPath === undefined) return readDocument(text);
  return readDocument(text, JSON.parse(await readFile(parsedPath, 'utf8')));
}

/** The strings in a list; an empty list for anything else. */
export function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];
}

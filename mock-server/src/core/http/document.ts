import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDocument, type ApiDocument } from '@grt/sdk/document';
import { isPackaged } from '../program.ts';

/** The contract's location in a checkout. */
const documentPath = fileURLToPath(new URL('../../../../openapi.yaml', import.meta.url));

const loaded = new Map<string, Promise<ApiDocument>>();

/** What the file says, as JSON: a built server has it beside the file, because parsing YAML is half of its start. */
const parsedPath = isPackaged ? documentPath.replace(/yaml$/, 'json') : undefined;

/** Where a checkout keeps that for the next process. */
const keptPath = fileURLToPath(new URL('../../../../.cache/openapi.json', import.meta.url));

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
  if (path !== documentPath) return readDocument(text);
  if (parsedPath === undefined) return readOnce(text, keptPath);
  return readDocument(text, JSON.parse(await readFile(parsedPath, 'utf8')));
}

/** Reads the contract from its text, of which only the first process parses the YAML.
 * @param path - where it keeps what the text says, below the text's hash */
export async function readOnce(text: string, path: string): Promise<ApiDocument> {
  const hash = createHash('sha256').update(text).digest('hex');
  const [keptHash, json] = (await readFile(path, 'utf8').catch(() => '')).split('\n');
  if (keptHash === hash && json !== undefined) return readDocument(text, JSON.parse(json));
  const document = readDocument(text);
  await keep(path, `${hash}\n${JSON.stringify(document.root)}`).catch(() => undefined); // A folder may be read-only.
  return document;
}

/** Other processes read the file at any time, so it is never seen half written. */
async function keep(path: string, text: string): Promise<void> {
  const own = `${path}.${String(process.pid)}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(own, text);
  await rename(own, path);
}

/** The strings in a list; an empty list for anything else. */
export function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];
}

import type { FileSource } from '../contract/file-source.ts';
import { isRecord } from './json-value.ts';
import type { FlatInput, OperationRow } from '../contract/operation-row.ts';

/** One entry of a form. */
export type FormEntry = readonly [name: string, value: string | FileSource];

/** What goes into the body. */
export type BodyPlan =
  | { readonly kind: 'none' }
  | { readonly kind: 'json'; readonly fields: FlatInput }
  | { readonly kind: 'form'; readonly fields: FlatInput; readonly entries: readonly FormEntry[] };

/** A flat input sorted into path, query and body. */
export interface RequestParts {
  /** Including the query. */
  readonly path: string;
  readonly body: BodyPlan;
}

/** Puts each field where its operation expects it. Fields that are undefined are omitted.
 * @throws TypeError for a missing path parameter, and one that would lead to another path: a bug in the caller. */
export function requestParts(row: OperationRow, input: FlatInput): RequestParts {
  const rest: Record<string, unknown> = {};
  let { path } = row;
  let query = '';
  for (const name in input) {
    const value = input[name];
    if (value === undefined) continue;
    const place = `{${name}}`;
    if (path.includes(place)) path = path.replace(place, plainText(name, value, /^\.{0,2}$|\p{Cs}/u));
    else if (row.query?.includes(name) === true) query += queryText(name, value);
    else rest[name] = value;
  }
  const [, missing] = /\{(\w+)/.exec(path) ?? [];
  if (missing !== undefined) throw new TypeError(`${row.path} needs ${missing}`);
  if (query !== '' && !path.includes('?')) query = `?${query.slice(1)}`;
  return { path: path + query, body: bodyPlan(row, rest) };
}

/** An array becomes one parameter per value. A query has no null. */
function queryText(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((entry) => queryText(name, entry)).join('');
  return value === null ? '' : `&${encodeURIComponent(name)}=${plainText(name, value)}`;
}

/** Anything but text, a number, or a boolean has more than one form: a date, for example.
 * @param unfit - texts that no address can have; a path, none that lead to another one */
function plainText(name: string, value: unknown, unfit = /\p{Cs}/u): string {
  const text = String(value);
  const isPlain = typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
  if (!isPlain || unfit.test(text)) throw new TypeError(`${name} cannot be '${text}'`);
  return encodeURIComponent(text);
}

function bodyPlan({ body, files = {} }: OperationRow, fields: FlatInput): BodyPlan {
  if (body === undefined) return { kind: 'none' };
  const hasFile = Object.keys(files).some((name) => fields[name] !== undefined);
  if (body === 'json' || (body === 'either' && !hasFile)) {
    return { kind: 'json', fields };
  }
  return { kind: 'form', fields, entries: Object.entries(fields).flatMap(([name, value]) => formEntries(name, value)) };
}

/** Numbers and booleans are sent as text, arrays as one entry per value, objects as JSON. A form has no null. */
function formEntries(name: string, value: unknown): readonly FormEntry[] {
  if (value === null) return [];
  if (Array.isArray(value)) return value.flatMap((entry) => formEntries(name, entry));
  if (isFileSource(value)) return [[name, value]];
  return [[name, textOf(value)]];
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}

/** Whether a value is a file: a Blob, or anything that can be opened as a stream. */
export function isFileSource(value: unknown): value is FileSource {
  return isRecord(value) && (isBlob(value) || typeof value['stream'] === 'function');
}

/** Also true for a Blob from another window or from jsdom, which is not an instance of ours and may lack `stream`. */
export function isBlob(value: object): value is Blob {
  const { arrayBuffer, size }: Partial<Blob> = value;
  return typeof arrayBuffer === 'function' && size !== undefined;
}

/** Whether a body can be sent a second time. */
export function isReplayable(body: BodyPlan): boolean {
  if (body.kind !== 'form') return true;
  return body.entries.every(([, value]) => typeof value === 'string' || isBlob(value) || value.replayable !== false);
}

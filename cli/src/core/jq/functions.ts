import { compare, isArray, isObject, isTrue, typeOf, type Json } from './json-value.ts';
import { QueryError } from './query-error.ts';

/** Functions of the value only. */
export const plainFunctions: Readonly<Record<string, (value: Json) => Json>> = {
  not: (value) => !isTrue(value),
  type: typeOf,
  length: lengthOf,
  keys: (value) => (isArray(value) ? [...value.keys()] : Object.keys(objectOf(value, 'keys')).sort()),
  values: (value) => value,
  add: (value) => entriesOf(value, 'add').reduce<Json>((sum, entry) => plus(sum, entry), null),
  any: (value) => listOf(value, 'any').some(isTrue),
  all: (value) => listOf(value, 'all').every(isTrue),
  first: (value) => listOf(value, 'first')[0] ?? null,
  last: (value) => listOf(value, 'last').at(-1) ?? null,
  reverse: (value) => listOf(value, 'reverse').toReversed(),
  sort: (value) => listOf(value, 'sort').toSorted(compare),
  unique: (value) => unique(listOf(value, 'unique')),
  min: (value) => listOf(value, 'min').toSorted(compare)[0] ?? null,
  max: (value) => listOf(value, 'max').toSorted(compare).at(-1) ?? null,
  flatten: (value) => flat(listOf(value, 'flatten')),
  tostring: shownText,
  tojson: (value) => JSON.stringify(value),
  fromjson: (value) => parsed(textOf(value, 'fromjson')),
  tonumber: numberOf,
  floor: (value) => Math.floor(numberOf(value)),
  round: (value) => Math.round(numberOf(value)),
  ascii_downcase: (value) => textOf(value, 'ascii_downcase').toLowerCase(),
  ascii_upcase: (value) => textOf(value, 'ascii_upcase').toUpperCase(),
  to_entries: (value) => Object.entries(objectOf(value, 'to_entries')).map(([key, entry]) => ({ key, value: entry })),
  from_entries: (value) => fromEntries(listOf(value, 'from_entries')),
  fromdate: (value) => secondsOf(textOf(value, 'fromdate')),
  todate: (value) => `${new Date(numberOf(value) * 1000).toISOString().slice(0, 19)}Z`,
  '@text': (value) => shownText(value),
  '@json': (value) => JSON.stringify(value),
  '@base64': (value) => Buffer.from(shownText(value)).toString('base64'),
  '@base64d': (value) => Buffer.from(textOf(value, '@base64d'), 'base64').toString(),
  '@uri': (value) => encodeURIComponent(shownText(value)).replaceAll(/[!'()*]/g, percentEncoded),
  '@html': (value) => shownText(value).replaceAll(/[<>&'"]/g, (sign) => htmlEscapes[sign] ?? sign),
  '@sh': (value) => (isArray(value) ? value : [value]).map(shellText).join(' '),
  '@csv': (value) => listOf(value, '@csv').map(csvCell).join(','),
  '@tsv': (value) => listOf(value, '@tsv').map(tsvCell).join('\t'),
};

/** Functions of the value and one argument, which is evaluated first. */
export const pairFunctions: Readonly<Record<string, (value: Json, other: Json) => Json>> = {
  has: (value, name) =>
    isArray(value) ? numberOf(name) < value.length : Object.hasOwn(objectOf(value, 'has'), textOf(name, 'has')),
  join: (value, separator) =>
    listOf(value, 'join')
      .map((entry) => (entry === null ? '' : typeof entry === 'string' ? entry : JSON.stringify(entry)))
      .join(textOf(separator, 'join')),
  split: (value, separator) => textOf(value, 'split').split(textOf(separator, 'split')),
  startswith: (value, start) => textOf(value, 'startswith').startsWith(textOf(start, 'startswith')),
  endswith: (value, end) => textOf(value, 'endswith').endsWith(textOf(end, 'endswith')),
  contains: contains,
  ltrimstr: (value, start) =>
    typeof value === 'string' && typeof start === 'string' && value.startsWith(start)
      ? value.slice(start.length)
      : value,
  rtrimstr: (value, end) =>
    typeof value === 'string' && typeof end === 'string' && end !== '' && value.endsWith(end)
      ? value.slice(0, -end.length)
      : value,
  index: (value, part) => positionsOf(value, part)[0] ?? null,
  rindex: (value, part) => positionsOf(value, part).at(-1) ?? null,
};

/** Functions that take a query; they are evaluated in evaluate.ts. */
const queryFunctions = {
  select: [1],
  map: [1],
  map_values: [1],
  sort_by: [1],
  group_by: [1],
  unique_by: [1],
  min_by: [1],
  max_by: [1],
  with_entries: [1],
  limit: [2],
  range: [1, 2, 3],
  del: [1],
  test: [1, 2],
  sub: [2, 3],
  gsub: [2, 3],
  now: [0],
  env: [0],
  any: [0, 1],
  all: [0, 1],
  first: [0, 1],
  empty: [0],
} as const;

/** How many arguments each function takes. */
export const arities: Readonly<Record<string, readonly number[]>> = {
  ...Object.fromEntries(Object.keys(plainFunctions).map((name) => [name, [0]])),
  ...Object.fromEntries(Object.keys(pairFunctions).map((name) => [name, [1]])),
  ...queryFunctions,
};

/** A list, or the reason it is not one. */
export function listOf(value: Json, what: string): readonly Json[] {
  if (isArray(value)) return value;
  throw new QueryError(`${what} needs an array, not ${described(value)}`);
}

/** The entries of a list, or the values of an object. */
export function entriesOf(value: Json, what: string): readonly Json[] {
  if (isArray(value)) return value;
  if (isObject(value)) return Object.values(value);
  throw new QueryError(`${what} needs an array or an object, not ${described(value)}`);
}

/** An object, or the reason it is not one. */
export function objectOf(value: Json, what: string): { readonly [name: string]: Json } {
  if (isObject(value)) return value;
  throw new QueryError(`${what} needs an object, not ${described(value)}`);
}

/** The type of a value and how it starts, for messages. */
export function described(value: Json): string {
  const text = JSON.stringify(value);
  return `${typeOf(value)} (${text.length <= 30 ? text : `${text.slice(0, 30)}…`})`;
}

/** `+`: adds numbers, concatenates strings and lists, merges objects with the second taking precedence. */
export function plus(left: Json, right: Json): Json {
  if (left === null) return right;
  if (right === null) return left;
  if (typeof left === 'number' && typeof right === 'number') return left + right;
  if (typeof left === 'string' && typeof right === 'string') return left + right;
  if (isArray(left) && isArray(right)) return [...left, ...right];
  if (isObject(left) && isObject(right)) return { ...left, ...right };
  throw new QueryError(`${described(left)} and ${described(right)} cannot be added`);
}

/** An object of `{key, value}` entries. */
export function fromEntries(entries: readonly Json[]): Json {
  return Object.fromEntries(
    entries.map((entry): [string, Json] => {
      const { key, name, value = null } = objectOf(entry, 'from_entries');
      const called = key ?? name ?? null;
      return [typeof called === 'string' ? called : JSON.stringify(called), value];
    }),
  );
}

function lengthOf(value: Json): number {
  if (value === null) return 0;
  if (typeof value === 'string') return Array.from(value).length;
  if (typeof value === 'number') return Math.abs(value);
  return entriesOf(value, 'length').length;
}

function unique(list: readonly Json[]): readonly Json[] {
  const sorted = list.toSorted(compare);
  return sorted.filter((entry, at) => at === 0 || compare(entry, sorted[at - 1] ?? null) !== 0);
}

function flat(list: readonly Json[]): readonly Json[] {
  return list.flatMap((entry) => (isArray(entry) ? flat(entry) : [entry]));
}

function contains(value: Json, part: Json): boolean {
  if (typeof value === 'string' && typeof part === 'string') return value.includes(part);
  if (isArray(value) && isArray(part)) {
    return part.every((wanted) => value.some((entry) => typeOf(entry) === typeOf(wanted) && contains(entry, wanted)));
  }
  if (isObject(value) && isObject(part)) {
    return Object.entries(part).every(([name, wanted]) => contains(value[name] ?? null, wanted));
  }
  return compare(value, part) === 0;
}

/** A text, or the reason it is not one. */
export function textOf(value: Json, what: string): string {
  if (typeof value === 'string') return value;
  throw new QueryError(`${what} needs a string, not ${described(value)}`);
}

function numberOf(value: Json): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number === 'number' && !Number.isNaN(number)) return number;
  throw new QueryError(`${described(value)} is not a number`);
}

function shownText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** Seconds since 1970 of a time as the platform sends it, with or without fractions. */
function secondsOf(time: string): number {
  const ms = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/.test(time) ? Date.parse(time) : Number.NaN;
  if (Number.isNaN(ms)) throw new QueryError(`fromdate needs a time such as 2026-11-20T14:05:09Z, not "${time}"`);
  return Math.floor(ms / 1000);
}

/** Where a part begins in a text, in characters, or in a list. */
function positionsOf(value: Json, part: Json): readonly number[] {
  if (value === null) return [];
  if (isArray(value)) {
    const wanted = isArray(part) ? part : [part];
    if (wanted.length === 0) return [];
    return [...value.keys()].filter((at) => compare(value.slice(at, at + wanted.length), wanted) === 0);
  }
  const characters = Array.from(textOf(value, 'index'));
  const wanted = Array.from(textOf(part, 'index'));
  if (wanted.length === 0) return [];
  return [...characters.keys()].filter((at) => wanted.every((character, i) => characters[at + i] === character));
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    throw new QueryError('fromjson: not valid JSON', { cause: error });
  }
}

function csvCell(value: Json): string {
  return typeof value === 'string' ? `"${value.replaceAll('"', '""')}"` : plainCell(value);
}

function tsvCell(value: Json): string {
  return plainCell(value).replaceAll(/[\\\t\r\n]/g, (letter) => tsvEscapes[letter] ?? letter);
}

const tsvEscapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\r': '\\r', '\n': '\\n' };

const htmlEscapes: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  "'": '&#39;',
  '"': '&quot;',
};

/** A text in quotes, as every POSIX shell reads it back. */
function shellText(value: Json): string {
  if (isArray(value) || isObject(value)) throw new QueryError(`@sh cannot take ${described(value)}`);
  return typeof value === 'string' ? `'${value.replaceAll("'", String.raw`'\''`)}'` : JSON.stringify(value);
}

function plainCell(value: Json): string {
  if (value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

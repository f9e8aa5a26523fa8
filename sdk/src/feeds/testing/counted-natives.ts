/** Characters, bytes, and entries that native functions have visited. */
export interface VisitCounter {
  visited: number;
}

/** The global object of a realm. */
export type Realm = Readonly<Record<string, object>>;

type Native = (...values: unknown[]) => unknown;

/** What one call visits.
 * @param self - what the method is called on.
 * @param result - undefined if the call failed. */
type Cost = (self: unknown, values: readonly unknown[], result: unknown) => number;

type Costs = Readonly<Record<string, Readonly<Record<string, Cost>>>>;

/** Number of characters, bytes, or entries; 1 for anything else. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 1;
  if ('byteLength' in value) return Number(value.byteLength);
  return 'length' in value ? Number(value.length) : 1;
}

const ofSelf: Cost = (self) => sizeOf(self);
const ofResult: Cost = (_, __, result) => sizeOf(result);
/** The first value alone: a function that serves as a callback gets more than it looks at. */
const ofFirst: Cost = (_, [value]) => sizeOf(value);
const ofKeys: Cost = (_, values) => values.reduce<number>((sum, value) => sum + Object.keys(value ?? {}).length, 0);
const ofTrimming: Cost = (self, _, result) => 1 + sizeOf(self) - sizeOf(result);

/** From the start of a search to the end of what it found, or of everything. */
function distance(self: unknown, [sought, from = 0]: readonly unknown[], found: number): number {
  return Math.max(1, (found === -1 ? sizeOf(self) : found + sizeOf(sought)) - Number(from));
}

const ofSearch: Cost = (self, values, found) => distance(self, values, Number(found));
const ofSearchBackward: Cost = (self, _, found) => 1 + sizeOf(self) - Math.max(0, Number(found));
/** The place is found by a method of this realm, which is not counted. */
const ofInclusion: Cost = (self, values, isFound) => {
  if (isFound !== true) return distance(self, values, -1);
  const indexOf = (typeof self === 'string' ? '' : []).indexOf as Native;
  return distance(self, values, Number(Reflect.apply(indexOf, self, values)));
};

const searches = { indexOf: ofSearch, lastIndexOf: ofSearchBackward, includes: ofInclusion };

const methods: Costs = {
  String: {
    ...searches,
    startsWith: ofFirst,
    endsWith: ofFirst,
    replace: ofSelf,
    replaceAll: ofSelf,
    trim: ofTrimming,
    trimStart: ofTrimming,
    trimEnd: ofTrimming,
    toLowerCase: ofSelf,
    toUpperCase: ofSelf,
    normalize: ofSelf,
    isWellFormed: ofSelf,
    toWellFormed: ofSelf,
    localeCompare: ofSelf,
    repeat: ofResult,
    padStart: ofResult,
    padEnd: ofResult,
  },
  Array: {
    ...searches,
    join: ofResult,
    slice: ofResult,
    splice: ofSelf,
    shift: ofSelf,
    unshift: ofSelf,
    concat: ofResult,
    flat: ofResult,
    flatMap: ofResult,
    map: ofResult,
    filter: ofSelf,
    sort: ofSelf,
    toSorted: ofSelf,
    reverse: ofSelf,
    toReversed: ofSelf,
    with: ofSelf,
    fill: ofSelf,
  },
  Uint8Array: { ...searches, set: ofFirst, slice: ofResult, fill: ofSelf, join: ofResult },
  Map: { get: ofFirst, has: ofFirst, delete: ofFirst, set: ofFirst },
  Set: { add: ofFirst, has: ofFirst, delete: ofFirst },
};

const functions: Costs = {
  Object: { keys: ofKeys, values: ofKeys, entries: ofKeys, assign: ofKeys, fromEntries: ofFirst },
  Array: { from: ofResult },
  String: { fromCharCode: ofResult, fromCodePoint: ofResult },
  JSON: { parse: ofFirst, stringify: ofResult },
  Number: { parseInt: ofFirst, parseFloat: ofFirst },
  Date: { parse: ofFirst },
  globalThis: {
    parseInt: ofFirst,
    parseFloat: ofFirst,
    encodeURIComponent: ofFirst,
    decodeURIComponent: ofFirst,
  },
};

/** Called with a text, or made from one. */
const constructors = ['Number', 'BigInt', 'Date', 'URL', 'URLSearchParams'];

/** Replaces what the language and the platform do natively with texts and lists by the same with a count.
 * @param realm - the global object of a realm that nothing else uses: nothing is restored. */
export function countNatives(realm: Realm, counter: VisitCounter): void {
  for (const [name, costs] of Object.entries(methods)) {
    const { prototype } = realm[name] as { prototype: object };
    for (const [key, cost] of Object.entries(costs)) countCalls(ownerOf(prototype, key), key, { cost, counter });
  }
  for (const [name, costs] of Object.entries(functions)) {
    for (const [key, cost] of Object.entries(costs)) countCalls(realm[name] ?? {}, key, { cost, counter });
  }
  for (const name of constructors) Reflect.set(realm, name, countedConstructor(realm[name] as object, counter));
  countPatterns(realm, counter);
}

interface Counting {
  readonly cost: Cost;
  readonly counter: VisitCounter;
}

function countCalls(owner: object, key: string, { cost, counter }: Counting): void {
  const native = Reflect.get(owner, key) as Native;
  replaceMethod(owner, key, function counted(this: unknown, ...values) {
    let result: unknown;
    try {
      result = Reflect.apply(native, this, values);
      return result;
    } finally {
      counter.visited += cost(this, values, result);
    }
  });
}

/** The methods of typed arrays belong to a prototype that all of them share. */
function ownerOf(prototype: object, key: string): object {
  return Object.hasOwn(prototype, key) ? prototype : (Object.getPrototypeOf(prototype) as object);
}

/** Not enumerable, like a native method. */
function replaceMethod(owner: object, key: string, value: Native): void {
  Object.defineProperty(owner, key, { value, writable: true, configurable: true });
}

function countedConstructor(native: object, counter: VisitCounter): object {
  return new Proxy(native, {
    apply(target, self, values: unknown[]) {
      counter.visited += sizeOf(values[0]);
      return Reflect.apply(target as Native, self, values);
    },
    construct(target, values: unknown[], newTarget) {
      counter.visited += sizeOf(values[0]);
      return Reflect.construct(target as Native, values, newTarget) as object;
    },
  });
}

/** Every use of a pattern is a call of `exec`, except `split`, which would try each position by itself. */
function countPatterns(realm: Realm, counter: VisitCounter): void {
  const { prototype: patterns } = realm['RegExp'] as { prototype: object };
  const { prototype: texts } = realm['String'] as { prototype: object };
  const listOf = Reflect.get(realm['Array'] as object, 'from') as Native;
  const exec = Reflect.get(patterns, 'exec') as Native;
  replaceMethod(patterns, 'exec', function counted(this: unknown, value) {
    const pattern = this as RegExp;
    const text = String(value);
    const from = pattern.global || pattern.sticky ? pattern.lastIndex : 0;
    const found = Reflect.apply(exec, pattern, [text]) as RegExpExecArray | null;
    const isAhead = found === null || pattern.source.includes('(?=') || pattern.source.includes('(?!');
    counter.visited += 1 + (isAhead ? Math.max(0, text.length - from) : found.index + found[0].length - from);
    return found;
  });
  const split = Reflect.get(texts, 'split') as Native;
  replaceMethod(texts, 'split', function counted(this: unknown, separator, limit) {
    counter.visited += sizeOf(this);
    // A pattern of this realm is not counted.
    const isPattern = Object.prototype.toString.call(separator) === '[object RegExp]';
    const { source, flags } = isPattern ? (separator as RegExp) : { source: '', flags: '' };
    return listOf(Reflect.apply(split, this, [isPattern ? new RegExp(source, flags) : separator, limit]));
  });
}

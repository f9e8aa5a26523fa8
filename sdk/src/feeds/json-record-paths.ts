import {
  anyKey,
  isTitle,
  joined,
  mostPlaces,
  ranked,
  RecordPlace,
  rootPath,
  type PlaceSummary,
  type RecordCandidate,
} from './record-place.ts';

/** An unterminated string also counts as one, so that nothing is read twice. */
const token = /"(?:[^"\\]|\\[\s\S])*"?|[{}[\],:]|[^\s{}[\],:"]+/g;
/** A token at the end of a part, unless it is a sign or a whole string. */
const mayGoOn = /^(?![{}[\],:]|"(?:[^"\\]|\\[\s\S])*")/;
/** How deep records may be. */
const deepest = 4;

/** An object or array that is open. */
interface Open {
  readonly isArray: boolean;
  /** Keys that lead to it; undefined: it is within records. */
  readonly path: string | undefined;
  key: string;
  readonly places: readonly RecordPlace[];
}

/** Where the records of a JSON text may be: lists of objects, down to four levels; and objects whose values are alike,
 * records or lists of them. */
export class JsonPlaces {
  readonly #lists = new Map<string, RecordPlace>();
  /** By path and key, what the values of objects are like. */
  readonly #keyed = new Map<string, Map<string, RecordPlace>>();
  readonly #stack: Open[] = [];
  #lastString = '';
  #isValue = false;
  /** A token that the text broke off in. */
  #unfinished = '';

  /** @param text - the next part of the text */
  push(text: string): void {
    const whole = this.#unfinished + text;
    this.#unfinished = '';
    for (const { 0: found, index } of whole.matchAll(token)) {
      // A string may also have broken off within an escape, which is no part of the token.
      if (index + found.length >= whole.length - 1 && mayGoOn.test(whole.slice(index))) {
        this.#unfinished = whole.slice(index);
        return;
      }
      this.#take(found);
    }
  }

  /** Counts another record at a path, without looking at it. */
  count(path: string): void {
    const [keyed] = this.#keyed.get(path)?.values() ?? [];
    const place = keyed ?? this.#lists.get(path === rootPath ? '' : path);
    if (place !== undefined) place.count += 1;
  }

  /** The most promising first: known names among the fields count most, then the number of records. */
  candidates(): RecordCandidate[] {
    if (this.#unfinished !== '') this.#take(this.#unfinished);
    this.#unfinished = '';
    return ranked([...this.#lists.values(), ...this.#alike()]);
  }

  #take(text: string): void {
    const top = this.#stack.at(-1);
    if (this.#isValue && top?.places.some(({ takesSamples }) => takesSamples) && !/^[{}[\],:]/.test(text))
      for (const place of top.places) place.addValue(top.key, plain(text));
    this.#isValue = text === ':';
    if (text === '{' || text === '[') {
      this.#stack.push(this.#opened(text === '['));
    } else if (text === '}' || text === ']') {
      this.#stack.pop();
    } else if (text === ':' && top !== undefined) {
      top.key = this.#lastString;
      for (const place of top.places) place.addName(this.#lastString);
    } else if (text.startsWith('"')) {
      this.#lastString = text.slice(1, -1);
    }
  }

  #opened(isArray: boolean): Open {
    const stack = this.#stack;
    const top = stack.at(-1);
    if (top === undefined) return { isArray, path: '', key: '', places: [] };
    if (top.path === undefined) return { isArray, path: undefined, key: '', places: isArray ? [] : top.places };
    if (top.isArray) {
      // A list within a list is as if its entries were in that.
      if (isArray) return { isArray, path: top.path, key: '', places: [] };
      const places = stack.length > deepest + 1 ? [] : this.#records(top.path);
      return { isArray, path: undefined, key: '', places };
    }
    const path = top.path === '' ? top.key : `${top.path}.${top.key}`;
    return { isArray, path, key: '', places: isArray || stack.length > deepest ? [] : this.#keyedAt(top) };
  }

  /** The places that an object in a list belongs to. */
  #records(path: string): RecordPlace[] {
    const place = this.#lists.get(path) ?? new RecordPlace(path === '' ? rootPath : path);
    if (this.#lists.size >= mostPlaces && !this.#lists.has(path)) return [];
    this.#lists.set(path, place);
    place.count += 1;
    const holder = this.#stack.at(-2);
    return holder === undefined || holder.isArray ? [place] : [place, ...this.#keyedAt(holder)];
  }

  #keyedAt({ path = '', key }: Open): RecordPlace[] {
    const whole = path === '' ? anyKey : `${path}.${anyKey}`;
    const keyed = this.#keyed.get(whole) ?? new Map<string, RecordPlace>();
    if (this.#keyed.size >= mostPlaces && !this.#keyed.has(whole)) return [];
    this.#keyed.set(whole, keyed);
    const place = keyed.get(key) ?? new RecordPlace(whole);
    if (keyed.size >= mostKeys && !keyed.has(key)) return [];
    keyed.set(key, place);
    place.count += 1;
    return [place];
  }

  /** The objects whose values are alike: two or more, with titles, that share at least half of their names. An object
   * with a list of records under a usual name, and other lists, is none. */
  #alike(): PlaceSummary[] {
    return [...this.#keyed].flatMap(([path, keyed]) => {
      const values = [...keyed.values()];
      const [first] = values;
      if (first === undefined || values.length < 2 || [...keyed.keys()].some((key) => isUsual(key))) return [];
      const shared = values.filter(
        ({ names }) => [...names].filter((name) => first.names.has(name)).length >= names.size / 2,
      );
      if (shared.length < values.length * 0.8 || ![...first.names].some((name) => isTitle(name))) return [];
      return [joined(path, values)];
    });
  }
}

/** How many keys of an object are looked at. */
const mostKeys = 200;
const usualKeys =
  /^(?:videos?|items?|entries|results?|data|records?|rows?|clips?|feed|list|movies|scenes|posts|media|content)$/i;

function isUsual(key: string): boolean {
  return usualKeys.test(key);
}

/** What a token stands for. */
function plain(text: string): string {
  if (!text.startsWith('"')) return text === 'null' ? '' : text;
  try {
    return String(JSON.parse(text));
  } catch {
    return text.slice(1);
  }
}

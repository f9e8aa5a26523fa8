import { anyKey, rootPath } from './json-splitter.ts';
import { isTitle, joined, ranked, RecordPlace, type PlaceSummary, type RecordCandidate } from './record-place.ts';

/** An unterminated string also counts as one, so that nothing is read twice. */
const token = /"(?:[^"\\]|\\[\s\S])*"?|[{}[\],:]|[^\s{}[\],:"]+/g;
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
 * records or lists of them. The most promising are first: known names among the fields count most, then the number of records.
 * @param sample - the beginning of the text. */
export function jsonRecordCandidates(sample: string): RecordCandidate[] {
  const places = new JsonPlaces();
  const stack: Open[] = [];
  let last = '';
  let isValue = false;
  for (const [text] of sample.matchAll(token)) {
    const top = stack.at(-1);
    if (isValue && top?.places.some(({ takesSamples }) => takesSamples) && !/^[{}[\],:]/.test(text))
      for (const place of top.places) place.addValue(top.key, plain(text));
    isValue = text === ':';
    if (text === '{' || text === '[') {
      stack.push(places.opened(text === '[', stack));
    } else if (text === '}' || text === ']') {
      stack.pop();
    } else if (text === ':' && top !== undefined) {
      top.key = last;
      for (const place of top.places) place.addName(last);
    } else if (text.startsWith('"')) {
      last = text.slice(1, -1);
    }
  }
  return ranked([...places.lists.values(), ...places.alike()]);
}

/** The places that were found so far. */
class JsonPlaces {
  readonly lists = new Map<string, RecordPlace>();
  /** By path and key, what the values of objects are like. */
  readonly #keyed = new Map<string, Map<string, RecordPlace>>();

  opened(isArray: boolean, stack: readonly Open[]): Open {
    const top = stack.at(-1);
    if (top === undefined) return { isArray, path: '', key: '', places: [] };
    if (top.path === undefined) return { isArray, path: undefined, key: '', places: isArray ? [] : top.places };
    if (top.isArray) {
      // A list within a list is as if its entries were in that.
      if (isArray) return { isArray, path: top.path, key: '', places: [] };
      const places = stack.length > deepest + 1 ? [] : this.#records(top.path, stack);
      return { isArray, path: undefined, key: '', places };
    }
    const path = top.path === '' ? top.key : `${top.path}.${top.key}`;
    return { isArray, path, key: '', places: isArray || stack.length > deepest ? [] : this.#keyedAt(top) };
  }

  /** The places that an object in a list belongs to. */
  #records(path: string, stack: readonly Open[]): RecordPlace[] {
    const place = this.lists.get(path) ?? new RecordPlace(path === '' ? rootPath : path);
    this.lists.set(path, place);
    place.count += 1;
    const holder = stack.at(-2);
    return holder === undefined || holder.isArray ? [place] : [place, ...this.#keyedAt(holder)];
  }

  #keyedAt({ path = '', key }: Open): RecordPlace[] {
    const whole = path === '' ? anyKey : `${path}.${anyKey}`;
    const keyed = this.#keyed.get(whole) ?? new Map<string, RecordPlace>();
    this.#keyed.set(whole, keyed);
    const place = keyed.get(key) ?? new RecordPlace(whole);
    if (keyed.size >= mostKeys && !keyed.has(key)) return [];
    keyed.set(key, place);
    place.count += 1;
    return [place];
  }

  /** The objects whose values are alike: two or more, with titles, that share at least half of their names. An object
   * with a list of records under a usual name, and other lists, is none. */
  alike(): PlaceSummary[] {
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

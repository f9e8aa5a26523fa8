import { defaultLimits } from './feed-limits.ts';
import { FeedRefusal } from './feed-refusal.ts';
import { joined, mostPlaces, ranked, RecordPlace, type PlaceSummary, type RecordCandidate } from './record-place.ts';
import { XmlElements, type XmlEvents } from './xml-elements.ts';

/** Where the records of an XML document may be: elements with children or attributes. What is inside a repeated element is
 * not offered: it is part of a record. */
export class XmlPlaces implements XmlEvents {
  readonly #places = new Map<string, RecordPlace>();
  readonly #stack: string[] = [];

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#placeOf(this.#stack)?.addName(name);
    this.#stack.push(name);
    const path = this.#stack.join('/');
    const place = this.#places.get(path) ?? new RecordPlace(path);
    if (this.#places.size >= mostPlaces && !this.#places.has(path)) return;
    this.#places.set(path, place);
    place.count += 1;
    for (const [attribute, value] of Object.entries(attributes)) {
      if (attribute.startsWith('xmlns')) continue;
      place.addName(attribute);
      place.addValue(attribute, value);
    }
  }

  text(text: string): void {
    this.#placeOf(this.#stack.slice(0, -1))?.addValue(this.#stack.at(-1) ?? '', text);
  }

  close(): void {
    this.#stack.pop();
  }

  /** The most promising first. */
  candidates(): RecordCandidate[] {
    const all = [...this.#places.values()];
    const repeated = all.filter(({ count, names }) => count > 1 && names.size > 0).map(({ path }) => `${path}/`);
    const outer = all.filter(({ path }) => !repeated.some((prefix) => path.startsWith(prefix)));
    const places = outer.filter(({ names }) => names.size > 0);
    return ranked([...places, ...severalNames(places)]);
  }

  #placeOf(stack: readonly string[]): RecordPlace | undefined {
    return this.#places.get(stack.join('/'));
  }
}

/** The candidates at the beginning of an XML text. */
export function xmlRecordCandidates(sample: string): RecordCandidate[] {
  const places = new XmlPlaces();
  try {
    new XmlElements(places, defaultLimits).push(sample);
  } catch {
    // A broken document is refused when it is read, with the position; what came before the fault still counts here.
  }
  return places.candidates();
}

/** Separates the names of elements that are all records, at the end of a path. */
export const nameSeparator = '|';
/** As in the contract. */
const longestPath = 300;

/** Elements of different names next to each other with nearly the same fields, such as clips and movies, are records
 * together. */
function severalNames(places: readonly RecordPlace[]): PlaceSummary[] {
  const parents = new Map<string, RecordPlace[]>();
  for (const place of places) {
    const parent = place.path.slice(0, place.path.lastIndexOf('/') + 1);
    const siblings = parents.get(parent) ?? [];
    siblings.push(place);
    parents.set(parent, siblings);
  }
  return [...parents].flatMap(([parent, siblings]) => {
    const [first, ...others] = siblings.toSorted((a, b) => b.count - a.count);
    const alike = others.filter((other) => first !== undefined && areAlike(first.names, other.names));
    if (first === undefined || parent === '' || alike.length === 0) return [];
    const all = [first, ...alike];
    const path = parent + all.map((place) => place.path.slice(parent.length)).join(nameSeparator);
    if (path.length > longestPath) return [];
    return [joined(path, all)];
  });
}

function areAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((name) => other.has(name)).length;
  return shared >= 3 && shared >= 0.6 * (one.size + other.size - shared);
}

/** What is wrong with the beginning of an XML text in which no records were found. */
export function xmlFault(sample: string): FeedRefusal {
  const elements = new XmlElements(
    { open: () => undefined, text: () => undefined, close: () => undefined },
    defaultLimits,
  );
  try {
    elements.push(sample);
  } catch (error) {
    if (error instanceof FeedRefusal) return error;
    throw error;
  }
  return new FeedRefusal('feed.no_records', 'The XML has no elements with fields that could be records');
}

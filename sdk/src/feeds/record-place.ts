import { fieldsNamed } from './column-names.ts';
import { requiredFields } from './fields.ts';
import { tellable } from './row-problem.ts';

/** Path of the root of JSON, where the whole document is the array. */
export const rootPath = '$';

/** Last part of a path to an object whose values are records, or lists of records: any key. */
export const anyKey = '*';

/** A place that could hold the records, for a person to choose from. */
export interface RecordCandidate {
  readonly path: string;
  readonly records: number;
  /** What tells the first three records apart: their titles, or else their first values. At most 100 characters each. */
  readonly samples: string[];
}

/** How many places of a document are looked at: the first ones. */
export const mostPlaces = 2000;
/** How many of the records that are read are looked at for places; the others are counted. */
export const recordsLookedAt = 20;
/** How many names are considered per place. */
const namesKept = 200;
const samplesKept = 3;
const sampleChars = 100;
/** How many candidates are offered. */
const mostCandidates = 50;

/** A place in a document where records may be. */
export class RecordPlace {
  readonly path: string;
  count = 0;
  readonly names = new Set<string>();
  /** One for each of the first records that has a value. */
  readonly #samples: { readonly record: number; text: string; isTitle: boolean }[] = [];

  constructor(path: string) {
    this.path = path;
  }

  /** Adds the name of a field. */
  addName(name: string): void {
    if (this.names.size < namesKept) this.names.add(name);
  }

  /** Whether its newest record is one of those that have a sample. */
  get takesSamples(): boolean {
    return this.count <= samplesKept;
  }

  /** Adds a value of the newest record. */
  addValue(name: string, value: string): void {
    if (!this.takesSamples) return;
    const text = tellable(value.slice(0, 1000)).replace(/\s+/gu, ' ').trim().slice(0, sampleChars);
    if (text === '') return;
    const newest = this.#samples.at(-1);
    if (newest?.record !== this.count) this.#samples.push({ record: this.count, text, isTitle: isTitle(name) });
    else if (!newest.isTitle && isTitle(name)) Object.assign(newest, { text, isTitle: true });
  }

  get samples(): string[] {
    return this.#samples.map(({ text }) => text);
  }
}

/** Whether a field of this name is likely to be the title of a video. */
export function isTitle(name: string): boolean {
  return fieldsNamed(name).includes('title');
}

/** What places are compared by. */
export type PlaceSummary = Pick<RecordPlace, 'path' | 'names' | 'count' | 'samples'>;

/** Several places together. */
export function joined(path: string, places: readonly RecordPlace[]): PlaceSummary {
  return {
    path,
    names: new Set(places.flatMap((place) => [...place.names])),
    count: places.reduce((sum, { count }) => sum + count, 0),
    samples: places.flatMap(({ samples }) => samples).slice(0, samplesKept),
  };
}

const recordNames = new Set(['item', 'entry', 'url', 'video', 'clip', 'record', 'row', 'scene', 'movie']);

/** More records than these make a place no more promising: a long list of tags is still one of tags. */
const manyRecords = 1000;

/** The most promising places first: those whose fields are the required ones of a video, in a list; then known names count
 * most, and the number of records. */
export function ranked(places: readonly PlaceSummary[]): RecordCandidate[] {
  const scored = places
    .map((place) => ({ place, ...scoresOf(place) }))
    .sort((a, b) => b.required - a.required || b.score - a.score);
  return scored
    .slice(0, mostCandidates)
    .map(({ place: { path, count, samples } }) => ({ path, records: count, samples }));
}

/** Something single has others around it, and is rather no record. */
function scoresOf({ path, count, names }: PlaceSummary): { required: number; score: number } {
  const known = [...names].map((name) => fieldsNamed(name)).filter((fields) => fields.length > 0);
  const fields = new Set(known.flat());
  const required = requiredFields('insert_update').filter((field) => fields.has(field)).length;
  const isUsual = recordNames.has(path.split(/[/|]/).at(-1) ?? '');
  return {
    required: count > 1 ? required : required - 1,
    score: known.length + Math.log2(Math.min(count, manyRecords) + 1) + (isUsual ? 2 : 0),
  };
}

import { isKnownName, nameScores } from './column-names.ts';
import { tellable } from './row-problem.ts';

/** A place that could hold the records, for a person to choose from. */
export interface RecordCandidate {
  readonly path: string;
  /** Records in the part that was looked at. */
  readonly records: number;
  /** What tells the first three records apart: their titles, or else their first values. At most 100 characters each. */
  readonly samples: string[];
}

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
  return (nameScores(name).get('title') ?? 0) >= 45;
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

/** The most promising places first: known names among the fields count most, then the number of records. */
export function ranked(places: readonly PlaceSummary[]): RecordCandidate[] {
  const score = ({ path, count, names }: PlaceSummary): number => {
    const known = [...names].filter((name) => isKnownName(name)).length;
    return known + Math.log2(count + 1) + (recordNames.has(path.split(/[/|]/).at(-1) ?? '') ? 2 : 0);
  };
  const scored = places.map((place) => ({ place, score: score(place) })).sort((a, b) => b.score - a.score);
  return scored
    .slice(0, mostCandidates)
    .map(({ place: { path, count, samples } }) => ({ path, records: count, samples }));
}

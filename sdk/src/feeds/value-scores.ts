import type { ColumnProfile } from './column-profile.ts';
import type { FieldName } from './fields.ts';
import type { ValueKind } from './value-kind.ts';

/** What is known about a column besides its values. */
interface Place {
  /** It has no meaningful name. */
  readonly isUnnamed: boolean;
  readonly isFirst: boolean;
}

interface Sign {
  /** Points for a perfect fit. */
  readonly points: number;
  /** How well the values fit, 0 to 1. */
  readonly fit: (profile: ColumnProfile, isFirst: boolean) => number;
}

/** What values may suggest regardless of the column's name. */
const always: Partial<Record<FieldName, Sign>> = {
  embed_code: { points: 55, fit: isMostly('iframe') },
  thumbnail_url: { points: 50, fit: isMostly('image-url') },
  thumbnails: { points: 50, fit: isMostly('image-list') },
  video_url: { points: 45, fit: isMostly('media-url') },
  embed_url: { points: 45, fit: isMostly('embed-url') },
};

/** What they may also suggest if columns have no names. If several fit, the points decide which one comes first. */
const unnamed: Partial<Record<FieldName, Sign>> = {
  title: { points: 40, fit: isMostly('text', 'list') },
  external_id: { points: 40, fit: idFit },
  duration: { points: 35, fit: durationFit },
  tags: { points: 35, fit: tagFit },
  url: { points: 35, fit: isMostly('url') },
  published_at: { points: 35, fit: isMostly('date') },
  performers: { points: 33, fit: nameFit },
  categories: { points: 31, fit: categoryFit },
};

/** Points for each field based only on a column's values. */
export function scoresByValues(profile: ColumnProfile, { isUnnamed, isFirst }: Place): ReadonlyMap<FieldName, number> {
  const signs = Object.entries({ ...always, ...(isUnnamed ? unnamed : {}) }) as [FieldName, Sign][];
  return new Map(signs.map(([field, { points, fit }]) => [field, points * fit(profile, isFirst)]));
}

/** Addresses without a recognizable extension count a little as any kind of address. */
const alsoUrls: ReadonlySet<ValueKind> = new Set(['image-url', 'media-url', 'embed-url']);

/** Share of a kind among the values: without a recognizable extension, a picture or a video has an ordinary address. */
export function kindShare({ kinds }: ColumnProfile, kind: ValueKind): number {
  return (kinds.get(kind) ?? 0) + (alsoUrls.has(kind) ? 0.6 * (kinds.get('url') ?? 0) : 0);
}

function isMostly(...kinds: ValueKind[]): Sign['fit'] {
  return (profile) => {
    const share = kinds.reduce((sum, kind) => sum + kindShare(profile, kind), 0);
    return share > 0.8 ? share : 0;
  };
}

/** Letters and digits mixed, as keys are. */
const key = /^(?=\D*\d)(?=[^a-z]*[a-z])[\w-]{5,64}$/i;

/** The first column is often the id; another one only if it counts up or down, or has keys. */
function idFit(profile: ColumnProfile, isFirst: boolean): number {
  const { values, numbers, uniqueShare } = profile;
  const share = kindShare(profile, 'integer') + kindShare(profile, 'word');
  if (share <= 0.8) return 0;
  if (isFirst) return share;
  const hasKeys = values.filter((value) => key.test(value)).length > 0.9 * values.length;
  return uniqueShare > 0.98 && (hasKeys || (numbers.length === values.length && isOrdered(numbers))) ? 0.85 : 0;
}

/** Clock times, or seconds: nothing that counts up, no percentages, no years, no image heights. */
export function durationFit(profile: ColumnProfile, isFirst: boolean): number {
  const clocks = kindShare(profile, 'clock');
  if (clocks > 0.8) return 1;
  const { numbers, medianNumber = 0 } = profile;
  if (isFirst || clocks + kindShare(profile, 'integer') <= 0.8 || isOrdered(numbers)) return 0;
  const most = Math.max(...numbers);
  const isYear = numbers.every((number) => number >= 1900 && number <= 2100);
  const isHeight = numbers.every((number) => heights.has(number));
  return most > 60 && most <= 86_400 && medianNumber >= 5 && medianNumber <= 10_800 && !isYear && !isHeight ? 0.9 : 0;
}

const heights: ReadonlySet<number> = new Set([144, 240, 360, 480, 540, 720, 1080, 1440, 2160, 4320]);

/** Each number is above the one before, or each is below it. */
function isOrdered(numbers: readonly number[]): boolean {
  const isUp = numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));
  return isUp || numbers.every((number, at) => at === 0 || number < (numbers[at - 1] ?? 0));
}

/** Lists of short entries. Titles contain commas too: with commas, the entries must also recur. */
function tagFit(profile: ColumnProfile): number {
  if (kindShare(profile, 'list') > 0.8) return kindShare(profile, 'list');
  const { values, separator } = profile;
  if (separator === undefined) return 0;
  const lists = values.map((value) => value.split(separator).map((entry) => entry.trim()));
  const entries = lists.flat();
  const isShort = entries.filter((entry) => entry.length <= 40 && entry.split(' ').length <= 3).length;
  const hasSeveral = lists.filter(({ length }) => length > 1).length;
  const repeated = 1 - new Set(entries).size / entries.length;
  const isList = hasSeveral >= 0.3 * values.length && isShort >= 0.95 * entries.length;
  return isList && (separator !== ',' || repeated >= 0.3) && !entries.some((entry) => entry.includes('//')) ? 0.95 : 0;
}

/** A few short texts that recur, or a second list. */
function categoryFit(profile: ColumnProfile): number {
  const { values, meanWords, uniqueShare } = profile;
  const texts = kindShare(profile, 'word') + kindShare(profile, 'text');
  const meanLength = values.reduce((sum, value) => sum + value.length, 0) / values.length;
  const distinct = new Set(values).size;
  if (texts > 0.9 && meanWords <= 3 && meanLength > 2.5 && uniqueShare <= 0.5 && distinct > 2) return 1;
  return tagFit(profile) > 0 ? 0.97 : 0;
}

const personName = /^\p{Lu}[\p{L}'.-]*(?: \p{Lu}[\p{L}'.-]*){1,3}$/u;

/** Names of people, one or several, some of which recur. */
function nameFit({ values, separator, uniqueShare }: ColumnProfile): number {
  const entries = values.flatMap((value) => (separator === undefined ? [value] : value.split(separator)));
  const names = entries.filter((entry) => personName.test(entry.trim())).length;
  return names > 0.8 * entries.length && uniqueShare < 0.95 ? 1 : 0;
}

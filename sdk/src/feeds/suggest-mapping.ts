import { nameScores } from './column-names.ts';
import type { IdDerivation, ListSeparator, ValueReading } from './column-mapping.ts';
import type { ColumnProfile } from './column-profile.ts';
import { deriveId } from './derive-id.ts';
import { availableFields, isListField, requiredFields, type FieldName, type FeedType } from './fields.ts';
import { beginning } from './row-problem.ts';
import type { ValueKind } from './value-kind.ts';
import type { MappingSuggestion } from './suggested-mapping.ts';
import { reasonFor } from './suggestion-reason.ts';
import { durationFit, kindShare, scoresByValues } from './value-scores.ts';

/** Kinds of values that speak for a field; any other kind speaks against it where `strict`. */
const fittingKinds: Readonly<Record<FieldName, { readonly kinds: readonly ValueKind[]; readonly strict: boolean }>> = {
  external_id: { kinds: ['integer', 'word'], strict: false },
  title: { kinds: ['text', 'list'], strict: false },
  thumbnail_url: { kinds: ['image-url'], strict: true },
  url: { kinds: ['url'], strict: true },
  embed_code: { kinds: ['iframe'], strict: true },
  embed_url: { kinds: ['embed-url'], strict: true },
  video_url: { kinds: ['media-url'], strict: true },
  preview_url: { kinds: ['media-url', 'image-url'], strict: true },
  thumbnails: { kinds: ['image-list'], strict: true },
  description: { kinds: ['text'], strict: false },
  duration: { kinds: ['clock', 'integer'], strict: true },
  tags: { kinds: ['list'], strict: false },
  categories: { kinds: ['list', 'word', 'text'], strict: true },
  performers: { kinds: ['text', 'word', 'list'], strict: true },
  studio: { kinds: ['text', 'word'], strict: true },
  published_at: { kinds: ['date'], strict: false },
  expires_at: { kinds: ['date'], strict: false },
  views: { kinds: ['integer', 'number'], strict: true },
  rating: { kinds: ['integer', 'number'], strict: true },
  language: { kinds: ['word', 'text'], strict: true },
  quality: { kinds: ['word', 'integer', 'text'], strict: false },
  status: { kinds: ['word', 'integer', 'text'], strict: false },
};

/** A pair below this is not suggested. */
const leastScore = 30;

/** Placeholder names of unnamed columns. */
const noName = /^(?:column_\d+)?$/;

/** Suggests a field for each column by name and sampled values, the best pairs first, each column and field once;
 * and if there is no id, another column to take it from.
 * @param hints - names to judge by, if the first row looks like a header that was not declared. */
export function suggestMapping(
  profiles: readonly ColumnProfile[],
  feedType: FeedType,
  hints?: readonly string[],
): MappingSuggestion[] {
  const wrapper = wrapperLength(profiles.map(({ column }) => column));
  const derived = derivedId(profiles);
  const pairs = profiles.flatMap((profile, index) => {
    const isFirst = index === 0 && !(derived.length > 0 && isUnnamedDuration(profile));
    const name = hints?.[index] ?? profile.column;
    const names = nameScores(name.slice(hints === undefined ? wrapper : 0), name);
    const alone = scoresByValues(profile, { isUnnamed: noName.test(name), isFirst });
    return availableFields(feedType).map(({ name: field }) => {
      const scores = { name: names.get(field) ?? 0, alone: alone.get(field) ?? 0 };
      return { profile, field, score: pairScore(profile, field, scores), nameScore: scores.name };
    });
  });
  const suggestions: MappingSuggestion[] = [];
  const taken = new Set<string>();
  const filled = new Set<FieldName>();
  for (const { profile, field, score, nameScore } of pairs.sort((a, b) => b.score - a.score)) {
    if (score < leastScore || taken.has(profile.column) || filled.has(field)) continue;
    taken.add(profile.column);
    filled.add(field);
    const reason = reasonFor(profile, nameScore, fittingKinds[field].kinds);
    suggestions.push(suggestion(profile, field, { score, reason }));
  }
  if (!filled.has('external_id')) suggestions.push(...derived);
  if (!filled.has('thumbnail_url')) suggestions.push(...firstThumbnail(suggestions, feedType));
  return suggestions;
}

/** Numbers without a name that look like durations are no ids where an address has one. */
function isUnnamedDuration(profile: ColumnProfile): boolean {
  return noName.test(profile.column) && durationFit(profile, false) > 0;
}

/** Length of the prefix that all paths share: records may be wrapped, as in `{"video": {…}}`. */
function wrapperLength(columns: readonly string[]): number {
  const wrapper = /^[^./]+[./]/.exec(columns[0] ?? '')?.[0] ?? '';
  return columns.length > 1 && columns.every((column) => column.startsWith(wrapper)) ? wrapper.length : 0;
}

function pairScore(profile: ColumnProfile, field: FieldName, { name, alone }: { name: number; alone: number }): number {
  // Whatever it is called, an empty column would only fill a field with nothing.
  if (profile.values.length === 0) return 0;
  const { kinds, strict } = fittingKinds[field];
  const share = kinds.reduce((sum, kind) => sum + kindShare(profile, kind), 0);
  const values = name === 0 ? alone : 25 * share - (strict && share < 0.5 ? 40 : 0);
  const score = name + values + (traitPoints[field]?.(profile) ?? 0);
  return name === 0 && values === 0 ? 0 : score;
}

/** Points for what else is known about a column, by field. */
const traitPoints: Partial<Record<FieldName, (profile: ColumnProfile) => number>> = {
  external_id: ({ uniqueShare }) => (uniqueShare > 0.98 ? 15 : uniqueShare < 0.5 ? -60 : 0),
  title: ({ meanWords, uniqueShare }) => (meanWords >= 2 && meanWords <= 25 ? 10 : -10) + (uniqueShare > 0.5 ? 5 : -15),
  duration: ({ medianNumber = 0 }) => (medianNumber > 86_400_000 ? -30 : 0),
  tags: ({ hasLists, separator }) => (hasLists || separator !== undefined ? 5 : 0),
  url: ({ uniqueShare }) => (uniqueShare < 0.2 ? -10 : 0),
  thumbnail_url: ({ uniqueShare }) => (uniqueShare < 0.2 ? -10 : 0),
};

function suggestion(
  profile: ColumnProfile,
  field: FieldName,
  { score, reason, derive }: { score: number; reason: string; derive?: IdDerivation },
): MappingSuggestion {
  return {
    column: profile.column,
    field,
    confidence: Math.round(Math.min(0.99, score / 100) * 100) / 100,
    reason,
    sample: profile.values[0] === undefined ? null : beginning(profile.values[0]),
    derive: derive ?? null,
    split: isListField(field) && !profile.hasLists ? splitFor(profile, field) : null,
    as: readingFor(profile, field),
  };
}

/** A comma within names such as `Acme, Inc.` is common: it must be in most values of a column to count as a
 * separator. */
function splitFor({ separator, values }: ColumnProfile, field: FieldName): ListSeparator | null {
  if (separator === undefined) return null;
  const share = values.filter((value) => value.includes(separator)).length / values.length;
  return share >= (field === 'performers' ? 0.2 : 0.05) ? separator : null;
}

function readingFor({ values, medianNumber }: ColumnProfile, field: FieldName): ValueReading | null {
  if (field === 'duration') return (medianNumber ?? 0) > 21_600 ? 'milliseconds' : null;
  if (field !== 'title' && field !== 'description') return null;
  return values.some((value) => /&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/i.test(value)) ? 'text' : null;
}

/** The first picture of a list, when no column has a single one. */
function firstThumbnail(suggestions: readonly MappingSuggestion[], feedType: FeedType): MappingSuggestion[] {
  if (!requiredFields(feedType).includes('thumbnail_url')) return [];
  const lists = suggestions.filter(({ field }) => field === 'thumbnails');
  return lists.flatMap((list): MappingSuggestion[] => [
    {
      ...list,
      field: 'thumbnail_url',
      reason: 'No column has a single image; the first one of each list is taken',
      split: null,
    },
  ]);
}

/** Takes the id from an embed code or an address, by the first rule that gives nearly every row a unique one. */
function derivedId(profiles: readonly ColumnProfile[]): MappingSuggestion[] {
  const sources: readonly (readonly [ValueKind, readonly IdDerivation[]])[] = [
    ['iframe', ['query-id', 'after-embed', 'last-number']],
    ['embed-url', ['query-id', 'after-embed', 'last-number']],
    ['url', ['query-id', 'last-number', 'whole-url']],
    ['media-url', ['last-number', 'whole-url']],
  ];
  const candidates = sources.flatMap(([kind, rules]) =>
    profiles
      .filter(({ kinds }) => (kinds.get(kind) ?? 0) >= 0.9)
      .flatMap((profile) => rules.map((derive) => ({ profile, derive }))),
  );
  // What several rows share, such as the page of several videos, tells none of them apart.
  const found = candidates.find((one) => givesIds(one, 'rows')) ?? candidates.find((one) => givesIds(one, 'values'));
  const reason = 'No column has IDs; an ID is taken from each of these values';
  return found ? [suggestion(found.profile, 'external_id', { score: 60, reason, derive: found.derive })] : [];
}

/** @param per - what there has to be an id for: nearly each row, or nearly each value */
function givesIds(
  { profile: { values }, derive }: { readonly profile: ColumnProfile; readonly derive: IdDerivation },
  per: 'rows' | 'values',
): boolean {
  const ids = values.map((value) => deriveId(value, derive)).filter((id) => id !== undefined);
  const wanted = per === 'rows' ? values.length : new Set(values).size;
  return ids.length >= 0.98 * values.length && new Set(ids).size >= 0.95 * wanted;
}

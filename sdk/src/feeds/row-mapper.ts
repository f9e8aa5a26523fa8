import { mappedColumns, type RowMarks } from './accounting.ts';
import { mappedFields, type KeptMapping, type MappedField } from './column-mapping.ts';
import { emptyItem, itemLimits, type FeedItem } from './feed-item.ts';
import { isEmptyValue, type FeedRow, type FeedValue } from './feed-row.ts';
import type { Fault, FieldReader } from './field-reader.ts';
import { fieldLabels, isListField, requiredFields, type FeedType, type FieldName } from './fields.ts';
import { identityFields } from './split-row.ts';
import { readCount, readNumber, readSeconds, readTime } from './number-fields.ts';
import { EntryChoice, valuesOf } from './list-entries.ts';
import { beginning, type RowCode, type RowProblem } from './row-problem.ts';
import { readId, readList, readText } from './text-fields.ts';
import { readEmbedCode, readFirstUrl, readUrl, readUrlList, withUrlParameters } from './url-fields.ts';

/** The result of mapping a row. Without an item the row is refused, and at least one problem is an error. */
export interface MappedRow extends RowMarks {
  readonly item: FeedItem | undefined;
  readonly problems: readonly RowProblem[];
  /** Mapped columns that have a value, as bits like the others. */
  readonly filled: number;
  /** Those whose value the item lacks, by place in the mapping; unless there is no item. */
  readonly leftOut: readonly LeftOut[];
}

interface LeftOut {
  readonly place: number;
  readonly code: RowCode;
}

/** Turns a row into an item. */
export type RowMapper = (row: FeedRow, columns: readonly string[]) => MappedRow;

interface Slot {
  readonly column: string;
  /** Of the column in the mapping. */
  readonly place: number;
  readonly field: FieldName;
  readonly isRequired: boolean;
  /** Reads the cell into the item. False: there is nothing usable. */
  readonly fill: (item: FeedItem, value: FeedValue, fault: Fault) => boolean;
}

const noProblems: readonly RowProblem[] = [];
const nothingLeftOut: readonly LeftOut[] = [];

/** Prepares the reading of rows by a mapping that {@link checkMapping} has accepted. A required field that is empty or
 * cannot be read refuses the row; the value of any other field is left out with a warning.
 * @param options - `urlParameters`: merged into the items' page URLs.
 * @see docs/specification/decisions.md §7 */
export function createRowMapper(
  mapping: KeptMapping,
  feedType: FeedType,
  options: { urlParameters?: string | undefined } = {},
): RowMapper {
  const required = requiredFields(feedType);
  const places = mappedColumns(mapping);
  const slots = mappedFields(mapping).map((mapped): Slot => {
    const { column, field } = mapped;
    const fill = fillers[field](mapped, options.urlParameters ?? '');
    return { column, place: places.indexOf(column), field, isRequired: required.includes(field), fill };
  });
  slots.sort((one, other) => orderOf(one) - orderOf(other));
  const faults = new RowFaults();
  const shortRows = new ShortRows();
  let indexes: number[] = [];
  let indexedCount = -1;
  let indexed: readonly string[] | undefined;
  return (row, columns) => {
    if (columns !== indexed || columns.length !== indexedCount) {
      indexes = slots.map(({ column }) => columns.indexOf(column));
      indexed = columns;
      indexedCount = columns.length;
    }
    return mapRow(row, { slots, indexes, faults, shortRows });
  };
}

/** Problems with the values of one row at a time. One object for all of them: a feed has a million values. */
class RowFaults {
  problems: RowProblem[] | undefined;
  /** A fault was reported for the slot that makes its value useless. */
  told = false;
  /** The last fault of the slot. */
  code: RowCode | undefined;
  #slot: Slot | undefined;
  #line = 0;

  readonly tell: Fault = (code, message, text, severity) => {
    const slot = this.#slot;
    if (slot === undefined) return;
    const { column, field } = slot;
    this.told ||= severity === undefined;
    this.code = code;
    const weight = severity ?? (slot.isRequired ? 'error' : 'warning');
    const value = beginning(text);
    (this.problems ??= []).push({ severity: weight, line: this.#line, column, field, code, message, value });
  };

  beginRow(line: number): void {
    this.problems = undefined;
    this.#line = line;
  }

  beginSlot(slot: Slot): void {
    this.told = false;
    this.code = undefined;
    this.#slot = slot;
  }
}

const fieldOrder = Object.keys(fieldLabels);

/** In which order fields choose entries of lists: first id and title, which tell which video it is, then its lists, of
 * which nothing else chooses a single entry. */
function orderOf({ field }: Slot): number {
  if (identityFields.has(field)) return -2;
  return isListField(field) ? -1 : fieldOrder.indexOf(field);
}

interface Mapping {
  readonly slots: readonly Slot[];
  readonly indexes: readonly number[];
  readonly faults: RowFaults;
  readonly shortRows: ShortRows;
}

function mapRow(row: FeedRow, { slots, indexes, faults, shortRows }: Mapping): MappedRow {
  const item = emptyItem('');
  let isRefused = false;
  let filled = 0;
  let stored = 0;
  let kept = 0;
  let lost: LeftOut[] | undefined;
  const choice = row.entries === undefined ? undefined : new EntryChoice();
  faults.beginRow(row.line);
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at];
    const index = indexes[at] ?? -1;
    if (slot === undefined) continue;
    faults.beginSlot(slot);
    const whole = row.values[index];
    const value = choice === undefined ? whole : chosenValue(row, index, { slot, choice, faults });
    const isEmpty = isEmptyValue(value);
    const isFilled = !isEmpty && slot.fill(item, value, faults.tell);
    const bit = 1 << slot.place;
    if (isFilled) {
      stored |= bit;
      if (faults.code === undefined && !isShortened(slot, item, { whole, value })) kept |= bit;
    }
    if (!isEmpty || !isEmptyValue(whole)) {
      filled |= bit;
      if (!isFilled) (lost ??= []).push({ place: slot.place, code: faults.code ?? 'row.nothing_left' });
    }
    if (isFilled || !slot.isRequired) continue;
    isRefused = true;
    if (!faults.told) faults.tell('row.required', `${fieldLabels[slot.field]} is empty`, '');
  }
  const problems = faults.problems ?? noProblems;
  const leftOut = lost === undefined ? nothingLeftOut : leftOutOf(lost, stored);
  const mapped = { item: isRefused ? undefined : item, problems, filled, stored, changed: stored & ~kept, leftOut };
  if (row.short === undefined) return mapped;
  if (!isRefused) return { ...mapped, problems: [...problems, ...shortRows.told(row.short)] };
  const lacks = slots.some(({ isRequired }, at) => isRequired && (indexes[at] ?? 0) >= (row.short?.cells ?? 0));
  return lacks ? { ...mapped, problems: [row.short.problem] } : mapped;
}

/** Once for each column that none of its fields has stored. */
function leftOutOf(lost: readonly LeftOut[], stored: number): readonly LeftOut[] {
  const byPlace = new Map(lost.map((found) => [found.place, found]));
  return [...byPlace.values()].filter(({ place }) => (stored & (1 << place)) === 0);
}

/** Whether a field has only some of the values of its cell, without a warning. */
function isShortened(
  { field }: Slot,
  item: FeedItem,
  { whole, value }: { readonly whole: FeedValue; readonly value: FeedValue },
): boolean {
  if (typeof whole === 'string') return field === 'thumbnail_url' && whole.trim() !== item.thumbnail_url;
  if (isListField(field)) return value !== whole && valuesIn(value) < valuesIn(whole);
  return new Set(whole?.filter((entry) => entry.trim() !== '')).size > 1;
}

function valuesIn(value: FeedValue): number {
  return valuesOf(value).filter((entry) => entry.trim() !== '').length;
}

/** Tells that rows are short: once for each number of cells. */
class ShortRows {
  readonly #counts = new Set<number>();

  told({ cells, problem }: NonNullable<FeedRow['short']>): readonly RowProblem[] {
    if (this.#counts.has(cells)) return noProblems;
    this.#counts.add(cells);
    const message = `${problem.message}. The missing cells were read as empty, as in every such row`;
    return [{ ...problem, severity: 'warning', code: 'row.short', message }];
  }
}

/** The value of a row with lists: of the same entry as the values before it. */
function chosenValue(
  row: FeedRow,
  index: number,
  { slot, choice, faults }: { slot: Slot; choice: EntryChoice; faults: RowFaults },
): FeedValue {
  const value = row.values[index];
  const label = fieldLabels[slot.field];
  const chosen = isListField(slot.field) ? choice.takeAll(row, index) : choice.take(row, index);
  if (slot.field === 'title' && valuesOf(value).length > 1) {
    const [first = '', second = ''] = valuesOf(value).filter((text) => text.trim() !== '');
    if (second !== '' && first !== second)
      faults.tell(
        'row.more_entries',
        `The record has several entries with a ${label}; the first is used`,
        second,
        'warning',
      );
  }
  if (isEmptyValue(chosen) && !isEmptyValue(value)) {
    const message = `${label} was ignored: it belongs to a different list entry than the rest of the video`;
    faults.tell('row.other_entry', message, valuesOf(value).find((text) => text.trim() !== '') ?? '');
  }
  return chosen;
}

type Filler = (mapped: MappedField<string>, urlParameters: string) => Slot['fill'];

/** How each field is read and written. */
const fillers: Readonly<Record<FieldName, Filler>> = {
  external_id: ({ derive }) => keep(readId(derive), (item, id) => (item.external_id = id)),
  title: textFiller('title'),
  thumbnail_url: ({ field }) => keep(readFirstUrl(fieldLabels[field]), (item, url) => (item.thumbnail_url = url)),
  url: ({ field }, parameters) =>
    keep(readUrl(fieldLabels[field]), (item, url) => (item.url = withUrlParameters(url, parameters))),
  embed_code: () => keep(readEmbedCode, (item, code) => (item.embed_code = code)),
  embed_url: urlFiller('embed_url'),
  video_url: urlFiller('video_url'),
  preview_url: urlFiller('preview_url'),
  thumbnails: ({ field, split }) =>
    keep(readUrlList(fieldLabels[field], split), (item, urls) => (item.thumbnails = urls)),
  description: textFiller('description'),
  duration: ({ as }) => keep(readSeconds(as), (item, seconds) => (item.duration = seconds)),
  tags: listFiller('tags'),
  categories: listFiller('categories'),
  performers: listFiller('performers'),
  studio: textFiller('studio'),
  published_at: timeFiller('published_at'),
  expires_at: timeFiller('expires_at'),
  views: ({ field }) => keep(readCount(fieldLabels[field]), (item, count) => (item.views = count)),
  rating: ({ field }) => keep(readNumber(fieldLabels[field]), (item, number) => (item.rating = number)),
  language: textFiller('language'),
  quality: textFiller('quality'),
  status: textFiller('status'),
};

function textFiller(field: 'title' | 'description' | 'studio' | 'language' | 'quality' | 'status'): Filler {
  return ({ as }) =>
    keep(readText(fieldLabels[field], itemLimits[field], as === 'text'), (item, text) => (item[field] = text));
}

function urlFiller(field: 'embed_url' | 'video_url' | 'preview_url'): Filler {
  return () => keep(readUrl(fieldLabels[field]), (item, url) => (item[field] = url));
}

function listFiller(field: 'tags' | 'categories' | 'performers'): Filler {
  return ({ as, split }) =>
    keep(readList(fieldLabels[field], as === 'text' ? '' : split), (item, entries) => (item[field] = entries));
}

function timeFiller(field: 'published_at' | 'expires_at'): Filler {
  return ({ as }) => keep(readTime(fieldLabels[field], as), (item, time) => (item[field] = time));
}

function keep<T>(read: FieldReader<T>, write: (item: FeedItem, value: T) => void): Slot['fill'] {
  return (item, value, fault) => {
    const found = read(value, fault);
    if (found === null) return false;
    write(item, found);
    return !Array.isArray(found) || found.length > 0;
  };
}

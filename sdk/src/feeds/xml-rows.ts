import { ColumnSet } from './column-set.ts';
import type { FeedLimits } from './feed-limits.ts';
import { FeedRefusal, recordTooLarge } from './feed-refusal.ts';
import type { FeedRow, ListEntry, ReadProblem, RecordFrame, RecordReader } from './feed-row.ts';
import { RecordValues } from './list-entries.ts';
import { nameSeparator, type XmlPlaces } from './record-paths.ts';
import { recordsLookedAt } from './record-place.ts';
import { beginning, rowCodeMessages, type RowCode } from './row-problem.ts';
import { XmlElements } from './xml-elements.ts';

/** A location in the record, with the column that its text goes to. */
interface Place {
  readonly path: string;
  readonly children: Map<string, Place>;
  readonly attributes: Map<string, number>;
  index: number | undefined;
  /** The element in which one with this location was last opened. */
  lastWithin: OpenElement | undefined;
}

/** An element of the record that is open. Several with the same location are entries of a list. */
interface OpenElement extends ListEntry {
  readonly list: Place;
  readonly within: OpenElement | undefined;
  readonly isRepeated: boolean;
  text: string;
  hasContent: boolean;
}

/** Rows of XML records: an element's text is a column named by its path in the record (`media:group/media:title`), an
 * attribute one with `@` (`media:thumbnail@url`); what occurs more than once in a record is a list. */
export class XmlRows implements RecordReader {
  readonly #elements: XmlElements;
  readonly #limits: FeedLimits;
  readonly #path: string;
  readonly #paths: ReadonlySet<string>;
  readonly #columns: ColumnSet;
  readonly #recordPlace = newPlace('');
  /** Names of the open elements above the records. */
  readonly #above: string[] = [];
  readonly #keepsText: boolean;
  readonly #places: XmlPlaces | undefined;
  /** Start tags of the open elements above the records, if text is kept. */
  readonly #tagsAbove: string[] = [];
  #frame: RecordFrame = { before: '', between: '\n', after: '\n' };
  #open: OpenElement[] = [];
  readonly #record = new RecordValues();
  /** An element of the record that occurs again has several fields, which belong together. */
  #hasEntries = false;
  #startLine = 1;
  #startPosition = 0;
  #textAt = 0;
  #records = 0;
  #rows: FeedRow[] = [];
  #problems: ReadProblem[] = [];

  /** @param path - names of the elements that lead to a record, its own included, joined by slashes; the last one
   * may be several names, with `|` between them.
   * @param options - `places` finds out where else records may be */
  constructor(
    path: string,
    limits: FeedLimits,
    { keepsText, places }: { readonly keepsText: boolean; readonly places?: XmlPlaces | undefined },
  ) {
    this.#path = path;
    this.#places = places;
    this.#keepsText = keepsText;
    const parent = path.slice(0, path.lastIndexOf('/') + 1);
    this.#paths = new Set(
      path
        .slice(parent.length)
        .split(nameSeparator)
        .map((name) => parent + name),
    );
    this.#limits = limits;
    this.#columns = new ColumnSet(limits.maxColumns);
    this.#elements = new XmlElements(
      {
        open: (name, attributes) => this.#openElement(name, attributes),
        text: (text) => this.#addText(text),
        close: () => this.#closeElement(),
      },
      limits,
      keepsText,
    );
  }

  get frame(): RecordFrame {
    return this.#frame;
  }

  get columns(): readonly string[] {
    return this.#columns.names;
  }

  push(text: string): void {
    this.#elements.push(text);
    if (this.#open.length > 0) this.#checkSize();
  }

  end(): void {
    this.#elements.end();
    const { afterEnd } = this.#elements;
    if (afterEnd !== undefined) this.#problem('row.after_document', afterEnd, { severity: 'warning', value: null });
    if (this.#records === 0 && this.#path !== '') {
      throw new FeedRefusal('feed.record_path_not_found', `The file has no element at "${this.#path}"`);
    }
  }

  take(): { rows: FeedRow[]; problems: ReadProblem[] } {
    const taken = { rows: this.#rows, problems: this.#problems };
    this.#rows = [];
    this.#problems = [];
    return taken;
  }

  /** Of most records, only the first are looked at, and the others are counted. */
  get #isLookedAt(): boolean {
    return this.#open.length === 0 || this.#records <= recordsLookedAt;
  }

  #openElement(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#isLookedAt) this.#places?.open(name, attributes);
    const parent = this.#open.at(-1);
    if (parent !== undefined) {
      parent.hasContent = true;
      this.#enter(childOf(parent.list, name), attributes);
      return;
    }
    this.#above.push(name);
    const tag = this.#keepsText ? this.#elements.textFrom() : '';
    if (!this.#paths.has(this.#above.join('/'))) {
      this.#tagsAbove.push(tag);
      if (this.#keepsText) this.#elements.forgetTo(this.#elements.position);
      return;
    }
    if (this.#keepsText) this.#startText(tag);
    this.#records += 1;
    this.#startLine = this.#elements.line;
    this.#startPosition = this.#elements.position;
    this.#record.start(this.#columns.names.length);
    this.#hasEntries = false;
    this.#enter(this.#recordPlace, attributes);
  }

  /** A record begins with this tag. */
  #startText(tag: string): void {
    this.#textAt = this.#elements.position - tag.length;
    if (this.#records > 0) return;
    const ends = this.#tagsAbove.map((above) => `</${/^<([^\s/>]+)/.exec(above)?.[1] ?? ''}>`);
    const before = ['<?xml version="1.0" encoding="UTF-8"?>', ...this.#tagsAbove, ''].join('\n');
    this.#frame = { before, between: '\n', after: ['', ...ends.toReversed(), ''].join('\n') };
  }

  #enter(place: Place, attributes: Readonly<Record<string, string>>): void {
    const within = this.#open.at(-1);
    const isRepeated = within !== undefined && place.lastWithin === within;
    const element: OpenElement = { list: place, within, isRepeated, text: '', hasContent: false };
    place.lastWithin = within;
    for (const name in attributes) {
      if (name.startsWith('xmlns')) continue;
      let index = place.attributes.get(name);
      if (index === undefined) {
        index = this.#columns.indexOf(`${place.path}@${name}`.slice(0, 300), this.#elements.line);
        place.attributes.set(name, index);
      }
      this.#put(index, (attributes[name] ?? '').trim(), element);
      element.hasContent = true;
    }
    this.#open.push(element);
  }

  #addText(text: string): void {
    if (this.#isLookedAt) this.#places?.text(text);
    const element = this.#open.at(-1);
    if (element !== undefined) element.text += text;
  }

  #closeElement(): void {
    const element = this.#open.pop();
    if (this.#isLookedAt) this.#places?.close();
    if (element === undefined) {
      this.#above.pop();
      this.#tagsAbove.pop();
      if (this.#keepsText) this.#elements.forgetTo(this.#elements.position);
      return;
    }
    const text = element.text.trim();
    element.text = '';
    const place = element.list;
    if (text !== '' || !element.hasContent) {
      place.index ??= this.#columns.indexOf(place.path === '' ? 'text' : place.path.slice(0, 300), this.#elements.line);
      this.#put(place.index, text === '' ? undefined : text, element);
    }
    this.#hasEntries ||= element.isRepeated && (place.children.size > 0 || place.attributes.size > 0);
    if (this.#open.length > 0) return;
    this.#above.pop();
    this.#checkSize();
    this.#endRecord();
  }

  /** @param element - whose text or attribute this is. The record itself is no entry of a list. */
  #put(index: number, value: string | undefined, element: OpenElement): void {
    this.#record.put(index, value, element.within === undefined ? undefined : element);
  }

  #endRecord(): void {
    const { values, entries } = this.#record;
    const kept = this.#keepsText ? { text: this.#elements.textFrom(this.#textAt) } : {};
    if (this.#keepsText) this.#elements.forgetTo(this.#elements.position);
    const large = values.find((value) => typeof value === 'string' && value.length > this.#limits.maxFieldChars);
    if (large === undefined) {
      const row = { line: this.#startLine, record: this.#records, values, ...kept };
      this.#rows.push(this.#hasEntries ? { ...row, entries } : row);
      return;
    }
    const value = beginning(String(large));
    this.#problem('row.field_too_large', this.#startLine, { severity: 'error', value, ...kept });
  }

  #problem(code: RowCode, line: number, rest: Pick<ReadProblem, 'severity' | 'value' | 'text'>): void {
    this.#problems.push({ line, column: null, field: null, code, message: rowCodeMessages[code], ...rest });
  }

  #checkSize(): void {
    if (this.#elements.position - this.#startPosition <= this.#limits.maxRecordChars) return;
    throw recordTooLarge(this.#startLine);
  }
}

function newPlace(path: string): Place {
  return { path, children: new Map(), attributes: new Map(), index: undefined, lastWithin: undefined };
}

function childOf(parent: Place, name: string): Place {
  let child = parent.children.get(name);
  if (child === undefined) {
    child = newPlace(parent.path === '' ? name : `${parent.path}/${name}`);
    parent.children.set(name, child);
  }
  return child;
}

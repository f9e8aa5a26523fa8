import { ColumnSet } from './column-set.ts';
import type { FeedLimits } from './feed-limits.ts';
import { FeedRefusal, recordTooLarge } from './feed-refusal.ts';
import type { FeedRow, RecordReader } from './feed-row.ts';
import { beginning, rowCodeMessages, type RowProblem } from './row-problem.ts';
import { XmlElements } from './xml-elements.ts';

/** A location in the record, with the column that its text goes to. */
interface Place {
  readonly path: string;
  readonly children: Map<string, Place>;
  readonly attributes: Map<string, number>;
  index: number | undefined;
}

/** An element of the record that is open. */
interface OpenElement {
  readonly place: Place;
  text: string;
  hasContent: boolean;
}

/** Rows of XML records: an element's text is a column named by its path in the record (`media:group/media:title`), an
 * attribute one with `@` (`media:thumbnail@url`); what occurs more than once in a record is a list. */
export class XmlRows implements RecordReader {
  readonly #elements: XmlElements;
  readonly #limits: FeedLimits;
  readonly #path: string;
  readonly #columns: ColumnSet;
  readonly #recordPlace = newPlace('');
  /** Names of the open elements above the records. */
  readonly #above: string[] = [];
  #open: OpenElement[] = [];
  #values: (string | string[] | undefined)[] = [];
  #startLine = 1;
  #startPosition = 0;
  #records = 0;
  #rows: FeedRow[] = [];
  #problems: RowProblem[] = [];

  /** @param path - names of the elements that lead to a record, its own included, joined by slashes. */
  constructor(path: string, limits: FeedLimits) {
    this.#path = path;
    this.#limits = limits;
    this.#columns = new ColumnSet(limits.maxColumns);
    this.#elements = new XmlElements(
      {
        open: (name, attributes) => this.#openElement(name, attributes),
        text: (text) => this.#addText(text),
        close: () => this.#closeElement(),
      },
      limits,
    );
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
    if (this.#records === 0 && this.#path !== '') {
      throw new FeedRefusal('feed.record_path_not_found', `The file has no element at "${this.#path}"`);
    }
  }

  take(): { rows: FeedRow[]; problems: RowProblem[] } {
    const taken = { rows: this.#rows, problems: this.#problems };
    this.#rows = [];
    this.#problems = [];
    return taken;
  }

  #openElement(name: string, attributes: Readonly<Record<string, string>>): void {
    const parent = this.#open.at(-1);
    if (parent !== undefined) {
      parent.hasContent = true;
      this.#enter(childOf(parent.place, name), attributes);
      return;
    }
    this.#above.push(name);
    if (this.#above.join('/') !== this.#path) return;
    this.#records += 1;
    this.#startLine = this.#elements.line;
    this.#startPosition = this.#elements.position;
    this.#values = Array.from<string | string[] | undefined>({ length: this.#columns.names.length });
    this.#enter(this.#recordPlace, attributes);
  }

  #enter(place: Place, attributes: Readonly<Record<string, string>>): void {
    let hasContent = false;
    for (const name in attributes) {
      if (name.startsWith('xmlns')) continue;
      let index = place.attributes.get(name);
      if (index === undefined) {
        index = this.#columns.indexOf(`${place.path}@${name}`.slice(0, 300), this.#elements.line);
        place.attributes.set(name, index);
      }
      this.#put(index, (attributes[name] ?? '').trim());
      hasContent = true;
    }
    this.#open.push({ place, text: '', hasContent });
  }

  #addText(text: string): void {
    const element = this.#open.at(-1);
    if (element !== undefined) element.text += text;
  }

  #closeElement(): void {
    const element = this.#open.pop();
    if (element === undefined) {
      this.#above.pop();
      return;
    }
    const text = element.text.trim();
    if (text !== '' || !element.hasContent) {
      const { place } = element;
      place.index ??= this.#columns.indexOf(place.path === '' ? 'text' : place.path.slice(0, 300), this.#elements.line);
      this.#put(place.index, text === '' ? undefined : text);
    }
    if (this.#open.length > 0) return;
    this.#above.pop();
    this.#checkSize();
    this.#endRecord();
  }

  #put(index: number, value: string | undefined): void {
    const before = this.#values[index];
    if (value === undefined || before === undefined) this.#values[index] = value ?? before;
    else if (typeof before === 'string') this.#values[index] = [before, value];
    else before.push(value);
  }

  #endRecord(): void {
    const values = this.#values;
    const large = values.find((value) => typeof value === 'string' && value.length > this.#limits.maxFieldChars);
    if (large === undefined) {
      this.#rows.push({ line: this.#startLine, record: this.#records, values });
      return;
    }
    const code = 'row.field_too_large';
    const value = beginning(String(large));
    this.#problems.push({
      severity: 'error',
      line: this.#startLine,
      column: null,
      field: null,
      code,
      message: rowCodeMessages[code],
      value,
    });
  }

  #checkSize(): void {
    if (this.#elements.position - this.#startPosition <= this.#limits.maxRecordChars) return;
    throw recordTooLarge(this.#startLine);
  }
}

function newPlace(path: string): Place {
  return { path, children: new Map(), attributes: new Map(), index: undefined };
}

function childOf(parent: Place, name: string): Place {
  let child = parent.children.get(name);
  if (child === undefined) {
    child = newPlace(parent.path === '' ? name : `${parent.path}/${name}`);
    parent.children.set(name, child);
  }
  return child;
}

import type { FeedLimits } from './feed-limits.ts';
import { FeedRefusal } from './feed-refusal.ts';
import type { RecordFrame } from './feed-row.ts';
import { JsonComments } from './json-comments.ts';
import { JsonElement } from './json-element.ts';
import { JsonEnvelope } from './json-envelope.ts';
import type { JsonPlaces } from './json-record-paths.ts';
import { LineCounter } from './line-counter.ts';
import { anyKey, recordsLookedAt, rootPath } from './record-place.ts';

/** Text of one entry of the array that holds the records. */
export interface JsonRecord {
  readonly line: number;
  readonly text: string;
  /** The key under which it, or its list, is kept, where the path is one of keys. */
  readonly key?: string | undefined;
}

/** Something outside of the records that JSON does not have, and that was read all the same. */
export interface JsonNotice {
  readonly line: number;
  readonly message: string;
}

const space = /\s/;

/** Cuts the entries of one array out of a JSON text that arrives in chunks, without parsing them. The rest is
 * validated as it comes, with the array empty, so that a broken or truncated document is detected.
 * Where the root is an object and the path is the root, the document is one object, or several in a row. */
export class JsonSplitter {
  readonly records: JsonRecord[] = [];
  readonly notices: JsonNotice[] = [];
  readonly #path: string | undefined;
  /** The object whose keys are those of records, if the path is one of keys. */
  readonly #keyedPath: string | undefined;
  readonly #comments = new JsonComments();
  readonly #noticed = new Set<string>();
  readonly #maxDepth: number;
  readonly #lines = new LineCounter();
  readonly #element: JsonElement;
  #mode: 'outside' | 'probe' | 'value-or-end' | 'comma-or-end' | 'value' | 'sequence' | 'element' | 'over' = 'outside';
  #afterElement: 'comma-or-end' | 'sequence' | 'outside' = 'comma-or-end';
  #recordKey: string | undefined;
  #isDocumentOver = false;
  #elementLine = 1;
  /** Containers around the current position: under which key each was opened, and whether it is an array. */
  readonly #stack: { readonly key: string | undefined; readonly isArray: boolean }[] = [];
  #key: string | undefined;
  #string: string | undefined;
  #lastString: string | undefined;
  #escaped = false;
  readonly #envelope = new JsonEnvelope((what) => this.#notice(`The JSON has ${what} outside its records`, 0));
  readonly #places: JsonPlaces | undefined;
  /** What was read outside of the records since the last time that places were looked for in it. */
  #unseen = '';
  #records = 0;
  /** A list of records was found in this document, or in any. */
  #found = false;
  #hasFound = false;

  /**
   * @param path - keys that lead to the array, joined by dots; `$` for the root; `*` at the end for any key; undefined: the first array of objects.
   * @param places - finds out where else records may be
   */
  constructor(path: string | undefined, limits: FeedLimits, places?: JsonPlaces) {
    this.#path = path;
    this.#places = places;
    this.#keyedPath =
      path === anyKey ? rootPath : path?.endsWith(`.${anyKey}`) === true ? path.slice(0, -2) : undefined;
    this.#maxDepth = limits.maxJsonDepth;
    this.#element = new JsonElement(limits);
  }

  /** The keys that lead to the records. */
  get frame(): RecordFrame {
    const isKeyed = this.#keyedPath !== undefined;
    const path = this.#keyedPath ?? this.#path ?? rootPath;
    const keys = path === rootPath ? [] : path.split('.');
    return {
      before: `${keys.map((key) => `{"${key}": `).join('')}${isKeyed ? '{' : '['}\n`,
      between: ',\n',
      after: `\n${isKeyed ? '}' : ']'}${'}'.repeat(keys.length)}\n`,
    };
  }

  push(text: string): void {
    this.#lines.push(text);
    let at = 0;
    while (at < text.length && this.#mode !== 'over') {
      if (this.#mode === 'element') {
        const end = this.#element.push(text, at, this.#stack.length);
        if (end === -1) break;
        this.#takeRecord();
        at = end;
      } else if (!this.#startsElement(text.charAt(at), at)) {
        at += 1;
      }
    }
    this.#lookForPlaces('');
  }

  #takeRecord(): void {
    const text = this.#element.take();
    this.records.push({ line: this.#elementLine, text, key: this.#recordKey });
    this.#mode = this.#afterElement;
    this.#records += 1;
    if (this.#records > recordsLookedAt && this.#path !== undefined) this.#places?.count(this.#path);
    else this.#lookForPlaces(text);
  }

  /** @param record - that follows what was read outside of the records */
  #lookForPlaces(record: string): void {
    this.#places?.push(this.#unseen + record);
    this.#unseen = '';
  }

  end(): void {
    if (this.#mode === 'element' || this.#stack.length > 0 || this.#string !== undefined) {
      throw new FeedRefusal('feed.truncated', 'The file ends in the middle of the JSON document');
    }
    if (this.#mode !== 'sequence') this.#envelope.end();
    if (!this.#hasFound && this.#path !== undefined) {
      throw new FeedRefusal('feed.record_path_not_found', `The file has no list of records at "${this.#path}"`);
    }
  }

  /** Each notice once: a file that has one usually has thousands. */
  #notice(message: string, at: number): void {
    if (this.#noticed.has(message)) return;
    this.#noticed.add(message);
    this.notices.push({ line: this.#lines.lineOf(at), message });
  }

  /** Consumes a character outside the records. True: an element starts with it, which is read separately. */
  #startsElement(char: string, at: number): boolean {
    if (this.#string === undefined && (char === '/' || this.#comments.isOpen) && this.#comments.takes(char)) {
      this.#notice('Comments in the JSON were ignored', at);
    } else if (this.#mode === 'outside') this.#outside(char, at);
    else if (!space.test(char)) this.#inRecords(char, at);
    return this.#mode === 'element';
  }

  #inRecords(char: string, at: number): void {
    if (this.#mode === 'probe' && char !== '{') {
      this.#mode = 'outside';
      this.#outside(char, at);
    } else if (
      char === ']' &&
      (this.#mode === 'value-or-end' || this.#mode === 'comma-or-end' || this.#mode === 'value')
    ) {
      if (this.#mode === 'value') this.#notice('The comma after the last JSON record was ignored', at);
      this.#mode = 'outside';
      this.#outside(char, at);
    } else if (char === ',' && this.#mode === 'comma-or-end') {
      this.#mode = 'value';
    } else if (this.#mode === 'sequence' && char !== '{') {
      this.#betweenDocuments(char, at);
    } else if (this.#mode === 'comma-or-end' || char === ',' || char === ']' || char === '}') {
      throw this.#malformed(char, at);
    } else {
      this.#startElement(at);
    }
  }

  #startElement(at: number): void {
    this.#found = true;
    this.#hasFound = true;
    this.#elementLine = this.#lines.lineOf(at);
    this.#afterElement = this.#mode === 'sequence' ? 'sequence' : 'comma-or-end';
    this.#mode = 'element';
    this.#element.start(this.#elementLine);
  }

  #outside(char: string, at: number): void {
    if (
      char === '{' &&
      this.#path === rootPath &&
      this.#stack.length === 0 &&
      this.#string === undefined &&
      !this.#found
    ) {
      this.#mode = 'sequence';
      this.#startElement(at);
      return;
    }
    if (this.#stack.length === 0 && this.#string === undefined && this.#isDocumentOver && !space.test(char)) {
      if (char !== '{' && char !== '[') return this.#betweenDocuments(char, at);
      this.#beginDocument(char, at);
      if (this.#mode !== 'outside') return;
    }
    if (char === '{' && this.#isKeyed()) return this.#startKeyed(at);
    if (this.#places !== undefined) this.#unseen += char;
    if (this.#string === undefined && (char === '{' || char === '[')) return this.#open(char === '[', at);
    if (this.#string === undefined && (char === '}' || char === ']')) return this.#close(char, at);
    this.#envelope.add(char);
    if (this.#string !== undefined) this.#inString(char);
    else if (char === '"') this.#string = '';
    else if (char === ':') this.#key = this.#lastString;
    else if (char === ',') this.#key = undefined;
  }

  #close(char: string, at: number): void {
    if (this.#stack.pop()?.isArray !== (char === ']')) throw this.#malformed(char, at);
    this.#isDocumentOver = this.#stack.length === 0;
    this.#envelope.close(char, () => this.#lines.placeOf(at));
  }

  /** Another document after the one that is over. */
  #beginDocument(char: string, at: number): void {
    this.#envelope.end();
    this.#notice('Several JSON documents in a row were read as one', at);
    this.#isDocumentOver = false;
    this.#found = false;
    if (char !== '{' || this.#path !== rootPath) return;
    this.#mode = 'sequence';
    this.#startElement(at);
  }

  /** Text after a document. A comma may separate documents; any other text is what a program printed after the feed. */
  #betweenDocuments(char: string, at: number): void {
    if (char === ',' && this.#mode === 'sequence') {
      this.#notice('The JSON records are separated by commas, but are not in a list', at);
    } else if (char === ',' || char === ':' || char === ']' || char === '}') {
      throw this.#malformed(char, at);
    } else {
      this.#mode = 'over';
      this.#notice('The text after the JSON document was ignored', at);
    }
  }

  /** Whether what opens here is a value of the object whose keys are those of records. */
  #isKeyed(): boolean {
    if (this.#keyedPath === undefined || this.#string !== undefined || this.#key === undefined) return false;
    return this.#stack.at(-1)?.isArray === false && this.#currentPath() === this.#keyedPath;
  }

  /** A record under a key. Those before it are forgotten: the object would grow with them. */
  #startKeyed(at: number): void {
    this.#recordKey = this.#key;
    this.#key = undefined;
    this.#envelope.forget();
    this.#startElement(at);
    this.#afterElement = 'outside';
  }

  #inString(char: string): void {
    if (!this.#escaped && char === '"') {
      this.#lastString = this.#string;
      this.#string = undefined;
      return;
    }
    this.#escaped = !this.#escaped && char === '\\';
    this.#string = (this.#string ?? '') + char;
  }

  #open(isArray: boolean, at: number): void {
    this.#envelope.open(isArray ? '[' : '{');
    const isKeyed = isArray && this.#isKeyed();
    if (isKeyed) this.#recordKey = this.#key;
    const withinArray = this.#stack.some((container) => container.isArray);
    this.#stack.push({ key: this.#stack.length === 0 ? undefined : this.#key, isArray });
    this.#key = undefined;
    if (this.#stack.length > this.#maxDepth) {
      const line = this.#lines.lineOf(at);
      throw new FeedRefusal('feed.too_deep', `The JSON is nested more than ${String(this.#maxDepth)} levels deep`, {
        line,
      });
    }
    if (!isArray || withinArray || (this.#found && !isKeyed)) return;
    if (this.#path === undefined) this.#mode = 'probe';
    else if (isKeyed || this.#path === this.#currentPath()) {
      this.#found = true;
      this.#hasFound = true;
      this.#mode = 'value-or-end';
    }
  }

  #currentPath(): string {
    const keys = this.#stack.slice(1).map((container) => container.key ?? '');
    return keys.length === 0 ? rootPath : keys.join('.');
  }

  #malformed(char: string, at: number): FeedRefusal {
    return new FeedRefusal('feed.json_malformed', `The JSON has an unexpected ${char}`, this.#lines.placeOf(at));
  }
}

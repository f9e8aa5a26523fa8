import type { FeedLimits } from './feed-limits.ts';
import { FeedRefusal } from './feed-refusal.ts';
import { JsonElement } from './json-element.ts';
import { LineCounter } from './line-counter.ts';

/** Text of one entry of the array that holds the records. */
export interface JsonRecord {
  readonly line: number;
  readonly text: string;
}

/** Path of the root, where the whole document is the array. */
export const rootPath = '$';

/** Maximum number of characters outside the records, which are kept for validation at the end. */
const envelopeChars = 2_097_152;

const space = /\s/;

/** Cuts the entries of one array out of a JSON text that arrives in chunks, without parsing them. The rest is
 * validated by `JSON.parse` at the end, with the array empty, so that a broken or truncated document is detected.
 * Where the root is an object and the path is the root, the document is one object, or several in a row. */
export class JsonSplitter {
  readonly records: JsonRecord[] = [];
  readonly #path: string | undefined;
  readonly #maxDepth: number;
  readonly #lines = new LineCounter();
  readonly #element: JsonElement;
  #mode: 'outside' | 'probe' | 'value-or-end' | 'comma-or-end' | 'value' | 'sequence' | 'element' = 'outside';
  #afterElement: 'comma-or-end' | 'sequence' = 'comma-or-end';
  #elementLine = 1;
  /** Containers around the current position: under which key each was opened, and whether it is an array. */
  readonly #stack: { readonly key: string | undefined; readonly isArray: boolean }[] = [];
  #key: string | undefined;
  #string: string | undefined;
  #lastString: string | undefined;
  #escaped = false;
  #envelope = '';
  #found = false;

  /**
   * @param path - keys that lead to the array, joined by dots; `$` for the root; undefined: the first array of objects.
   */
  constructor(path: string | undefined, limits: FeedLimits) {
    this.#path = path;
    this.#maxDepth = limits.maxJsonDepth;
    this.#element = new JsonElement(limits);
  }

  push(text: string): void {
    this.#lines.push(text);
    let at = 0;
    while (at < text.length) {
      if (this.#mode === 'element') {
        const end = this.#element.push(text, at, this.#stack.length);
        if (end === -1) break;
        this.records.push({ line: this.#elementLine, text: this.#element.take() });
        this.#mode = this.#afterElement;
        at = end;
      } else if (!this.#startsElement(text.charAt(at), at)) {
        at += 1;
      }
    }
  }

  end(): void {
    if (this.#mode === 'element' || this.#stack.length > 0 || this.#string !== undefined) {
      throw new FeedRefusal('feed.truncated', 'The file ends in the middle of the JSON document');
    }
    try {
      if (this.#mode !== 'sequence') JSON.parse(this.#envelope);
    } catch (cause) {
      throw new FeedRefusal('feed.json_malformed', 'The file is not valid JSON outside its records', {}, { cause });
    }
    if (!this.#found && this.#path !== undefined) {
      throw new FeedRefusal('feed.record_path_not_found', `The file has no list of records at "${this.#path}"`);
    }
  }

  /** Consumes a character outside the records. True: an element starts with it, which is read separately. */
  #startsElement(char: string, at: number): boolean {
    if (this.#mode === 'outside') this.#outside(char, at);
    else if (!space.test(char)) this.#inRecords(char, at);
    return this.#mode === 'element';
  }

  #inRecords(char: string, at: number): void {
    if (this.#mode === 'probe' && char !== '{') {
      this.#mode = 'outside';
      this.#outside(char, at);
    } else if (char === ']' && (this.#mode === 'value-or-end' || this.#mode === 'comma-or-end')) {
      this.#mode = 'outside';
      this.#outside(char, at);
    } else if (char === ',' && this.#mode === 'comma-or-end') {
      this.#mode = 'value';
    } else if (
      this.#mode === 'comma-or-end' ||
      char === ',' ||
      char === ']' ||
      char === '}' ||
      (this.#mode === 'sequence' && char !== '{')
    ) {
      throw this.#malformed(char, at);
    } else {
      this.#startElement(at);
    }
  }

  #startElement(at: number): void {
    this.#found = true;
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
    this.#envelope += char;
    if (this.#envelope.length > envelopeChars) {
      throw new FeedRefusal('feed.record_too_large', 'The file contains more than 2 MB of JSON outside its records');
    }
    if (this.#string !== undefined) this.#inString(char);
    else if (char === '"') this.#string = '';
    else if (char === ':') this.#key = this.#lastString;
    else if (char === ',') this.#key = undefined;
    else if (char === '{' || char === '[') this.#open(char === '[', at);
    else if ((char === '}' || char === ']') && this.#stack.pop()?.isArray !== (char === ']'))
      throw this.#malformed(char, at);
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
    const withinArray = this.#stack.some((container) => container.isArray);
    this.#stack.push({ key: this.#stack.length === 0 ? undefined : this.#key, isArray });
    this.#key = undefined;
    if (this.#stack.length > this.#maxDepth) {
      const line = this.#lines.lineOf(at);
      throw new FeedRefusal('feed.too_deep', `The JSON is nested more than ${String(this.#maxDepth)} levels deep`, {
        line,
      });
    }
    if (!isArray || withinArray || this.#found) return;
    if (this.#path === undefined) this.#mode = 'probe';
    else if (this.#path === this.#currentPath()) {
      this.#found = true;
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

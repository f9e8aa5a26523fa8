import type { FeedLimits } from './feed-limits.ts';
import { FeedRefusal, recordTooLarge } from './feed-refusal.ts';
import { JsonComments } from './json-comments.ts';

const quote = 34;
const comma = 44;
const slash = 47;
const openArray = 91;
const backslash = 92;
const closeArray = 93;
const openObject = 123;
const closeObject = 125;

/** Finds the end of one JSON value in a text that arrives in chunks, just by its brackets and strings. */
export class JsonElement {
  readonly #limits: FeedLimits;
  #parts: string[] = [];
  #chars = 0;
  #line = 1;
  #inString = false;
  #escaped = false;
  /** Closing brackets that are still missing. */
  #due: number[] = [];
  #started = false;
  readonly #comments = new JsonComments();
  #inComment = false;

  constructor(limits: FeedLimits) {
    this.#limits = limits;
  }

  start(line: number): void {
    this.#parts = [];
    this.#chars = 0;
    this.#line = line;
    this.#inString = false;
    this.#escaped = false;
    this.#due = [];
    this.#started = false;
  }

  /** Text of the value that has ended. */
  take(): string {
    return this.#parts.length === 1 ? (this.#parts[0] ?? '') : this.#parts.join('');
  }

  /** Consumes the value's text, starting at `from`.
   * @param depth - containers around the value.
   * @returns where it ends in `text`, or -1 if it does not end there.
   * @throws FeedRefusal `feed.too_deep`, `feed.record_too_large`, `feed.json_malformed` */
  push(text: string, from: number, depth: number): number {
    const end = this.#endIn(text, from, depth);
    const part = end === -1 ? text.slice(from) : text.slice(from, end);
    this.#parts.push(part);
    this.#chars += part.length;
    if (this.#chars > this.#limits.maxRecordChars) {
      throw recordTooLarge(this.#line);
    }
    return end;
  }

  #endIn(text: string, from: number, depth: number): number {
    let at = from;
    while (at < text.length) {
      if (this.#inString) {
        at = this.#endOfString(text, at);
        continue;
      }
      const code = text.charCodeAt(at);
      if ((this.#inComment || (code === slash && mayBeComment(text, at))) && this.#takesComment(text.charAt(at))) {
        // A comment may contain anything.
      } else if (code === quote) {
        this.#inString = true;
      } else if (code === openObject || code === openArray) {
        this.#due.push(code === openObject ? closeObject : closeArray);
        if (depth + this.#due.length > this.#limits.maxJsonDepth) throw this.#tooDeep();
      } else if (this.#due.length === 0) {
        // A bare value ends before what follows it; the first character belongs to it in any case.
        if (this.#started && (code === comma || code === closeArray || code === closeObject || code <= 32)) return at;
      } else if (code === closeObject || code === closeArray) {
        if (this.#due.pop() !== code) throw this.#malformed();
        if (this.#due.length === 0) return at + 1;
      }
      this.#started = true;
      at += 1;
    }
    return -1;
  }

  #takesComment(char: string): boolean {
    const takes = this.#comments.takes(char);
    this.#inComment = this.#comments.isOpen;
    return takes;
  }

  /** Position after the string's closing quote, or the end of the text. */
  #endOfString(text: string, from: number): number {
    let at = this.#escaped ? from + 1 : from;
    this.#escaped = false;
    while (at < text.length) {
      const code = text.charCodeAt(at);
      if (code === quote) {
        this.#inString = false;
        return at + 1;
      }
      at += code === backslash ? 2 : 1;
    }
    this.#escaped = at > text.length;
    return text.length;
  }

  #tooDeep(): FeedRefusal {
    const levels = String(this.#limits.maxJsonDepth);
    return new FeedRefusal('feed.too_deep', `The JSON is nested more than ${levels} levels deep`, { line: this.#line });
  }

  #malformed(): FeedRefusal {
    return new FeedRefusal('feed.json_malformed', 'The brackets of a JSON record do not match', { line: this.#line });
  }
}

/** After a colon or an apostrophe, slashes are part of an address without quotation marks. */
function mayBeComment(text: string, at: number): boolean {
  const before = text.charAt(at - 1);
  return before !== ':' && before !== "'";
}

/** How delimited text is written. One delimiter character; a quote character, or empty for no quoting. */
export interface CsvDialect {
  readonly delimiter: string;
  readonly quote: string;
  /** As in Go's encoding/csv: quotes in unquoted fields and lone quotes in quoted ones are data. */
  readonly lazy: boolean;
  /** Treats quotes that are never closed as data. Only together with `lazy`. */
  readonly guard: boolean;
}

/** What was found where a record begins. */
export type CsvParsed =
  /** `end` is the position of the line end that ends it, or the length of the text; `lines` how many it takes up. */
  | { readonly kind: 'fields'; readonly fields: string[]; readonly end: number; readonly lines: number }
  /** A quoted field continues past the end of the text; `at` is the position of its opening quote. */
  | { readonly kind: 'open'; readonly fields: string[]; readonly at: number }
  | { readonly kind: 'bare-quote' | 'stray-quote'; readonly at: number };

const lineFeed = 10;

/** Parses records of a text whose lines end at LF, as Go's encoding/csv does. Every character of a feed comes through
 * here: it compares codes, allocates nothing but the fields, and looks for the next delimiter and line end only once. */
export class CsvScan {
  readonly #text: string;
  readonly #dialect: CsvDialect;
  /** The first ones that are not before the last position that was asked for; Infinity if there are no more. */
  #delimiterAt = -1;
  #lineEnd = -1;

  constructor(text: string, dialect: CsvDialect) {
    this.#text = text;
    this.#dialect = dialect;
  }

  /** The record that begins at a position, which is never before that of an earlier call. */
  record(start: number): CsvParsed {
    const text = this.#text;
    const { delimiter, quote, lazy } = this.#dialect;
    const quoteCode = quote === '' ? -1 : quote.charCodeAt(0);
    const delimiterCode = delimiter.charCodeAt(0);
    const fields: string[] = [];
    let at = start;
    let lines = 1;
    if (this.#lineEnd < at) this.#lineEnd = positionOf('\n', text, at);
    for (;;) {
      if (text.charCodeAt(at) !== quoteCode) {
        if (this.#delimiterAt < at) this.#delimiterAt = positionOf(delimiter, text, at);
        const end = Math.min(this.#delimiterAt, this.#lineEnd, text.length);
        const value = text.slice(at, end);
        const bare = lazy || quote === '' ? -1 : value.indexOf(quote);
        if (bare !== -1) return { kind: 'bare-quote', at: at + bare };
        fields.push(value);
        if (end !== this.#delimiterAt) return { kind: 'fields', fields, end, lines };
        at = end + 1;
        continue;
      }
      let value = '';
      let from = at + 1;
      let found = text.indexOf(quote, from);
      let next = -1;
      for (; found !== -1; found = text.indexOf(quote, from)) {
        next = found + 1 === text.length ? -1 : text.charCodeAt(found + 1);
        if (next === -1 || next === delimiterCode || next === lineFeed) break;
        if (next !== quoteCode && !lazy) return { kind: 'stray-quote', at: found };
        // One of a pair of quotes, or a lone one that is data.
        value += text.slice(from, found + 1);
        from = next === quoteCode ? found + 2 : found + 1;
      }
      const last = found === -1 ? text.slice(from) : text.slice(from, found);
      fields.push(value === '' ? last : value + last);
      if (found === -1) return { kind: 'open', fields, at };
      for (; this.#lineEnd < found; lines += 1) this.#lineEnd = positionOf('\n', text, this.#lineEnd + 1);
      if (next !== delimiterCode) return { kind: 'fields', fields, end: found + 1, lines };
      at = found + 2;
    }
  }
}

/** Parses a text that has one record. */
export function parseRecord(text: string, dialect: CsvDialect): CsvParsed {
  return new CsvScan(text, dialect).record(0);
}

/** Whether a quoted field is still open at the end of a line that starts within one. An error ends a record, too. */
export function staysOpen(line: string, dialect: CsvDialect): boolean {
  return parseRecord(`${dialect.quote}${line}`, dialect).kind === 'open';
}

function positionOf(character: string, text: string, from: number): number {
  const at = text.indexOf(character, from);
  return at === -1 ? Infinity : at;
}

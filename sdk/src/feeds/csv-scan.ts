/** How delimited text is written. One delimiter character; a quote character, or empty for no quoting. */
export interface CsvDialect {
  readonly delimiter: string;
  readonly quote: string;
  /** As in Go's encoding/csv: quotes in unquoted fields and lone quotes in quoted ones are data. */
  readonly lazy: boolean;
  /** Treats quotes that are never closed as data. Only together with `lazy`. */
  readonly guard: boolean;
}

/** What the text of one record contains. */
export type CsvParsed =
  | { readonly kind: 'fields'; readonly fields: string[] }
  /** A quoted field continues past the end; `at` is the position of its opening quote. */
  | { readonly kind: 'open'; readonly fields: string[]; readonly at: number }
  | { readonly kind: 'bare-quote' | 'stray-quote'; readonly at: number };

/** Parses one record, whose lines are separated by LF, as Go's encoding/csv does. Compares codes and allocates nothing
 * but the fields: every byte of a feed comes through here. */
export function parseRecord(text: string, { delimiter, quote, lazy }: CsvDialect): CsvParsed {
  const quoteCode = quote === '' ? -1 : quote.charCodeAt(0);
  const delimiterCode = delimiter.charCodeAt(0);
  const fields: string[] = [];
  let at = 0;
  for (;;) {
    if (text.charCodeAt(at) !== quoteCode) {
      const end = text.indexOf(delimiter, at);
      const value = end === -1 ? text.slice(at) : text.slice(at, end);
      const bare = lazy || quote === '' ? -1 : value.indexOf(quote);
      if (bare !== -1) return { kind: 'bare-quote', at: at + bare };
      fields.push(value);
      if (end === -1) return { kind: 'fields', fields };
      at = end + 1;
      continue;
    }
    let value = '';
    let from = at + 1;
    let found = text.indexOf(quote, from);
    for (; found !== -1; found = text.indexOf(quote, from)) {
      const next = found + 1 === text.length ? -1 : text.charCodeAt(found + 1);
      if (next === -1 || next === delimiterCode) break;
      if (next !== quoteCode && !lazy) return { kind: 'stray-quote', at: found };
      // One of a pair of quotes, or a lone one that is data.
      value += text.slice(from, found + 1);
      from = next === quoteCode ? found + 2 : found + 1;
    }
    const last = found === -1 ? text.slice(from) : text.slice(from, found);
    fields.push(value === '' ? last : value + last);
    if (found === -1) return { kind: 'open', fields, at };
    if (found + 1 === text.length) return { kind: 'fields', fields };
    at = found + 2;
  }
}

/** Whether a quoted field is still open at the end of a line that starts within one. An error ends a record, too. */
export function staysOpen(line: string, dialect: CsvDialect): boolean {
  return parseRecord(`${dialect.quote}${line}`, dialect).kind === 'open';
}

/** How delimited text is written. One delimiter character; a quote character, or empty for no quoting. */
export interface CsvDialect {
  readonly delimiter: string;
  readonly quote: string;
  /** As in Go's encoding/csv: quotes in unquoted fields and lone quotes in quoted ones are data. */
  readonly lazy: boolean;
  /** Takes quotes that nobody closes literally. Only together with `lazy`. */
  readonly guard: boolean;
}

/** What the text of one record holds. */
export type CsvParsed =
  | { readonly kind: 'fields'; readonly fields: string[] }
  /** A quoted field goes on past the end; `at` is where its opening quote stands. */
  | { readonly kind: 'open'; readonly fields: string[]; readonly at: number }
  | { readonly kind: 'bare-quote' | 'stray-quote'; readonly at: number };

/** Parses one record, whose lines are separated by LF, as Go's encoding/csv does. */
export function parseRecord(text: string, dialect: CsvDialect): CsvParsed {
  const { delimiter, quote, lazy } = dialect;
  const fields: string[] = [];
  let at = 0;
  for (;;) {
    if (quote !== '' && text.startsWith(quote, at)) {
      const field = quotedField(text, at, dialect);
      if (field.kind === 'stray-quote') return field;
      fields.push(field.value);
      if (field.kind === 'open') return { kind: 'open', fields, at };
      if (field.next === -1) return { kind: 'fields', fields };
      at = field.next;
      continue;
    }
    const found = text.indexOf(delimiter, at);
    const value = found === -1 ? text.slice(at) : text.slice(at, found);
    const bare = lazy || quote === '' ? -1 : value.indexOf(quote);
    if (bare !== -1) return { kind: 'bare-quote', at: at + bare };
    fields.push(value);
    if (found === -1) return { kind: 'fields', fields };
    at = found + 1;
  }
}

type QuotedField =
  /** `next`: where the next field starts, -1 at the end of the record. */
  | { readonly kind: 'closed'; readonly value: string; readonly next: number }
  | { readonly kind: 'open'; readonly value: string }
  | { readonly kind: 'stray-quote'; readonly at: number };

function quotedField(text: string, start: number, { delimiter, quote, lazy }: CsvDialect): QuotedField {
  let value = '';
  let from = start + 1;
  for (;;) {
    const found = text.indexOf(quote, from);
    if (found === -1) return { kind: 'open', value: value + text.slice(from) };
    const after = found + 1;
    if (after === text.length) return { kind: 'closed', value: value + text.slice(from, found), next: -1 };
    if (text.startsWith(quote, after)) {
      value += text.slice(from, after);
      from = after + 1;
    } else if (text.startsWith(delimiter, after)) {
      return { kind: 'closed', value: value + text.slice(from, found), next: after + 1 };
    } else if (lazy) {
      value += text.slice(from, after);
      from = after;
    } else {
      return { kind: 'stray-quote', at: found };
    }
  }
}

/** Whether a quoted field is still open at the end of a line that starts within one. An error ends a record, too. */
export function staysOpen(line: string, dialect: CsvDialect): boolean {
  const rest = quotedField(`${dialect.quote}${line}`, 0, dialect);
  if (rest.kind !== 'closed') return rest.kind === 'open';
  if (rest.next === -1) return false;
  return parseRecord(line.slice(rest.next - 1), dialect).kind === 'open';
}

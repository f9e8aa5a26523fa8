import { guardLines, mayRunAway, openLine, runsAway, type OpenLine } from './csv-guard.ts';
import { defaultLimits, type FeedLimits } from './feed-limits.ts';
import { FeedRefusal, recordTooLarge } from './feed-refusal.ts';
import { CsvScan, parseRecord, staysOpen, type CsvDialect, type CsvParsed } from './csv-scan.ts';
import { rowCodeMessages, type RowCode } from './row-problem.ts';

/** One record of delimited text. `line` is where it starts, from 1. */
export interface CsvRecord {
  readonly line: number;
  readonly fields: string[];
  /** As it is in the source, if that is kept. */
  readonly text?: string;
}

/** A record that could not be read, or whose reading is doubtful. `column` counts characters from 1. */
export interface CsvProblem {
  readonly severity: 'error' | 'warning';
  readonly line: number;
  readonly column: number;
  readonly code: RowCode;
  readonly message: string;
  readonly text: string;
}

/** Reads delimited text with the behavior of Go's encoding/csv, strict or lazy, from chunks of any size. Lines end
 * at LF or CRLF, even within quotes; empty lines are skipped; a lone CR is data. After a broken record, reading
 * continues at the next physical line. Columns of errors count characters, where Go counts bytes.
 * @see docs/specification/decisions.md §7 for the meaning of lazy quotes and for the guard */
export class CsvReader {
  /** What has been read since the caller last emptied these. */
  readonly records: CsvRecord[] = [];
  readonly problems: CsvProblem[] = [];
  readonly #dialect: CsvDialect;
  readonly #limits: FeedLimits;
  readonly #keepsText: boolean;
  #expected: number | undefined;
  /** Chunks that hold the beginning of an unfinished line. */
  #held: string[] = [];
  #heldChars = 0;
  /** The last chunk ended with a CR, which is not held: the next one may begin with its LF. */
  #endsWithCr = false;
  /** Number of the last physical line that ended. */
  #line = 0;
  /** Lines of a record with a quoted field that is still open; the first one starts the record. */
  #open: OpenLine[] = [];
  #openChars = 0;
  #guardAsked = false;

  constructor(dialect: CsvDialect, limits: FeedLimits = defaultLimits, keepsText = false) {
    this.#dialect = dialect;
    this.#limits = limits;
    this.#keepsText = keepsText;
  }

  push(chunk: string): void {
    const text = this.#withHeld(chunk);
    if (text === undefined) return;
    const scan = new CsvScan(text, this.#dialect);
    let at = 0;
    // What a scan gave no record for is read line by line, and not scanned twice.
    let byLineUntil = 0;
    while (at < text.length) {
      if (this.#open.length === 0 && at >= byLineUntil) {
        const parsed = scan.record(at);
        if (parsed.kind === 'fields' && parsed.end < text.length && this.#isCertain(text, at, parsed)) {
          if (parsed.end > at) this.#emitAt(text, at, parsed);
          this.#line += parsed.lines;
          at = parsed.end + 1;
          continue;
        }
        byLineUntil = parsed.kind === 'fields' ? parsed.end : parsed.kind === 'open' ? text.length : parsed.at;
      }
      const end = text.indexOf('\n', at);
      if (end === -1) break;
      this.#line += 1;
      this.#readLine(openLine(text.slice(at, end)));
      at = end + 1;
    }
    this.#hold(text.slice(at));
  }

  #emitAt(text: string, at: number, { fields, end }: { readonly fields: string[]; readonly end: number }): void {
    this.#emit(this.#line + 1, fields, end - at, this.#keepsText ? text.slice(at, end) : undefined);
  }

  /** Whether the guard has nothing to say about a record: it judges those of several lines by the first one. */
  #isCertain(text: string, start: number, { lines }: { readonly lines: number }): boolean {
    if (lines === 1 || !this.#dialect.guard) return true;
    const first = openLine(text.slice(start, text.indexOf('\n', start)));
    return !mayRunAway(first, this.#dialect.delimiter, this.#expected);
  }

  /** Ends the last line, and with it a record that is still open. */
  end(): void {
    const last = this.#takeHeld();
    if (last !== '') {
      this.#line += 1;
      this.#readLine(openLine(last));
    }
    while (this.#open.length > 0) this.#endOpen(last === '');
  }

  /** The chunk with what was held before it, and CRLF as LF. Undefined while it ends no line. */
  #withHeld(chunk: string): string | undefined {
    let text = this.#endsWithCr ? `\r${chunk}` : chunk;
    this.#endsWithCr = text.endsWith('\r');
    if (this.#endsWithCr) text = text.slice(0, -1);
    const end = text.indexOf('\n');
    if (end === -1) {
      this.#hold(text);
      return undefined;
    }
    if (text.includes('\r')) text = text.replaceAll('\r\n', '\n');
    return this.#heldChars > 0 ? this.#takeHeld() + text : text;
  }

  #hold(text: string): void {
    if (text === '') return;
    this.#held.push(text);
    this.#heldChars += text.length;
    if (this.#heldChars > this.#limits.maxRecordChars) throw tooLarge(this.#line + 1);
  }

  #takeHeld(): string {
    const text = this.#held.join('');
    this.#held = [];
    this.#heldChars = 0;
    return text;
  }

  #readLine(line: OpenLine): void {
    if (this.#open.length > 0) this.#continueRecord(line);
    else if (line.text !== '') this.#startRecord(line);
  }

  #startRecord(line: OpenLine): void {
    const parsed = parseRecord(line.text, this.#dialect);
    if (parsed.kind === 'open') {
      this.#open = [line];
      this.#openChars = line.text.length;
      this.#guardAsked = false;
    } else {
      this.#finish(parsed, this.#line, line.text);
    }
  }

  #continueRecord(line: OpenLine): void {
    this.#open.push(line);
    this.#openChars += line.text.length + 1;
    line.staysOpen ??= staysOpen(line.text, this.#dialect);
    const full = this.#openChars > this.#limits.maxRecordChars;
    const atGuard = !line.staysOpen || full || this.#open.length > guardLines;
    if (atGuard && this.#takesFirstLineLiterally()) return;
    if (full) throw tooLarge(this.#openLine());
    if (line.staysOpen) return;
    const start = this.#openLine();
    const text = this.#openText();
    this.#open = [];
    this.#finish(parseRecord(text, this.#dialect), start, text);
  }

  /** Line on which the open record starts. */
  #openLine(): number {
    return this.#line - this.#open.length + 1;
  }

  #openText(): string {
    return this.#open.map((line) => line.text).join('\n');
  }

  #finish(parsed: CsvParsed, line: number, text: string): void {
    if (parsed.kind === 'fields' || parsed.kind === 'open') {
      this.#emit(line, parsed.fields, text.length, text);
      return;
    }
    const before = text.slice(0, parsed.at);
    const column = parsed.at - before.lastIndexOf('\n');
    this.#report(parsed.kind === 'bare-quote' ? 'row.bare_quote' : 'row.stray_quote', 'error', {
      line: line + before.split('\n').length - 1,
      column,
      text,
    });
  }

  /** Handles the end of the text within a quoted field. Lazy: the field ends there. Strict: an error, and the lines
   * below the one that opened the quote are read again, because one forgotten quote must not cost them all. */
  #endOpen(endedByLineEnd: boolean): void {
    if (this.#takesFirstLineLiterally()) return;
    const line = this.#openLine();
    const lines = this.#open;
    const first = lines[0]?.text ?? '';
    const text = this.#openText() + (endedByLineEnd ? '\n' : '');
    const parsed = parseRecord(text, this.#dialect);
    if (parsed.kind === 'open' && this.#takesLastLineLiterally(first, parsed.fields)) return;
    const column = parsed.kind === 'open' ? parsed.at + 1 : 1;
    this.#report('row.unterminated_quote', this.#dialect.lazy ? 'warning' : 'error', { line, column, text: first });
    this.#open = [];
    if (this.#dialect.lazy) this.#finish(parsed, line, text);
    else this.#readAgain(lines.slice(1));
  }

  #takesFirstLineLiterally(): boolean {
    if (!this.#dialect.guard || this.#guardAsked) return false;
    this.#guardAsked = true;
    const lines = this.#open;
    if (!runsAway(lines, this.#dialect.delimiter, this.#expected)) return false;
    const line = this.#openLine();
    const text = lines[0]?.text ?? '';
    this.#report('row.unbalanced_quote', 'warning', { line, column: text.indexOf(this.#dialect.quote) + 1, text });
    this.#emit(line, text.split(this.#dialect.delimiter), text.length, text);
    this.#readAgain(lines.slice(1));
    return true;
  }

  /** The same at the end of the text, where no line follows: then quotes as data have to give the expected columns, and
   * quotes as quotes not. */
  #takesLastLineLiterally(text: string, quoted: readonly string[]): boolean {
    const fields = text.split(this.#dialect.delimiter);
    const isLikely = this.#open.length === 1 && fields.length > 2 && fields.length === this.#expected;
    if (!this.#dialect.guard || !isLikely || quoted.length === fields.length) return false;
    const column = text.indexOf(this.#dialect.quote) + 1;
    this.#open = [];
    this.#report('row.unbalanced_quote', 'warning', { line: this.#line, column, text });
    this.#emit(this.#line, fields, text.length, text);
    return true;
  }

  #readAgain(lines: readonly OpenLine[]): void {
    this.#open = [];
    this.#line -= lines.length;
    for (const line of lines) {
      this.#line += 1;
      this.#readLine(line);
    }
  }

  #emit(line: number, fields: string[], chars: number, text: string | undefined): void {
    const { maxColumns, maxFieldChars, maxRecordChars } = this.#limits;
    if (chars > maxRecordChars) throw tooLarge(line);
    if (fields.length > maxColumns) {
      throw new FeedRefusal('feed.too_many_columns', `A row has more than ${String(maxColumns)} columns`, { line });
    }
    this.#expected ??= fields.length;
    if (chars > maxFieldChars && fields.some((field) => field.length > maxFieldChars)) {
      this.#report('row.field_too_large', 'error', {
        line,
        column: 1,
        text: text ?? fields.join(this.#dialect.delimiter),
      });
      return;
    }
    this.records.push(this.#keepsText && text !== undefined ? { line, fields, text } : { line, fields });
  }

  #report(code: RowCode, severity: 'error' | 'warning', place: Pick<CsvProblem, 'line' | 'column' | 'text'>): void {
    this.problems.push({ severity, code, message: rowCodeMessages[code], ...place });
  }
}

function tooLarge(line: number): FeedRefusal {
  return recordTooLarge(line, 'A record', '; a quote may have been opened and never closed');
}

import { noText, refuseNoText } from './content-kind.ts';
import { isKnownName } from './column-names.ts';
import { frontNotes, linesIn, separatorLine, startOfLine } from './csv-front.ts';
import { detectDialect, looksLikeHeader, type DialectFinding } from './csv-dialect.ts';
import { detectEncoding, knownEncoding, statedEncoding, type FeedEncoding } from './encoding.ts';
import { defaultLimits } from './feed-limits.ts';
import type { FeedFormat, FeedOptions, FeedShape } from './feed-options.ts';
import { isBinary, layoutOf, type Beginning } from './feed-layout.ts';
import { FeedRefusal } from './feed-refusal.ts';
import { blankedFront, commentsBeforeJson, frontMatterOf, type FrontMatter } from './front-matter.ts';
import { withoutComments } from './json-comments.ts';
import { JsonElement } from './json-element.ts';
import { JsonPlaces } from './json-record-paths.ts';
import { errorInJson, otherXml } from './not-a-feed.ts';
import { xmlRecordCandidates } from './record-paths.ts';
import { rootPath, type RecordCandidate } from './record-place.ts';
import { FeedDecoder } from './text-decoding.ts';
import { dtdNotAllowed } from './xml-elements.ts';

/** Bytes from the beginning of a feed by which it is recognized. */
export const sniffedBytes = 262_144;

/** What sniffing starts from. */
export interface SniffOptions extends FeedOptions {
  /** The bytes are the whole feed, so its last line is complete. */
  readonly complete?: boolean | undefined;
}

/** Recognizes a feed by its beginning: format, encoding, delimiter, quote character, header row, location of the
 * records. The content decides; anything that the options state is kept.
 * @param firstBytes - unpacked; {@link sniffedBytes} of them, or all.
 * @throws FeedRefusal for anything that is not a feed */
export function sniffFeed(firstBytes: Uint8Array, options: SniffOptions = {}): FeedShape {
  const encoding = encodingOf(firstBytes, options);
  refuseNoText(firstBytes, encoding.label);
  const decoder = new FeedDecoder(encoding);
  const text = decoder.decode(firstBytes) + (options.complete === true ? decoder.end() : '');
  if (text.trim() === '') throw new FeedRefusal('feed.empty', 'The file is empty');
  const front = frontOf(text);
  const feed = plainJson(blankedFront(text, front.length));
  const { delimiter, quote } = options;
  const beginning = { text: feed, lines: wholeLines(text, options.complete === true), stated: { delimiter, quote } };
  if (isBinary(beginning)) throw noText();
  const format = options.format ?? formatOf(beginning, options.complete === true);
  const notes = format === 'csv' ? [] : [...front.notes];
  if (options.encoding === undefined && decoder.encoding === 'windows-1252') {
    notes.push('The text is not UTF-8 and was read as Windows-1252. If letters look wrong, choose another encoding.');
  }
  const declared = options.encoding === undefined ? statedEncoding(firstBytes) : undefined;
  if (
    declared !== undefined &&
    encoding.certain &&
    knownEncoding(declared) !== decoder.encoding &&
    decoder.encoding !== 'windows-1252'
  )
    notes.push(
      `The file says that it is in ${declared}, but it is in ${decoder.encoding.toUpperCase()} and was read as that.`,
    );
  const basis: FeedShape = {
    format,
    sourceFormat: format === 'xml' ? 'xml' : 'json',
    encoding: decoder.encoding,
    gzip: false,
    delimiter: null,
    quote: null,
    hasHeaderRow: false,
    headerRow: null,
    firstRowLooksLikeHeader: false,
    suggestedDelimiter: null,
    recordPath: null,
    recordCandidates: [],
    endsLinesWithCr: false,
    frontChars: 0,
    notes,
  };
  if (format === 'csv') return csvShape(basis, text, options);
  const document = { ...basis, frontChars: front.length };
  if (format === 'ndjson') return document;
  return format === 'json' ? jsonShape(document, feed, options) : xmlShape(document, feed, options);
}

function frontOf(text: string): FrontMatter {
  const front = frontMatterOf(text);
  return front.length > 0 ? front : commentsBeforeJson(text);
}

/** What begins like JSON, without its comments. */
function plainJson(text: string): string {
  return /^\s*[{[]/.test(text) ? withoutComments(text) : text;
}

function encodingOf(bytes: Uint8Array, { encoding }: FeedOptions): FeedEncoding {
  if (encoding === undefined) return detectEncoding(bytes);
  const label = knownEncoding(encoding);
  if (label === undefined) throw new FeedRefusal('feed.bad_options', `Unknown encoding "${encoding}"`);
  return { label, certain: true };
}

function formatOf(beginning: Beginning, complete: boolean): FeedFormat {
  const { text } = beginning;
  const layout = layoutOf(beginning);
  if (layout === 'csv' || layout === 'xml') return layout;
  return layout === 'json-object' && isObjectPerLine(text, complete) ? 'ndjson' : 'json';
}

/** The first line is a complete JSON object, and another one follows. */
function isObjectPerLine(text: string, complete: boolean): boolean {
  const [first = '', ...rest] = text.trimStart().split('\n', 50);
  const second = rest.find((line) => line.trim() !== '');
  if (second === undefined) return complete && isOneRecord(text);
  if (!second.trimStart().startsWith('{')) return false;
  // A broken first line is one bad record among others.
  return parsed(first) !== undefined || first.trimEnd().endsWith('}');
}

function jsonShape(basis: FeedShape, text: string, options: SniffOptions): FeedShape {
  const recordCandidates = candidatesIn(text);
  const isRoot = isSeriesOfRecords(text) || (options.complete === true && isOneRecord(text));
  const found = recordCandidates[0]?.path ?? (isRoot ? rootPath : null);
  const other = found === null && options.complete === true ? errorInJson(parsed(text)) : undefined;
  if (other !== undefined && options.recordPath === undefined) throw other;
  return { ...basis, recordPath: options.recordPath ?? found, recordCandidates };
}

function candidatesIn(text: string): RecordCandidate[] {
  const places = new JsonPlaces();
  places.push(text);
  return places.candidates();
}

/** The whole text is a single record: an object without a list of others, but with fields that feeds have. */
function isOneRecord(text: string): boolean {
  if (candidatesIn(text).length > 0) return false;
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.keys(value).filter((name) => isKnownName(name)).length >= 2;
}

/** Objects in a row, with or without commas between them, but not one on each line. */
function isSeriesOfRecords(text: string): boolean {
  const start = text.trimStart();
  if (!start.startsWith('{')) return false;
  const element = new JsonElement(defaultLimits);
  element.start(1);
  try {
    const end = element.push(start, 0, 0);
    return end !== -1 && /^(?:,\s*)?\{/.test(start.slice(end, end + 1000).trimStart());
  } catch (error) {
    if (!(error instanceof FeedRefusal)) throw error;
    return false;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function xmlShape(basis: FeedShape, text: string, options: SniffOptions): FeedShape {
  const doctype = /<!DOCTYPE[^>[]*(\[?)/i.exec(text.slice(0, firstElement(text)));
  if (doctype?.[1] === '[') throw dtdNotAllowed();
  const recordCandidates = xmlRecordCandidates(text);
  const root = /<([A-Za-z_][\w:.-]*)/.exec(text.slice(firstElement(text)))?.[1] ?? '';
  const other = options.recordPath === undefined ? otherXml(root, text) : undefined;
  if (other !== undefined) throw other;
  const sourceFormat = /^(?:rss|rdf:RDF|feed)$/i.test(root) ? 'rss' : 'xml';
  return {
    ...basis,
    sourceFormat,
    recordPath: options.recordPath ?? recordCandidates[0]?.path ?? null,
    recordCandidates,
  };
}

/** Where the root element starts: after the declaration, comments and the document type. */
function firstElement(text: string): number {
  let from = 0;
  for (;;) {
    const element = text.slice(from).search(/<(?:[A-Za-z_]|!--)/);
    if (element === -1) return text.length;
    if (!text.startsWith('<!--', from + element)) return from + element;
    const end = text.indexOf('-->', from + element + 4);
    if (end === -1) return text.length;
    from = end + 3;
  }
}

function csvShape(basis: FeedShape, text: string, options: SniffOptions): FeedShape {
  checkDialect(options);
  const limits = { ...defaultLimits, ...options.limits };
  const endsLinesWithCr = options.lazyQuotes !== 'exact' && !text.includes('\n') && /\r./s.test(text);
  const whole = wholeLines(endsLinesWithCr ? text.replaceAll('\r', '\n') : text, options.complete === true);
  const separator = separatorLine(whole);
  const start = Math.max(separator.length, startOfLine(whole, options.headerRow ?? 1));
  const lines = whole.slice(start);
  if (options.headerRow !== undefined && lines.trim() === '') throw noHeaderRow(options.headerRow);
  const beginsTable = options.headerRow !== undefined || options.hasHeaderRow === false;
  const stated = { delimiter: options.delimiter ?? separator.delimiter, quote: options.quote, beginsTable };
  const finding = detectDialect(lines, stated, limits);
  const free = detectDialect(lines, { ...stated, delimiter: undefined }, limits);
  const suggestedDelimiter = fitsBetter(free, finding) ? free.delimiter : null;
  const firstRowLooksLikeHeader = looksLikeHeader(finding.records);
  const hasHeaderRow = options.headerRow !== undefined || (options.hasHeaderRow ?? firstRowLooksLikeHeader);
  const frontChars = start + startOfLine(lines, finding.firstLine);
  const notes = [
    ...basis.notes,
    ...frontNotes(separator, whole.slice(separator.length, frontChars)),
    ...dialectNotes(suggestedDelimiter, hasHeaderRow, firstRowLooksLikeHeader),
  ];
  return {
    ...basis,
    sourceFormat: options.fileName?.toLowerCase().endsWith('.txt') === true ? 'txt' : 'csv',
    delimiter: finding.delimiter,
    quote: finding.quote,
    hasHeaderRow,
    headerRow: hasHeaderRow ? linesIn(whole.slice(0, frontChars)) + 1 : null,
    firstRowLooksLikeHeader,
    suggestedDelimiter,
    endsLinesWithCr,
    frontChars,
    notes,
  };
}

function noHeaderRow(line: number): FeedRefusal {
  return new FeedRefusal('feed.header_row_not_found', `The file has no header row on line ${String(line)}`);
}

/** The stated delimiter gives one column, or an unsteady count, while another one gives steady columns. */
function fitsBetter(free: DialectFinding, stated: DialectFinding): boolean {
  return free.delimiter !== stated.delimiter && free.score > 1.5 * stated.score && free.records.length > 0;
}

function dialectNotes(suggested: string | null, hasHeaderRow: boolean, looksLike: boolean): string[] {
  const notes: string[] = [];
  if (suggested !== null) {
    const name = { ',': 'comma', ';': 'semicolon', '|': 'pipe', '\t': 'tab' }[suggested] ?? suggested;
    notes.push(`Another delimiter fits this file better: ${name}.`);
  }
  if (looksLike && !hasHeaderRow) notes.push('The first row looks like a header row.');
  if (!looksLike && hasHeaderRow) notes.push('The first row does not look like a header row.');
  return notes;
}

function checkDialect({ delimiter, quote, hasHeaderRow, headerRow }: FeedOptions): void {
  if (hasHeaderRow === false && headerRow !== undefined) {
    throw new FeedRefusal('feed.bad_options', 'A feed without a header row has no line for it');
  }
  if (delimiter !== undefined && (delimiter.length !== 1 || /[\r\n]/.test(delimiter))) {
    throw new FeedRefusal('feed.bad_options', 'The delimiter must be a single character');
  }
  if (quote !== undefined && (quote.length > 1 || /[\r\n]/.test(quote))) {
    throw new FeedRefusal('feed.bad_options', 'The quote character must be a single character or empty');
  }
  if (delimiter !== undefined && delimiter === quote) {
    throw new FeedRefusal('feed.bad_options', 'The delimiter and the quote character must differ');
  }
}

/** Drops a last line that may be truncated. */
function wholeLines(text: string, complete: boolean): string {
  if (complete) return text;
  const end = text.lastIndexOf('\n');
  return end === -1 ? text : text.slice(0, end + 1);
}

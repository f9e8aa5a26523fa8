import { blocks, continued, metered, type ByteMeter, type FeedSource } from './byte-blocks.ts';
import { CsvRows } from './csv-rows.ts';
import { detectEncoding } from './encoding.ts';
import { defaultLimits, type FeedLimits } from './feed-limits.ts';
import type { FeedOptions, FeedShape } from './feed-options.ts';
import type { RecordReader } from './feed-row.ts';
import { blankedFront } from './front-matter.ts';
import { gunzip, isGzip } from './gunzip.ts';
import { JsonLines } from './json-lines.ts';
import { JsonPlaces } from './json-record-paths.ts';
import { JsonRows } from './json-rows.ts';
import { JsonSplitter } from './json-splitter.ts';
import { xmlFault, XmlPlaces } from './record-paths.ts';
import type { RecordCandidate } from './record-place.ts';
import { sniffedBytes, sniffFeed } from './sniff-feed.ts';
import { FeedDecoder } from './text-decoding.ts';
import { XmlRows } from './xml-rows.ts';

/** A feed that has been recognized and can now be read. */
export interface OpenFeed {
  readonly shape: FeedShape;
  readonly limits: FeedLimits;
  /** Decoder and reader for {@link bytes}. */
  readonly decoder: FeedDecoder;
  readonly reader: RecordReader;
  /** Gives decoded text to the reader. */
  readonly push: (text: string) => void;
  /** The whole feed, unpacked, in blocks. */
  readonly bytes: AsyncGenerator<Uint8Array>;
  /** JSON and XML, if asked: all places where records may be, as far as it was read. */
  readonly places: { candidates(): RecordCandidate[] } | undefined;
  /** Bytes of the source so far, as it was sent. */
  readonly read: ByteMeter;
  /** Releases the source; to be called however reading ends. */
  readonly close: () => Promise<void>;
}

/** Unpacks one layer of gzip if there is one, and recognizes the feed by its beginning.
 * @param options - `findsPlaces`: while it is read, places where records may be are looked for
 * @throws FeedRefusal for anything that is not a feed; a failure of the source, unchanged */
export async function openFeed(
  source: FeedSource,
  { findsPlaces = false, ...options }: FeedOptions & { readonly findsPlaces?: boolean },
): Promise<OpenFeed> {
  const limits = { ...defaultLimits, ...options.limits };
  const read: ByteMeter = { bytes: 0 };
  let bytes = blocks(metered(source, read, limits.maxBytes));
  try {
    const first = await take(bytes, 1);
    const gzip = isGzip(first[0] ?? new Uint8Array(0));
    bytes = continued(first, bytes);
    if (gzip) bytes = blocks(metered(gunzip(bytes), { bytes: 0 }, limits.maxBytes));
    const { head, sample, shape } = await recognized(bytes, options);
    const encoding = options.encoding === undefined ? detectEncoding(sample) : { label: shape.encoding, certain: true };
    if (shape.format === 'xml' && shape.recordPath === null) {
      const text = new FeedDecoder(encoding).decode(sample);
      throw xmlFault(blankedFront(text, shape.frontChars));
    }
    const { reader, places } = readerFor(shape, options, { limits, findsPlaces });
    const close = async (): Promise<void> => {
      await bytes.return(undefined);
    };
    return {
      shape: { ...shape, gzip },
      limits,
      decoder: new FeedDecoder(encoding),
      reader,
      push: pushTo(reader, shape),
      bytes: continued(head, bytes),
      places,
      read,
      close,
    };
  } catch (error) {
    await bytes.return(undefined);
    throw error;
  }
}

/** Most of a feed that is looked at when less does not show where its records are. */
const mostSniffed = 16 * sniffedBytes;

/** Recognizes a feed by its beginning. */
async function recognized(bytes: AsyncGenerator<Uint8Array>, options: FeedOptions) {
  const head: Uint8Array[] = [];
  for (let wanted = sniffedBytes; ; wanted *= 4) {
    head.push(...(await take(bytes, wanted - sizeOf(head))));
    const isComplete = sizeOf(head) < wanted;
    const sample = concat(head).subarray(0, wanted);
    const shape = sniffFeed(sample, { ...options, complete: isComplete });
    if (isComplete || wanted === mostSniffed || isPlain(shape, options)) return { head, sample, shape };
  }
}

/** Where the records are is known: a single one may be what describes those that follow. */
function isPlain({ format, recordCandidates: [best] }: FeedShape, { recordPath }: FeedOptions): boolean {
  return (
    format === 'csv' || format === 'ndjson' || recordPath !== undefined || (best !== undefined && best.records > 1)
  );
}

/** The reader for a shape. */
function readerFor(
  { format, recordPath, ...shape }: FeedShape,
  { lazyQuotes = true, keepsText = false }: FeedOptions,
  { limits, findsPlaces }: { readonly limits: FeedLimits; readonly findsPlaces: boolean },
): Pick<OpenFeed, 'reader' | 'places'> {
  if (format === 'ndjson') return { reader: new JsonRows(new JsonLines(limits), limits, keepsText), places: undefined };
  if (format === 'json') {
    const places = findsPlaces ? new JsonPlaces() : undefined;
    const splitter = new JsonSplitter(recordPath ?? undefined, limits, places);
    return { reader: new JsonRows(splitter, limits, keepsText), places };
  }
  if (format === 'xml') {
    const places = findsPlaces ? new XmlPlaces() : undefined;
    return { reader: new XmlRows(recordPath ?? '', limits, { keepsText, places }), places };
  }
  const dialect = {
    delimiter: shape.delimiter ?? ',',
    quote: shape.quote ?? '"',
    lazy: lazyQuotes !== false,
    guard: lazyQuotes === true,
  };
  return { reader: new CsvRows(dialect, shape.hasHeaderRow, { limits, keepsText }), places: undefined };
}

/** What comes before a feed is blanked rather than left out, so that lines and columns stay what they are in the file. */
function pushTo(reader: RecordReader, { endsLinesWithCr, frontChars, format }: FeedShape): OpenFeed['push'] {
  let left = frontChars;
  return (text) => {
    const byLines = endsLinesWithCr ? text.replaceAll('\r', '\n') : text;
    reader.push(blankedFront(byLines, left, format === 'csv' ? '' : ' '));
    left = Math.max(0, left - byLines.length);
  };
}

/** Reads blocks until there are this many bytes, or the source has ended. */
async function take(bytes: AsyncGenerator<Uint8Array>, wanted: number): Promise<Uint8Array[]> {
  const taken: Uint8Array[] = [];
  let size = 0;
  while (size < wanted) {
    const next = await bytes.next();
    if (next.done === true) break;
    taken.push(next.value);
    size += next.value.length;
  }
  return taken;
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(sizeOf(parts));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function sizeOf(parts: readonly Uint8Array[]): number {
  return parts.reduce((size, part) => size + part.length, 0);
}

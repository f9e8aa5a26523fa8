import { SaxesParser } from 'saxes';
import type { FeedLimits } from './feed-limits.ts';
import { FeedRefusal, recordTooLarge } from './feed-refusal.ts';
import { beginning } from './row-problem.ts';
import { XmlRepair } from './xml-repair.ts';

/**
 * What happens to elements, in order. Names in known namespaces have their usual prefix, whatever the feed calls it.
 */
export interface XmlEvents {
  /** @param depth - 1 for the root. */
  open(name: string, attributes: Readonly<Record<string, string>>, depth: number): void;
  text(text: string): void;
  close(depth: number): void;
}

const usualPrefixes: ReadonlyMap<string, string> = new Map([
  ['http://search.yahoo.com/mrss', 'media'],
  ['http://www.google.com/schemas/sitemap-video/1.1', 'video'],
  ['http://www.google.com/schemas/sitemap-image/1.1', 'image'],
  ['http://www.itunes.com/dtds/podcast-1.0.dtd', 'itunes'],
  ['http://purl.org/dc/elements/1.1', 'dc'],
  ['http://purl.org/rss/1.0/modules/content', 'content'],
  ['http://www.w3.org/2005/atom', 'atom'],
]);

/** Reads XML in chunks. Entities of a DTD are never expanded and nothing is ever fetched: an internal subset is
 * refused, a plain DOCTYPE ignored.
 * @throws FeedRefusal `feed.xml_malformed`, `feed.truncated`, `feed.xml_dtd_not_allowed`, `feed.too_deep`,
 * `feed.record_too_large` */
export class XmlElements {
  readonly #parser = new SaxesParser<{ xmlns: false; position: true }>({ xmlns: false, position: true });
  readonly #repair = new XmlRepair();
  readonly #limits: FeedLimits;
  readonly #names = new Map<string, string>();
  readonly #prefixes = new Map<string, string>();
  #depth = 0;
  /** Characters read when an event last occurred. */
  #lastEvent = 0;
  #ending = false;
  #root = '';
  /** The root has ended. */
  #isOver = false;
  #afterEnd: number | undefined;
  readonly #keepsText: boolean;
  /** What was read since the last event outside of a record, or since a record began. */
  #text = '';
  #textAt = 0;

  constructor(events: XmlEvents, limits: FeedLimits, keepsText = false) {
    this.#limits = limits;
    this.#keepsText = keepsText;
    const parser = this.#parser;
    parser.on('error', (error) => {
      if (this.#isOver) return this.#noteAfterEnd();
      throw this.#refusal(error);
    });
    parser.on('doctype', (doctype) => {
      if (doctype.includes('[')) throw dtdNotAllowed(this.line);
    });
    parser.on('opentag', ({ name, attributes }) => {
      if (this.#isOver) return this.#openAfterEnd(name);
      if (this.#depth === 0) this.#root = name;
      this.#depth += 1;
      if (this.#depth > limits.maxXmlDepth) {
        const levels = String(limits.maxXmlDepth);
        throw new FeedRefusal('feed.too_deep', `The XML is nested more than ${levels} levels deep`, {
          line: this.line,
        });
      }
      this.#learnPrefixes(attributes);
      events.open(this.#usualName(name), attributes, this.#depth);
      this.#lastEvent = parser.position;
    });
    parser.on('text', (text) => this.#isOver || events.text(text));
    parser.on('cdata', (text) => this.#isOver || events.text(text));
    parser.on('closetag', () => {
      if (this.#isOver) return;
      events.close(this.#depth);
      this.#depth -= 1;
      this.#isOver = this.#depth === 0;
      this.#lastEvent = parser.position;
    });
  }

  /** Line being read, from 1. */
  get line(): number {
    return this.#parser.line;
  }

  /** Characters read so far. */
  get position(): number {
    return this.#parser.position;
  }

  /** How often something was repaired: bare ampersands, HTML entities, forbidden characters. */
  get repairs(): number {
    return this.#repair.repairs;
  }

  /** Line of what follows the end of the document and is no part of it, such as notices of a program. */
  get afterEnd(): number | undefined {
    return this.#afterEnd;
  }

  /** The text from a position, or from the beginning of the tag that was just read, to here: as in the source, except for what was repaired. */
  textFrom(position?: number): string {
    const end = this.position - this.#textAt;
    const start = position === undefined ? this.#text.lastIndexOf('<', end - 1) : position - this.#textAt;
    return this.#text.slice(start, end);
  }

  /** Lets go of text: {@link textFrom} no longer reaches before the position. */
  forgetTo(position: number): void {
    this.#text = this.#text.slice(position - this.#textAt);
    this.#textAt = position;
  }

  push(text: string): void {
    if (this.#afterEnd !== undefined) return;
    this.#write(this.#repair.push(text));
    if (this.#parser.position - this.#lastEvent > this.#limits.maxRecordChars) {
      throw recordTooLarge(this.line, 'An element');
    }
  }

  end(): void {
    if (this.#afterEnd !== undefined) return;
    this.#write(this.#repair.end());
    this.#ending = true;
    this.#parser.close();
  }

  #write(repaired: string): void {
    if (this.#keepsText) this.#text += repaired;
    this.#parser.write(repaired);
  }

  #noteAfterEnd(): void {
    this.#afterEnd ??= this.line;
  }

  #openAfterEnd(name: string): void {
    if (name !== this.#root) return this.#noteAfterEnd();
    const message = `The file has several XML documents: another <${beginning(name)}> begins after the end of the first. Send each one as a separate file`;
    throw new FeedRefusal('feed.xml_malformed', message, { line: this.line });
  }

  /** Name of an attribute or element with the usual prefix. */
  #usualName(name: string): string {
    if (this.#prefixes.size === 0) return name;
    let usual = this.#names.get(name);
    if (usual === undefined) {
      const colon = name.indexOf(':');
      const prefix = colon === -1 ? undefined : this.#prefixes.get(name.slice(0, colon));
      usual = prefix === undefined ? name : `${prefix}${name.slice(colon)}`;
      this.#names.set(name, usual);
    }
    return usual;
  }

  #learnPrefixes(attributes: Readonly<Record<string, string>>): void {
    for (const name in attributes) {
      if (!name.startsWith('xmlns:')) continue;
      const usual = usualPrefixes.get(
        (attributes[name] ?? '')
          .trim()
          .toLowerCase()
          .replace(/(?<![/#])[/#]+$/, ''),
      );
      if (usual !== undefined && usual !== name.slice(6)) this.#prefixes.set(name.slice(6), usual);
    }
  }

  #refusal(error: Error): FeedRefusal {
    if (this.#ending)
      return new FeedRefusal('feed.truncated', 'The file ends in the middle of the XML document', {}, { cause: error });
    const [, line, column, message = error.message] = /^(\d+):(\d+): (.*)$/s.exec(error.message) ?? [];
    const place = line === undefined || column === undefined ? {} : { line: Number(line), column: Number(column) };
    return new FeedRefusal('feed.xml_malformed', `The file is not valid XML: ${message.replace(/\.$/, '')}`, place, {
      cause: error,
    });
  }
}

/** The refusal for a DTD that declares anything. */
export function dtdNotAllowed(line?: number): FeedRefusal {
  return new FeedRefusal(
    'feed.xml_dtd_not_allowed',
    'The XML declares its own entities or elements in a DOCTYPE, which is not allowed',
    line === undefined ? {} : { line },
  );
}

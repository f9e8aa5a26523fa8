import { isNoise } from './content-kind.ts';
import { isKnownName } from './column-names.ts';
import { detectDialect } from './csv-dialect.ts';
import { defaultLimits } from './feed-limits.ts';
import { FeedRefusal } from './feed-refusal.ts';
import { JsonElement } from './json-element.ts';
import { webPage } from './not-a-feed.ts';
import { XmlElements } from './xml-elements.ts';

/** The beginning of a feed, or all of it. */
export interface Beginning {
  /** Decoded. */
  readonly text: string;
  /** Whole lines of it. */
  readonly lines: string;
  /** The delimiter and the quote character, if they were stated. */
  readonly stated: { readonly delimiter?: string | undefined; readonly quote?: string | undefined };
}

const leadingComments = /^(?:\s+|<!--[\s\S]*?-->|<\?xml[^>]*\?>)*/i;
const htmlStart = /^<(?:!doctype\s+html|html)\b/i;
/** A first cell that is the first tag of a page, or a whole page on one line: a delimiter follows. */
const htmlCell = /^<(?:!doctype\s+html|html)\b[^<>]*>(?:[^\r\n]*<\/html>)?["']?[ ]?[|;,\t]/i;
/** What a page may start with, but a cell may too. */
const htmlPart = /^<(?:head|body|title|meta)\b/i;
/** A first row of delimited text that starts with an embed code or a link: a tag is followed by a delimiter. */
const fragmentRow = /^<(?:iframe|embed|object|video|audio|a|img|div|span|p|script|br)\b[^\r\n]*>["']?[ ]?[|;,\t]/i;

/** How the text of a feed is laid out. Text that begins like XML or JSON, but does not continue as such, is delimited
 * text if it reads as such: the first cell of a table can be anything.
 * @throws FeedRefusal `feed.html_page` for a web page, such as a sign-in or error page of the host. */
export function layoutOf(beginning: Beginning): 'xml' | 'json-array' | 'json-object' | 'csv' {
  const { text } = beginning;
  const start = text.slice(leadingComments.exec(text)?.[0].length ?? 0);
  if (htmlCell.test(start) && isTable(beginning, { fewestRows: 2 })) return 'csv';
  if (htmlStart.test(start) || (htmlPart.test(start) && !isTable(beginning, { fewestRows: 2 }))) throw webPage(text);
  if (start.startsWith('<')) {
    if (/^\s*<\?xml\b/i.test(text)) return 'xml';
    if (fragmentRow.test(start)) return 'csv';
    const fewestRows = rowsAgainstXml(start);
    return fewestRows !== undefined && isTable(beginning, { fewestRows }) ? 'csv' : 'xml';
  }
  const isArray = /^\[\s*(?:[{["\]]|$)/.test(start);
  if (!isArray && !/^\{\s*(?:["}]|$)/.test(start)) return 'csv';
  if (isFollowedByCell(start) && isTable(beginning, { fewestRows: 1 })) return 'csv';
  return isArray ? 'json-array' : 'json-object';
}

/** Whether this is binary data. A table may contain some: its column names, or many rows, show that it is text. */
export function isBinary(beginning: Beginning): boolean {
  return isNoise(beginning.text) && !isTable(beginning, { fewestRows: 10, fewestNamedRows: 2 });
}

/** Whether a text reads as a table: nearly all rows have the same number of columns, two or more. The stated delimiter
 * may be wrong; then another one is suggested.
 * @param rows - `fewestNamedRows`: this many are enough when the first one has a name that feeds use. */
function isTable(
  { lines, stated }: Beginning,
  { fewestRows, fewestNamedRows = fewestRows }: { fewestRows: number; fewestNamedRows?: number },
): boolean {
  return [stated, { quote: stated.quote }].some((dialect) => {
    const { records } = detectDialect(lines, dialect, defaultLimits);
    const [first = []] = records;
    const fitting = records.filter(({ length }) => length === first.length).length;
    const fewest = first.some((cell) => isKnownName(cell)) ? fewestNamedRows : fewestRows;
    return first.length >= 2 && records.length >= fewest && fitting >= 0.9 * records.length;
  });
}

/** The minimum number of rows that makes a table more likely than XML; undefined if this is XML from its first element
 * on, or broken deep within. Text next to the elements is a sign of cells, and so is a fault in the first line. */
function rowsAgainstXml(text: string): number | undefined {
  let depth = 0;
  let hasRoot = false;
  let hasOwnText = false;
  const elements = new XmlElements(
    {
      open: () => {
        depth += 1;
        hasRoot = true;
      },
      text: (found) => (hasOwnText ||= depth === 1 && found.trim() !== ''),
      close: () => (depth -= 1),
    },
    defaultLimits,
  );
  try {
    elements.push(text);
    if (depth > 0) elements.push('<end/>'); // releases text that has not ended
  } catch (error) {
    if (!(error instanceof FeedRefusal) || error.code !== 'feed.xml_malformed') return undefined;
    if (depth === 0) return 1;
    return hasOwnText || elements.line === 1 ? 2 : undefined;
  }
  return !hasRoot || elements.afterEnd !== undefined || (depth > 0 && hasOwnText) ? 1 : undefined;
}

/** Whether something other than another value follows the first JSON value on its line. */
function isFollowedByCell(text: string): boolean {
  const value = new JsonElement(defaultLimits);
  value.start(1);
  try {
    const end = value.push(text, 0, 0);
    return end !== -1 && /^[ \t]*(?:[^\s{,]|,[ \t]*[^\s{])/.test(text.slice(end, end + 1000));
  } catch (error) {
    if (!(error instanceof FeedRefusal)) throw error;
    return false;
  }
}

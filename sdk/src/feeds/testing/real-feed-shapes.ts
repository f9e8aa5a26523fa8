import { gzipSync } from 'node:zlib';
import type { ColumnMapping } from '../column-mapping.ts';
import type { FeedOptions } from '../feed-options.ts';
import { utf8 } from './sources.ts';

type Cells = Readonly<Record<string, string>>;

/** One feed written in another way, and what must be stated about it so that it gives the same items. */
export interface Shape {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly mapping: ColumnMapping;
  readonly options?: FeedOptions;
}

/** How the columns of the real feed are mapped. */
export const realMapping = {
  video_id: 'external_id',
  title: 'title',
  thumbnail_link: 'thumbnail_url',
  tags: { field: 'tags', split: '|' },
  channel_title: { field: 'performers', as: 'text' },
  views: 'views',
} as const satisfies ColumnMapping;

/** The rows of the real feed in every layout and encoding that partners use. */
export function shapesOf(columns: readonly string[], rows: readonly Cells[]): Shape[] {
  const written = (delimiter: string, lineEnd = '\n', quoteAll = true) =>
    [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
      .map((cells) => cells.map((cell) => quoted(cell, delimiter, quoteAll)).join(delimiter))
      .join(lineEnd);
  const plain = (name: string, bytes: Uint8Array): Shape => ({ name, bytes, mapping: realMapping });
  const dotted = (prefix: string) =>
    Object.fromEntries(Object.entries(realMapping).map(([column, target]) => [`${prefix}${column}`, target]));
  return [
    plain('semicolons', utf8(written(';', '\r\n'))),
    plain('pipes, quoted where needed', utf8(written('|', '\n', false))),
    plain('tabs', utf8(written('\t'))),
    {
      name: 'without a header row',
      bytes: utf8(written(',').slice(written(',').indexOf('\n') + 1)),
      mapping: numbered(columns),
      options: { hasHeaderRow: false },
    },
    plain('UTF-8 with a mark', utf8(`\ufeff${written(',')}`)),
    plain('UTF-16, little end first', new Uint8Array(Buffer.from(`\ufeff${written(',', '\r\n')}`, 'utf16le'))),
    plain('UTF-16, big end first', new Uint8Array(Buffer.from(`\ufeff${written(';')}`, 'utf16le').swap16())),
    plain('gzip', new Uint8Array(gzipSync(written(',')))),
    plain('a JSON array', utf8(JSON.stringify(rows))),
    plain('a JSON object with an array', utf8(JSON.stringify({ total: rows.length, data: { videos: rows } }, null, 1))),
    {
      name: 'JSON records within records',
      bytes: utf8(JSON.stringify(rows.map((video) => ({ video })))),
      mapping: dotted('video.'),
    },
    plain('JSON lines', utf8(rows.map((row) => JSON.stringify(row)).join('\n'))),
    plain('JSON lines, packed', new Uint8Array(gzipSync(rows.map((row) => JSON.stringify(row)).join('\r\n')))),
    plain('XML elements', utf8(plainXml(columns, rows))),
    { name: 'Media RSS', bytes: utf8(mediaRss(rows)), mapping: mediaRssMapping },
    { name: 'a video sitemap', bytes: utf8(sitemap(rows)), mapping: sitemapMapping },
  ];
}

function numbered(columns: readonly string[]): ColumnMapping {
  const pairs = Object.entries(realMapping);
  return Object.fromEntries(pairs.map(([column, target]) => [`column_${String(columns.indexOf(column) + 1)}`, target]));
}

function quoted(cell: string, delimiter: string, always: boolean): string {
  return always || cell.includes('"') || cell.includes(delimiter) || /[\r\n]/.test(cell)
    ? `"${cell.replaceAll('"', '""')}"`
    : cell;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Text in a CDATA section, which cannot contain its own end. */
function section(text: string): string {
  return `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

function plainXml(columns: readonly string[], rows: readonly Cells[]): string {
  const element = (row: Cells) =>
    columns.map((column) => `<${column}>${escaped(row[column] ?? '')}</${column}>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<videos>\n${rows.map((row) => `<video>${element(row)}</video>`).join('\n')}\n</videos>\n`;
}

const mediaRssMapping: ColumnMapping = {
  guid: 'external_id',
  title: 'title',
  'media:thumbnail@url': 'thumbnail_url',
  'media:keywords': { field: 'tags', split: '|' },
  'media:credit': { field: 'performers', as: 'text' },
  'media:community/media:statistics@views': 'views',
};

/** As partners write it: their own prefix for the namespace, and CDATA sections. */
function mediaRss(rows: readonly Cells[]): string {
  const item = (row: Cells) =>
    [
      `<item><guid isPermaLink="false">${escaped(row['video_id'] ?? '')}</guid>`,
      `<title>${section(row['title'] ?? '')}</title>`,
      `<m:community><m:statistics views="${row['views'] ?? ''}"/></m:community>`,
      `<m:thumbnail width="120" url="${escaped(row['thumbnail_link'] ?? '')}"/>`,
      `<m:keywords>${escaped(row['tags'] ?? '')}</m:keywords>`,
      `<m:credit>${escaped(row['channel_title'] ?? '')}</m:credit></item>`,
    ].join('\n');
  return `<rss version="2.0" xmlns:m="http://search.yahoo.com/mrss/"><channel><title>Trending</title>${rows.map((row) => item(row)).join('')}</channel></rss>`;
}

const sitemapMapping: ColumnMapping = {
  loc: { field: 'external_id', derive: 'query-id' },
  'video:video/video:title': 'title',
  'video:video/video:thumbnail_loc': 'thumbnail_url',
  'video:video/video:tag': { field: 'tags', split: '|' },
  'video:video/video:uploader': { field: 'performers', as: 'text' },
  'video:video/video:view_count': 'views',
};

/** Without an id, which is in the address of the page, and with an element for each tag. */
function sitemap(rows: readonly Cells[]): string {
  const entry = (row: Cells) => {
    const tags = (row['tags'] ?? '').split('|').map((tag) => `<video:tag>${escaped(tag)}</video:tag>`);
    return [
      `<url><loc>https://video.example/watch?v=${encodeURIComponent(row['video_id'] ?? '')}</loc><video:video>`,
      `<video:thumbnail_loc>${escaped(row['thumbnail_link'] ?? '')}</video:thumbnail_loc>`,
      `<video:title>${escaped(row['title'] ?? '')}</video:title>`,
      `<video:view_count>${row['views'] ?? ''}</video:view_count>`,
      `<video:uploader>${escaped(row['channel_title'] ?? '')}</video:uploader>`,
      `${tags.join('')}</video:video></url>`,
    ].join('');
  };
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">${rows.map((row) => entry(row)).join('')}</urlset>`;
}

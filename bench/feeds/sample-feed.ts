import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** The formats of a sample. */
export const sampleFormats = ['csv', 'csv.gz', 'utf-16', 'json', 'json lines', 'xml', 'media rss'] as const;
export type SampleFormat = (typeof sampleFormats)[number];

export const sampleColumns = [
  'external_id',
  'title',
  'description',
  'url',
  'thumbnail_url',
  'embed_code',
  'duration',
  'tags',
  'categories',
  'performers',
  'published_at',
  'views',
  'rating',
  'quality',
] as const;

const words =
  'summer night city river golden quiet storm mountain märchen señor café little fast "quoted" first last, second red & blue <b>bold</b> kitchen garden'.split(
    ' ',
  );

/** The cells of a row, the same for the same number. A third of the descriptions have line breaks, some titles have
 * non-ASCII letters, and commas and quotes are everywhere. */
export function sampleRow(row: number): string[] {
  let state = (row + 1) * 2_654_435_761;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
  const some = (count: number, separator: string): string =>
    Array.from({ length: count }, () => words[next(words.length)] ?? '').join(separator);
  const id = `v${String(100_000 + row)}`;
  return [
    id,
    some(4 + next(8), ' '),
    some(20 + next(30), next(3) === 0 ? '\n' : ' '),
    `https://video.example/watch/${id}?from=feed&n=${String(row)}`,
    `https://img.example/${String(next(1000))}/${id}.jpg`,
    `<iframe src="https://video.example/embed/${id}" width="640" height="360"></iframe>`,
    `${String(next(59))}:${String(10 + next(49))}`,
    some(3 + next(6), '|').replaceAll(',', ''),
    some(2, '|'),
    some(2, ' '),
    new Date(Date.UTC(2026, 0, 1) + next(300) * 86_400_000).toISOString(),
    String(next(5_000_000)),
    String(next(100) / 10),
    ['1080p', '720p', '4K'][next(3)] ?? '',
  ];
}

/** Writes a sample of about this many bytes. @returns the number of rows. */
export async function writeSample(path: string, format: SampleFormat, sizeBytes: number): Promise<number> {
  const file = createWriteStream(path);
  const target = format === 'csv.gz' ? createGzip() : file;
  if (target !== file) target.pipe(file);
  const { start, row: write, end } = layouts[format];
  let written = 0;
  const put = async (text: string): Promise<number> => {
    const bytes = Buffer.from(text, format === 'utf-16' ? 'utf16le' : 'utf8');
    if (!target.write(bytes)) await once(target, 'drain');
    return bytes.length;
  };
  await put(start);
  let rows = 0;
  while (written < sizeBytes - 2000) {
    written += await put(write(sampleRow(rows), rows));
    rows += 1;
  }
  await put(end);
  target.end();
  await finished(file);
  return rows;
}

interface Layout {
  readonly start: string;
  readonly row: (cells: readonly string[], row: number) => string;
  readonly end: string;
}

function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\n`;
}

function object(cells: readonly string[]): string {
  return JSON.stringify(Object.fromEntries(sampleColumns.map((column, index) => [column, cells[index]])));
}

function escaped(text = ''): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

const csv: Layout = { start: csvLine(sampleColumns), row: csvLine, end: '' };
const layouts: Readonly<Record<SampleFormat, Layout>> = {
  csv,
  'csv.gz': csv,
  'utf-16': { ...csv, start: `\ufeff${csv.start}` },
  json: {
    start: '{"videos":[',
    row: (cells, row) => `${row === 0 ? '' : ',\n'}${object(cells)}`,
    end: ']}',
  },
  'json lines': { start: '', row: (cells) => `${object(cells)}\n`, end: '' },
  xml: {
    start: '<?xml version="1.0"?>\n<videos>\n',
    row: (cells) =>
      `<video>${sampleColumns.map((column, index) => `<${column}>${escaped(cells[index])}</${column}>`).join('')}</video>\n`,
    end: '</videos>\n',
  },
  'media rss': {
    start: '<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>Sample</title>\n',
    row: ([id, title, description, url, thumbnail, , , tags]) =>
      `<item><external_id>${id ?? ''}</external_id><title>${escaped(title)}</title><link>${escaped(url)}</link><description><![CDATA[${description ?? ''}]]></description><thumbnail_url>${thumbnail ?? ''}</thumbnail_url><media:group><media:content url="${escaped(url)}" duration="90"/><media:keywords>${escaped(tags)}</media:keywords></media:group></item>\n`,
    end: '</channel></rss>\n',
  },
};

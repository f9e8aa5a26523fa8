import * as fc from 'fast-check';
import type { ColumnMapping } from '../column-mapping.ts';
import type { FeedOptions } from '../feed-options.ts';
import { csvLine } from '../csv-cell.ts';

/** A video as its owner knows it. Each value has the name of its video in it, so that it is recognized anywhere. */
export interface TrueVideo {
  readonly id?: string;
  readonly title?: string;
  readonly thumb?: string;
  readonly description?: string;
  readonly duration?: string;
  readonly tags: readonly string[];
  readonly files: readonly TrueFile[];
}

interface TrueFile {
  readonly url?: string;
  readonly quality?: string;
}

/** Categories with their videos. */
export interface Truth {
  readonly categories: readonly { readonly name: string; readonly videos: readonly TrueVideo[] }[];
  /** How a missing value is written. */
  readonly gap: 'missing' | 'null' | 'empty';
}

/** One way to write a truth, and how it is read. */
export interface Writing {
  readonly name: string;
  readonly text: string;
  readonly options: FeedOptions;
  readonly mapping: ColumnMapping;
}

const oddLetters = ['a', 'Z', '9', ' ', ...',;|"\'<>&{}[]:=\\/\n\t'.split(''), 'ä', '€', '語', '😀'];
const oddText = fc.string({ unit: fc.constantFrom(...oddLetters), maxLength: 8 });
const isThere = fc.boolean();
const somewhat = fc.integer({ min: 0, max: 3 });

/** Feeds with values that are missing, null, empty, nested, and repeated. */
export const truths: fc.Arbitrary<Truth> = fc
  .record({
    gap: fc.constantFrom('missing' as const, 'null' as const, 'empty' as const),
    sizes: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }),
    text: oddText,
    has: fc.infiniteStream(isThere),
    counts: fc.infiniteStream(somewhat),
  })
  .map(({ gap, sizes, text, has, counts }) => {
    const next = <T>(stream: Iterator<T>): T => stream.next().value as T;
    const perhaps = (value: string): string | undefined => (next(has) ? value : undefined);
    const some = <T>(make: (index: number) => T): T[] =>
      Array.from({ length: next(counts) }, (_, index) => make(index));
    const videoOf = (name: string, index: number): TrueVideo => ({
      // Most have what every video needs.
      ...defined({
        id: next(counts) === 0 ? undefined : `id-${name}`,
        title: next(counts) === 0 ? undefined : `(${name}${text}${name})`,
        thumb: `https://v.example/${name}.jpg`,
        description: perhaps(`${name} ${text}.`),
        duration: perhaps(String(1000 + index * 7)),
      }),
      tags: some((at) => `${name}-${String(at)}`),
      files: some((at) =>
        defined({
          url: perhaps(`https://v.example/${name}-${String(at)}.mp4`),
          quality: perhaps(`${name}-${String(at)}p`),
        }),
      ),
    });
    const categories = sizes.map((size, category) => ({
      name: `c${String(category)}`,
      videos: Array.from({ length: size }, (_, index) =>
        videoOf(`c${String(category)}v${String(index)}`, category * 9 + index),
      ),
    }));
    return { categories, gap };
  });

function defined<T extends Record<string, string | undefined>>(values: T): { [Key in keyof T]?: string } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: string;
  };
}

const fieldNames = ['id', 'title', 'thumb', 'description', 'duration'] as const;

/** All ways to write a truth that formats have. */
export function writingsOf(truth: Truth): Writing[] {
  const flat = truth.categories.flatMap(({ name, videos }) => videos.map((video) => ({ category: name, ...video })));
  const objects = flat.map(({ category, ...video }) => ({ category, ...asObject(video, truth.gap) }));
  const nested = truth.categories.map(({ name, videos }) => ({
    category: name,
    videos: videos.map((video) => asObject(video, truth.gap)),
  }));
  const json = { format: 'json', recordPath: '$' } as const;
  const elements = flat.map(
    (video) => `<video><category>${video.category}</category>${asElements(video, truth.gap)}</video>`,
  );
  const groups = truth.categories.map(({ name, videos }) => {
    const inner = videos.map((video) => `<video>${asElements(video, truth.gap)}</video>`);
    return `<group><category>${name}</category>${inner.join('\n')}</group>`;
  });
  return [
    { name: 'CSV', text: asCsv(flat), options: csvOptions, mapping: csvMapping },
    { name: 'JSON', text: JSON.stringify(objects), options: json, mapping: mappingOf('', '.', 'tags') },
    {
      name: 'JSON, nested',
      text: JSON.stringify(nested, null, 1),
      options: json,
      mapping: mappingOf('videos.', '.', 'tags'),
    },
    {
      name: 'NDJSON',
      text: objects.map((object) => JSON.stringify(object)).join('\n'),
      options: { format: 'ndjson' },
      mapping: mappingOf('', '.', 'tags'),
    },
    {
      name: 'XML',
      text: `<feed>${elements.join('')}</feed>`,
      options: { format: 'xml', recordPath: 'feed/video' },
      mapping: mappingOf('', '/', 'tag'),
    },
    {
      name: 'XML, nested',
      text: `<feed>\n${groups.join('')}</feed>`,
      options: { format: 'xml', recordPath: 'feed/group' },
      mapping: mappingOf('video/', '/', 'tag'),
    },
  ];
}

function mappingOf(prefix: string, separator: string, tags: string): ColumnMapping {
  return {
    category: 'categories',
    [`${prefix}duration`]: 'duration',
    [`${prefix}files${separator}quality`]: 'quality',
    [`${prefix}files${separator}url`]: 'video_url',
    [`${prefix}id`]: 'external_id',
    [`${prefix}title`]: 'title',
    [`${prefix}thumb`]: 'thumbnail_url',
    [`${prefix}description`]: 'description',
    [`${prefix}${tags}`]: 'tags',
  };
}

type Json = string | null | readonly Json[] | { readonly [name: string]: Json };

function asObject(
  { tags, files, ...fields }: Omit<TrueVideo, 'category'>,
  gap: Truth['gap'],
): { [name: string]: Json } {
  return {
    ...withGaps(fieldNames, fields, gap),
    ...(tags.length > 0 || gap === 'empty' ? { tags } : {}),
    files: files.map((file) => withGaps(['url', 'quality'], { ...file }, gap)),
  };
}

function withGaps(
  names: readonly string[],
  values: { readonly [name: string]: string | undefined },
  gap: Truth['gap'],
): { [name: string]: Json } {
  const pairs = names.map(
    (name) => [name, values[name] ?? (gap === 'null' ? null : gap === 'empty' ? '' : undefined)] as const,
  );
  return Object.fromEntries(pairs.filter((pair): pair is readonly [string, string | null] => pair[1] !== undefined));
}

function asElements({ tags, files, ...fields }: TrueVideo, gap: Truth['gap']): string {
  const write = (names: readonly string[], values: { readonly [name: string]: string | undefined }): string =>
    names
      .map((name) => {
        const value = values[name];
        if (value === undefined) return gap === 'missing' ? '' : `<${name}/>`;
        return `<${name}>${escaped(value)}</${name}>`;
      })
      .join('');
  return [
    write(fieldNames, fields),
    ...tags.map((tag) => `<tag>${tag}</tag>`),
    ...files.map((file) => `<files>${write(['url', 'quality'], { ...file })}</files>`),
  ].join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const csvOptions: FeedOptions = { format: 'csv', delimiter: ',', quote: '"', hasHeaderRow: true };
const csvMapping: ColumnMapping = {
  ...Object.fromEntries(fieldNames.slice(3).map((name) => [name, name as 'description' | 'duration'])),
  id: 'external_id',
  title: 'title',
  thumb: 'thumbnail_url',
  category: 'categories',
  tags: { field: 'tags', split: '|' },
  video_url: 'video_url',
  quality: 'quality',
};

function asCsv(videos: readonly (TrueVideo & { readonly category: string })[]): string {
  const header = [...fieldNames, 'category', 'tags', 'video_url', 'quality'];
  const rows = videos.map((video) => {
    const { url, quality } = chosenFile(video);
    const fields = fieldNames.map((name) => video[name] ?? '');
    return [...fields, video.category, video.tags.join('|'), url ?? '', quality ?? ''];
  });
  return [header, ...rows].map((cells) => csvLine(cells)).join('');
}

/** The file that gives a video its address and quality: the first with an address, otherwise the first with any. */
export function chosenFile({ files }: TrueVideo): TrueFile {
  return files.find(({ url }) => url !== undefined) ?? files.find(({ quality }) => quality !== undefined) ?? {};
}

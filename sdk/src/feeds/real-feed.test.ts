import { beforeAll, describe, expect, it } from 'vitest';
import { analyzeFeed } from './analyze-feed.ts';
import type { FeedItem } from './feed-item.ts';
import { readItems, type ItemOptions } from './read-items.ts';
import { realMapping, shapesOf, type Shape } from './testing/real-feed-shapes.ts';
import { readRealFeed } from '../testing/real-feed.ts';
import { chunked, readAll, utf8 } from './testing/sources.ts';
import { isFull } from './testing/tier.ts';

/** So many of its rows are written in every shape: all of them in the full run. */
const shapedRows = isFull ? 7998 : 800;

const common = { feedType: 'insert_update' } as const;

/** What an import would bring in: the last of the rows with the same id. */
async function itemsOf(bytes: Uint8Array, options: Omit<ItemOptions, 'feedType'>) {
  const items = new Map<string, FeedItem>();
  let rows = 0;
  let rejected = 0;
  for await (const batch of readItems(chunked(bytes, 65_536), { ...common, ...options })) {
    rows += batch.rowsRead;
    rejected += batch.rejected;
    for (const { item } of batch.items) items.set(item.external_id, item);
  }
  return { rows, rejected, items };
}

describe('a real feed', () => {
  let plain: Uint8Array;
  let expected: Awaited<ReturnType<typeof itemsOf>>;
  let shaped: typeof expected;
  let shapes: Shape[];
  beforeAll(async () => {
    plain = readRealFeed();
    expected = await itemsOf(plain, { mapping: realMapping });
    const { rows, columns } = await readAll(plain);
    const lines = new TextDecoder().decode(plain).split('\n');
    const beginning = lines.slice(0, (rows[shapedRows]?.line ?? Infinity) - 1).join('\n');
    shaped = await itemsOf(utf8(beginning), { mapping: realMapping });
    const cells = rows
      .slice(0, shapedRows)
      .map((row) => Object.fromEntries(columns.map((column, index) => [column, String(row.values[index] ?? '')])));
    shapes = shapesOf(columns, cells);
  });

  it('contains 2,335 items in 7,998 rows, none of them bad', () => {
    expect([expected.rows, expected.rejected, expected.items.size]).toEqual([7998, 0, 2335]);
  });

  it('gives the same items in every shape', { timeout: 120_000 }, async () => {
    expect(shapes).toHaveLength(16);
    expect(shaped.rows).toBe(shapedRows);
    const itemsText = JSON.stringify([...shaped.items]);
    for (const { name, bytes, mapping, options } of shapes) {
      const read = await itemsOf(bytes, { mapping, ...options });
      expect([name, read.rows, read.rejected, read.items.size]).toEqual([name, shapedRows, 0, shaped.items.size]);
      // Compared as a whole first: a detailed comparison of thousands of equal items is slow.
      if (JSON.stringify([...read.items]) !== itemsText) {
        for (const [id, item] of shaped.items) expect([name, read.items.get(id)]).toEqual([name, item]);
      }
    }
  });

  it('is recognized in every shape by its beginning, with the columns that a mapping needs', async () => {
    for (const { name, bytes, mapping, options } of shapes) {
      const { columns, suggestions } = await analyzeFeed(chunked(bytes, 65_536), { ...common, ...options });
      expect([name, columns]).toEqual([name, expect.arrayContaining(Object.keys(mapping))]);
      const found = suggestions.map(({ field }) => field);
      expect([name, found]).toEqual([name, expect.arrayContaining(['external_id', 'title', 'thumbnail_url'])]);
    }
  });

  it('gives the same items in Windows-1252, as far as it can represent them', async () => {
    const { rows, columns } = await readAll(plain);
    const texts = rows.map((row) => columns.map((_, index) => String(row.values[index] ?? '')));
    const isLatin = (cells: readonly string[]) => cells.every((cell) => /^[\n\r\t -~\u00a0-\u00ff]*$/.test(cell));
    const writable = texts.filter((cells) => isLatin(cells));
    const csv = [columns, ...writable]
      .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
      .join('\n');
    const read = await itemsOf(
      Uint8Array.from(csv, (char) => char.charCodeAt(0)),
      { mapping: realMapping },
    );
    expect(read.rows).toBe(writable.length);
    expect(writable.length).toBeGreaterThan(2000);
    expect(writable.some((cells) => cells.some((cell) => /[\u00c0-\u00ff]/.test(cell)))).toBe(true);
    const ids = columns.indexOf('video_id');
    const spread = new Set(texts.filter((cells) => !isLatin(cells)).map((cells) => cells[ids]));
    for (const [id, item] of read.items) if (!spread.has(id)) expect(item).toEqual(expected.items.get(id));
  });
});

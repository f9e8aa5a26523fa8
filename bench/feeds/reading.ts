import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFeed } from '@grt/sdk/feeds';
import { parse as csvParse } from 'csv-parse';
import papaparse from 'papaparse';
import { inferSchema, initParser } from 'udsv';
import { median } from './median.ts';

/** Consumes a reader's rows, and records enough to tell whether two readers agree. */
interface Taker {
  take(cells: readonly unknown[]): void;
}

type Read = (path: string, taker: Taker) => Promise<void>;

/** Ours, and its peers as their documentation recommends for large files: streaming, with rows as lists of strings. */
const readers: Readonly<Record<string, Read>> = {
  async ours(path, taker) {
    for await (const { rows } of readFeed(createReadStream(path))) for (const row of rows) taker.take(row.values);
  },
  async udsv(path, taker) {
    let parser: ReturnType<typeof initParser> | undefined;
    for await (const chunk of createReadStream(path, 'utf8') as AsyncIterable<string>) {
      parser ??= initParser(inferSchema(chunk));
      parser.chunk(chunk, parser.stringArrs, (row: string[]) => taker.take(row));
    }
    parser?.end();
  },
  async papaparse(path, taker) {
    let isHeader = true;
    await new Promise<void>((resolve, reject) => {
      papaparse.parse<string[]>(createReadStream(path, 'utf8'), {
        skipEmptyLines: true,
        chunk: ({ data }) => {
          for (const row of isHeader ? data.slice(1) : data) taker.take(row);
          isHeader = false;
        },
        complete: () => resolve(),
        error: reject,
      });
    });
  },
  async 'csv-parse'(path, taker) {
    const rows = createReadStream(path).pipe(csvParse({ from: 2 }));
    for await (const row of rows as AsyncIterable<string[]>) taker.take(row);
  },
};

/** The CPU time a reader needs, and what it produces. */
export interface Reading {
  readonly name: string;
  /** The median of the rounds, in milliseconds of CPU time. */
  readonly cpuMs: number;
  /** To the fastest reader besides ours that returns the same rows: the median of the rounds' ratios. */
  readonly ratio: number;
  /** Whether it returns the same rows as ours. */
  readonly agrees: boolean;
}

const rounds = 9;

/** Reads a file with each reader in turn, and once more to compare the rows. Times of the same round met the same
 * machine, so they are compared with each other. */
export async function compareReaders(path: string): Promise<Reading[]> {
  const names = Object.keys(readers);
  const digests = new Map<string, string>();
  for (const name of names) digests.set(name, await digest(readers[name], path));
  const times = new Map<string, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) times.get(name)?.push(await cpu(readers[name], path));
  }
  const agrees = (name: string) => digests.get(name) === digests.get('ours');
  const medianOf = (name: string) => median(times.get(name) ?? []);
  const [fastest = 'ours'] = names
    .filter((name) => name !== 'ours' && agrees(name))
    .sort((one, other) => medianOf(one) - medianOf(other));
  return names.map((name) => {
    const ratios = (times.get(name) ?? []).map((time, round) => time / (times.get(fastest)?.[round] ?? NaN));
    return { name, cpuMs: medianOf(name), ratio: median(ratios), agrees: agrees(name) };
  });
}

async function digest(read: Read | undefined, path: string): Promise<string> {
  const hash = createHash('sha256');
  let rows = 0;
  const taker = {
    take(cells: readonly unknown[]) {
      rows += 1;
      hash.update(`${cells.join('\u0001')}\u0002`);
    },
  };
  await read?.(path, taker);
  return `${String(rows)} ${hash.digest('hex')}`;
}

async function cpu(read: Read | undefined, path: string): Promise<number> {
  let cells = 0;
  const taker = { take: (row: readonly unknown[]) => void (cells += row.length) };
  const start = process.cpuUsage();
  await read?.(path, taker);
  const { user, system } = process.cpuUsage(start);
  if (cells === 0) throw new Error('Nothing was read');
  return (user + system) / 1000;
}

import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { clearDatabase, testStart } from '../../testing/test-database.ts';
import { fixedClock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { seededRandom } from '../ids.ts';
import { openDatabaseFileStore } from './database-file-store.ts';
import { openDiskFileStore } from './disk-file-store.ts';
import { FileTooLargeError } from './file-store.ts';
import type { FileStore } from './file-store.ts';
import { storedFileChunks, storedFiles } from './files.tables.ts';

/** A store, and what its interface does not show. */
interface Shown {
  readonly store: FileStore;
  /** How many files there are, arriving ones included. */
  count(): Promise<number>;
  /** Makes a file look as if it was written at another time. */
  date(id: string, at: Date): Promise<void>;
}

let folder: string;
let shown: Shown;
let store: FileStore;

async function* source(...chunks: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield Buffer.from(chunk);
}

async function textOf(stream: ReadableStream<Uint8Array> | undefined): Promise<string | undefined> {
  return stream && new Response(stream).text();
}

const limits = { maxBytes: 10 };

function suite(open: () => Promise<Shown>): void {
  beforeEach(async () => {
    shown = await open();
    store = shown.store;
  });

  describe('a received file', () => {
    it('has its size, hash, and first bytes, and can be read before it is kept', async () => {
      const file = await store.receive(source('hello', 'wor', 'ld'), limits);
      expect(file).toMatchObject({ sizeBytes: 10, sha256: createHash('sha256').update('helloworld').digest('hex') });
      expect(Buffer.from(file.head).toString()).toBe('helloworld');
      expect([await textOf(file.open()), await textOf(file.open())]).toEqual(['helloworld', 'helloworld']);
      expect(await store.open(file.id)).toBeUndefined();
    });

    it('can be abandoned by its reader at any moment', async () => {
      const file = await store.receive(source(new Uint8Array(300_000)), { maxBytes: 300_000 });
      const reader = file.open().getReader();
      expect((await reader.read()).value?.byteLength).toBeGreaterThan(60_000);
      const pending = reader.read();
      await reader.cancel();
      expect((await pending).value?.byteLength ?? 0).toBeLessThan(300_000);
      await file.discard();
      expect(await shown.count()).toBe(0);
    });

    it('shows at most the first 4,096 bytes, however they arrive', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 3000 }), { maxLength: 6 }), async (chunks) => {
          const whole = Buffer.concat(chunks);
          const file = await store.receive(source(...chunks), { maxBytes: 20_000 });
          expect(Buffer.from(file.head)).toEqual(whole.subarray(0, 4096));
          expect(file.sizeBytes).toBe(whole.length);
          await file.discard();
        }),
        { numRuns: 20 },
      );
    });

    it('is kept once, under its id, and then survives being discarded', async () => {
      const file = await store.receive(source('hello'), limits);
      const kept = await file.keep();
      expect(await file.keep()).toEqual(kept);
      await file.discard();
      const found = await store.open(kept.id);
      expect([found?.sizeBytes, await textOf(found?.stream), await textOf(file.open())]).toEqual([5, 'hello', 'hello']);
    });

    it('is gone once discarded, and discarding it again is not an error', async () => {
      const file = await store.receive(source('hello'), limits);
      await file.discard();
      await file.discard();
      expect(await shown.count()).toBe(0);
    });

    it('may have exactly as many bytes as the limit, and not one more', async () => {
      expect((await store.put(source('0123456789'), limits)).sizeBytes).toBe(10);
      await expect(store.receive(source('0123456789', 'x'), limits)).rejects.toThrow(FileTooLargeError);
      expect(await shown.count()).toBe(1);
    });

    it('leaves nothing behind when its source breaks off', async () => {
      async function* breaking(): AsyncGenerator<Uint8Array> {
        yield Buffer.from('hello');
        throw new Error('broken off');
      }
      await expect(store.put(breaking(), limits)).rejects.toThrow('broken off');
      expect(await shown.count()).toBe(0);
    });
  });

  describe('a kept file', () => {
    it('is as it arrived, whatever its size and the pieces it came in', async () => {
      const whole = Buffer.from(Array.from({ length: 700_001 }, (_, index) => index % 251));
      for (const piece of [700_001, 262_144, 100_000, 4096]) {
        const pieces = Array.from({ length: Math.ceil(whole.length / piece) }, (_, index) =>
          whole.subarray(index * piece, (index + 1) * piece),
        );
        const { id } = await store.put(source(...pieces), { maxBytes: whole.length });
        const found = await store.open(id);
        expect(found?.sizeBytes).toBe(whole.length);
        expect(Buffer.from(await new Response(found?.stream).arrayBuffer()).equals(whole)).toBe(true);
      }
    });

    it('can be restored under its id, instead of another one', async () => {
      const { id } = await store.put(source('hello'), limits);
      await store.restore(id, source('other'));
      const unknown = 'ab'.repeat(16);
      await store.restore(unknown, source('new'));
      expect([await textOf((await store.open(id))?.stream), await textOf((await store.open(unknown))?.stream)]).toEqual(
        ['other', 'new'],
      );
      await expect(store.restore('../x', source('bad'))).rejects.toThrow('is not the id of a file');
      expect(await shown.count()).toBe(2);
    });

    it('can be removed, even twice', async () => {
      const { id } = await store.put(source('hello'), limits);
      await store.remove(id);
      await store.remove(id);
      expect(await store.open(id)).toBeUndefined();
    });

    it('is found by its id, and never by anything that looks like a path', async () => {
      await store.put(source('hello'), limits);
      for (const id of ['', '..', '../tmp', 'tmp', '/etc/passwd', 'A'.repeat(32), `${'0'.repeat(31)}/`]) {
        expect([id, await store.open(id)]).toEqual([id, undefined]);
        await store.remove(id);
      }
      expect(await shown.count()).toBe(1);
    });
  });

  describe('sweeping', () => {
    it('removes old unreferenced files, including leftover temporary ones', async () => {
      const [kept, orphan, young] = [
        await store.put(source('kept'), limits),
        await store.put(source('orphan'), limits),
        await store.put(source('young'), limits),
      ];
      const left = await store.receive(source('left'), limits);
      const before = new Date('2026-11-20T00:00:00Z');
      const [older, newer] = [new Date('2026-11-19T00:00:00Z'), new Date('2026-11-21T00:00:00Z')];
      for (const { id } of [kept, orphan, left]) await shown.date(id, older);
      await shown.date(young.id, newer);

      expect(await store.sweep(async (id) => id === kept.id, before)).toBe(2);

      expect(await textOf((await store.open(kept.id))?.stream)).toBe('kept');
      expect(await textOf((await store.open(young.id))?.stream)).toBe('young');
      expect(await shown.count()).toBe(2);
    });
  });
}

describe('files in a folder', () => {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'grt-files-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  suite(async () => ({
    store: await openDiskFileStore({ folder, random: seededRandom('files') }),
    count: async () =>
      (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length,
    date: async (id, at) => {
      const path = join(folder, id.slice(0, 2), id);
      await utimes(path, at, at).catch(() => utimes(join(folder, 'tmp', id), at, at));
    },
  }));

  it('is readable only by its owner', async () => {
    const { id } = await store.put(source('hello'), limits);
    const { mode } = await stat(join(folder, id.slice(0, 2), id));
    expect(mode & 0o077).toBe(0);
  });
});

describeOnEveryDatabase('files in the database', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    folder = await mkdtemp(join(tmpdir(), 'grt-files-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  beforeEach(() => clearDatabase(database));

  suite(async () => ({
    store: await openDatabaseFileStore({
      queries: () => database.current(),
      clock: fixedClock(testStart),
      random: seededRandom('files'),
      folder,
    }),
    count: () => database.current().$count(storedFiles),
    date: async (id, at) => {
      await database.current().update(storedFiles).set({ startedAt: at }).where(eq(storedFiles.id, id));
    },
  }));

  it('does not pass off other bytes as a file', async () => {
    const { id } = await store.put(source('hello'), limits);
    await database
      .current()
      .update(storedFileChunks)
      .set({ bytes: Buffer.from('jello') });
    await expect(textOf((await store.open(id))?.stream)).rejects.toThrow(`The file ${id} is not what was stored`);
  });

  it('removes the bytes with the file', async () => {
    const { id } = await store.put(source('hello'), limits);
    await store.remove(id);
    expect(await database.current().$count(storedFileChunks)).toBe(0);
  });
});

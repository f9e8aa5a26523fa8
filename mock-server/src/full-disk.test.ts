import { execFileSync } from 'node:child_process';
import { readdirSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Domain, Import } from '@grt/sdk/contract';
import { aCsv, aFile, manyRows, sendFeed, started } from './modules/feeds/testing.ts';
import { call } from './testing/api-calls.ts';
import { findPostgres, startPostgres, type PostgresServer } from './testing/postgres-server.ts';
import { aPlaceWithPeople, fillWithPeople } from './testing/places.ts';
import { startServerProcess, type ServerProcess } from './testing/server-process.ts';
import { canMountDisks, clearDisk, fillDisk, folderSeenBy } from './testing/small-disk.ts';
import { testPassword } from './testing.ts';

vi.setConfig({ testTimeout: 120_000 }); // It starts processes.

const programs = findPostgres();
/** The size that a file of the server may have: the system then refuses to write, as it does on a full disk. */
const roomBytes = 300_000;

describe.skipIf(!programs)('a server without room for what it is sent', () => {
  let postgres: PostgresServer;
  let server: ServerProcess;
  let token: string;
  let domainId: number;
  const limitTo = (size: string) => execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${size}`]);

  beforeAll(async () => {
    if (!programs) return;
    postgres = await startPostgres(programs, { synchronous_commit: 'on' });
    await fillWithPeople({ DATABASE_URL: postgres.url, GRT_FILES: 'database' });
    server = await startServerProcess({
      DATABASE_URL: postgres.url,
      GRT_CONTROL: '1',
      GRT_TRAFFIC: 'off',
      LOG_LEVEL: 'debug',
    });
    const json = { username: 'acme', password: testPassword };
    ({ token } = (await call(server, '/auth/client/login', { json })).body);
    const [domain]: { id: number }[] = (await call(server, '/domains/approved', { token })).body.data;
    domainId = domain?.id ?? 0;
  });
  beforeEach(() => limitTo(`${String(roomBytes)}:unlimited`));
  afterAll(async () => {
    await server.stop();
    await postgres.stop();
  });

  const filesIn = (folder: string): string[] => readdirSync(join(server.dataDir, folder));
  const newest = async (feedId: number): Promise<Import | undefined> => {
    const [run]: Import[] = (await call(server, `/client/feeds/${String(feedId)}/imports`, { token })).body.data;
    return run;
  };

  it('refuses the upload in the usual envelope, leaves nothing behind, and serves everyone else', async () => {
    const before = filesIn('files').length;
    const seen = await sendFeed(server, token, { domainId, file: aFile(aCsv(manyRows(12_000))) });
    expect([seen.status, seen.body['code'], seen.headers.get('retry-after')]).toEqual([503, 'no_room', '60']);
    expect(typeof seen.body['request_id']).toBe('string');
    expect([filesIn('files/tmp'), filesIn('files').length]).toEqual([[], before]);
    expect((await call(server, '/client/feeds', { token })).status).toBe(200);
  });

  it('works on when its log cannot be written, and writes again when it can', async () => {
    const log = join(server.dataDir, 'logs', 'application.log');
    truncateSync(log, roomBytes);
    expect((await call(server, '/domains', { token, json: { domain_name: '' } })).status).toBe(422);
    expect(statSync(log).size).toBe(roomBytes);
    truncateSync(log, 0);
    await call(server, '/domains', { token, json: { domain_name: '' } });
    expect(statSync(log).size).toBeGreaterThan(0);
  });

  it('keeps an import that finds no room waiting, and finishes it once there is some', async () => {
    const rows = manyRows(7_000);
    const packed = new File([gzipSync(aCsv(rows))], 'videos.csv.gz');
    const { feed } = started(await sendFeed(server, token, { domainId, file: packed }));
    await expect.poll(() => server.output()).toContain('A job failed and will be retried');
    const waiting = await newest(feed.id);
    expect([waiting?.state, waiting?.counts.added]).toEqual(['running', 0]);
    expect(filesIn('files/tmp')).toEqual([]);
    limitTo('unlimited:unlimited');
    await call(server, '/control/clock', { json: { advance_seconds: 31 } });
    await expect.poll(async () => (await newest(feed.id))?.state).toBe('done');
    expect((await newest(feed.id))?.counts).toMatchObject({ rows: rows.length, added: rows.length });
    const large = aFile(aCsv(manyRows(12_000)));
    started(await sendFeed(server, token, { domainId, file: large }));
    expect(server.isAlive()).toBe(true);
  });
});

describe.skipIf(!canMountDisks())('a server whose disk, with its embedded database, becomes full', () => {
  let server: ServerProcess;
  let token: string;
  beforeAll(async () => {
    server = await startServerProcess({ GRT_CONTROL: '1', GRT_TRAFFIC: 'off' }, 160, await aPlaceWithPeople());
    const json = { username: 'acme', password: testPassword };
    ({ token } = (await call(server, '/auth/client/login', { json })).body);
  });
  afterAll(() => server.stop());

  let count = 0;
  const acknowledged: string[] = [];
  const addDomain = async (): Promise<string> => {
    count += 1;
    const name = `full-${String(count)}.example`;
    const json = {
      domain_name: name,
      dmca_compliance_url: `https://${name}/dmca`,
      content_removal_email: `removal@${name}`,
    };
    const { status, body } = await call(server, '/domains', { token, json });
    if (status === 201) acknowledged.push(name);
    return status === 201 ? 'added' : `${String(status)} ${String(body['code'])}`;
  };

  it('refuses what it cannot save, goes on reading, and saves again once there is room, with nothing lost', async () => {
    const [approved]: Domain[] = (await call(server, '/domains/approved', { token })).body.data;
    const sent = manyRows(20_000);
    const file = aFile(aCsv(sent));
    const { feed } = started(await sendFeed(server, token, { domainId: approved?.id ?? 0, file }));
    const disk = folderSeenBy(server.pid, server.dataDir);
    expect(await addDomain()).toBe('added');
    fillDisk(disk); // while the import runs
    await expect.poll(addDomain).toBe('503 no_room');
    const again = await sendFeed(server, token, { domainId: approved?.id ?? 0, file: aFile(aCsv(manyRows(10))) });
    expect([again.status, again.body['code']]).toEqual([503, 'no_room']);
    const json = { username: 'acme', password: testPassword };
    const signIn = await call(server, '/auth/client/login', { json });
    expect([signIn.status, signIn.body['code'], signIn.headers.get('retry-after')]).toEqual([503, 'no_room', '60']);
    await call(server, '/control/clock', { json: { advance_seconds: 600 } }); // the session's last use is written now
    for (const path of ['/client/feeds', '/domains', '/client/dashboard', '/health']) {
      expect([path, (await call(server, path, { token })).status]).toEqual([path, 200]);
    }

    clearDisk(disk);
    await expect.poll(addDomain).toBe('added');
    const { body } = await call(server, '/domains?search=full-&per_page=100', { token });
    const kept: Domain[] = body.data;
    expect(kept.map(({ domain_name }) => domain_name).sort()).toEqual(acknowledged.sort());
    const newest = async (): Promise<Import | undefined> => {
      await call(server, '/control/clock', { json: { advance_seconds: 60 } });
      const [run]: Import[] = (await call(server, `/client/feeds/${String(feed.id)}/imports`, { token })).body.data;
      return run;
    };
    await expect.poll(async () => (await newest())?.state).toBe('done');
    expect((await newest())?.counts).toMatchObject({ rows: sent.length, added: sent.length, rejected: 0 });
    expect(server.isAlive()).toBe(true);
  });
});

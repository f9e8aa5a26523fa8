import { execFileSync } from 'node:child_process';
import { readdirSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Import } from '@grt/sdk/contract';
import { aCsv, aFile, manyRows, sendFeed, started } from './modules/feeds/testing.ts';
import { call } from './testing/api-calls.ts';
import { findPostgres, startPostgres, type PostgresServer } from './testing/postgres-server.ts';
import { startServerProcess, type ServerProcess } from './testing/server-process.ts';
import { testPassword } from './testing.ts';

const programs = findPostgres();
/** The size that a file of the server may have: the system then refuses to write, as it does on a full disk. */
const roomBytes = 1_000_000;

describe.skipIf(!programs)('a server without room for what it is sent', () => {
  let postgres: PostgresServer;
  let server: ServerProcess;
  let token: string;
  let domainId: number;
  const limitTo = (size: string) => execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${size}`]);

  beforeAll(async () => {
    if (!programs) return;
    postgres = await startPostgres(programs, { synchronous_commit: 'on' });
    server = await startServerProcess({ DATABASE_URL: postgres.url, GRT_CONTROL: '1', LOG_LEVEL: 'debug' });
    const json = { username: 'acme', password: testPassword };
    ({ token } = (await call(server, '/auth/client/login', { json })).body);
    const [domain]: { id: number }[] = (await call(server, '/domains/approved', { token })).body.data;
    domainId = domain?.id ?? 0;
    limitTo(`${String(roomBytes)}:unlimited`);
  });
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
    const seen = await sendFeed(server, token, { domainId, file: aFile(aCsv(manyRows(40_000))) });
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
    const rows = manyRows(20_000);
    const packed = new File([gzipSync(aCsv(rows))], 'videos.csv.gz');
    const { feed } = started(await sendFeed(server, token, { domainId, file: packed }));
    await expect.poll(() => server.output(), { timeout: 60_000 }).toContain('A job failed and will be retried');
    const waiting = await newest(feed.id);
    expect([waiting?.state, waiting?.counts.added]).toEqual(['running', 0]);
    expect(filesIn('files/tmp')).toEqual([]);
    limitTo('unlimited:unlimited');
    await call(server, '/control/clock', { json: { advance_seconds: 31 } });
    await expect.poll(async () => (await newest(feed.id))?.state, { timeout: 60_000 }).toBe('done');
    expect((await newest(feed.id))?.counts).toMatchObject({ rows: rows.length, added: rows.length });
    const large = aFile(aCsv(manyRows(40_000)));
    started(await sendFeed(server, token, { domainId, file: large }));
    expect(server.isAlive()).toBe(true);
  });
});

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Client } from 'pg';
import type { Import } from '@grt/sdk/contract';
import { aCsv, aFile, manyRows, sendFeed, started } from './modules/feeds/testing.ts';
import { call, type Seen } from './testing/api-calls.ts';
import { fillWithPeople } from './testing/places.ts';
import { isFull } from './testing/sampled.ts';
import { findPostgres, startPostgres, type PostgresServer } from './testing/postgres-server.ts';
import { startServerProcess, type ServerProcess } from './testing/server-process.ts';
import { administer, databaseUrl } from './testing/test-database.ts';
import { testPassword } from './testing.ts';

vi.setConfig({ testTimeout: 120_000 }); // It starts processes.

const programs = findPostgres();
const endConnections = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'grt'`;

// The last test stops the database.
describe.skipIf(!programs)('a server whose database drops its connections during writes', { shuffle: false }, () => {
  let postgres: PostgresServer;
  let server: ServerProcess;
  let token: string;
  beforeAll(async () => {
    if (!programs) return;
    postgres = await startPostgres(programs, { synchronous_commit: 'on' });
    await fillWithPeople({ DATABASE_URL: postgres.url, GRT_FILES: 'database' });
    server = await startServerProcess({ DATABASE_URL: postgres.url });
    token = await signIn();
  });
  afterAll(async () => {
    await server.stop();
    await postgres.stop();
  });

  const cutAll = () => administer(postgres.url, endConnections);

  async function signIn(): Promise<string> {
    const { body } = await call(server, '/auth/client/login', { json: { username: 'acme', password: testPassword } });
    return body.token;
  }
  const addDomain = (name: string): Promise<Seen> =>
    call(server, '/domains', {
      token,
      json: {
        domain_name: name,
        dmca_compliance_url: `https://${name}/dmca`,
        content_removal_email: `removal@${name}`,
      },
    });
  async function storedDomains(prefix: string): Promise<string[]> {
    const { body } = await call(server, `/domains?search=${prefix}`, { token });
    const rows: { domain_name: string }[] = body.data;
    return rows.map((row) => row.domain_name);
  }

  /** Eight clients write nonstop while `disturb` runs `times` times, each time after some more writes. */
  async function writeUnder(prefix: string, times: number, disturb: () => Promise<void>) {
    const acknowledged: string[] = [];
    const refused: Seen[] = [];
    const unknown: string[] = [];
    const over = new AbortController();
    let onWrite: () => void = () => undefined;
    const writer = async (number: number): Promise<void> => {
      for (let count = 0; !over.signal.aborted; count += 1) {
        const name = `${prefix}-${String(number)}-${String(count)}.example`;
        const seen = await addDomain(name);
        if (seen.status === 201) acknowledged.push(name);
        else if (seen.body['code'] === 'outcome_unknown') unknown.push(name);
        else refused.push(seen);
        onWrite();
      }
    };
    const writing = Promise.all(Array.from({ length: 8 }, (_, number) => writer(number)));
    for (let time = 0; time < times; time += 1) {
      const wanted = acknowledged.length + 3;
      while (acknowledged.length < wanted) {
        await Promise.race([writing, new Promise<void>((resolve) => (onWrite = resolve))]);
      }
      await disturb();
    }
    over.abort();
    await writing;
    return { acknowledged, refused, unknown };
  }

  it.each([
    { prefix: 'cut', what: 'again and again', times: isFull ? 40 : 10, disturb: cutAll },
    { prefix: 'crash', what: 'by crashing', times: isFull ? 3 : 2, disturb: () => postgres.restart() },
  ])('lives on, and keeps what it acknowledged and nothing else: $what', async ({ prefix, times, disturb }) => {
    const { acknowledged, refused, unknown } = await writeUnder(prefix, times, disturb);
    expect(refused.length + unknown.length).toBeGreaterThan(0);
    // Only a crash leaves an outcome unknown: the ids of lost transactions are given to others after it.
    if (prefix === 'cut') expect(unknown).toEqual([]);
    for (const { status, headers, body } of refused) {
      expect([status, body['code'], body['success']], server.output()).toEqual([503, 'unavailable', false]);
      expect([headers.get('retry-after'), typeof body['request_id']]).toEqual(['2', 'string']);
    }
    const stored = await storedDomains(prefix);
    expect(stored.filter((name) => !unknown.includes(name)).sort()).toEqual(acknowledged.sort());
    expect(server.isAlive()).toBe(true);
    expect(server.output()).not.toContain('unhandled error');
  });

  it('finishes an import that was running', async () => {
    const rows = manyRows(20_000);
    const { body } = await call(server, '/domains/approved', { token });
    const [domain]: { id: number }[] = body.data;
    const reply = await sendFeed(server, token, { domainId: domain?.id ?? 0, file: aFile(aCsv(rows)) });
    const { feed } = started(reply);
    const run = async (): Promise<Import | undefined> => {
      const seen = await call(server, `/client/feeds/${String(feed.id)}/imports`, { token });
      const [newest]: Import[] = seen.status === 200 ? seen.body.data : [];
      return newest;
    };
    const mostCuts = isFull ? 10 : 4;
    let cuts = 0;
    for (let now = await run(); now?.state !== 'done'; now = await run()) {
      expect(server.isAlive() ? now?.state : 'the server ended').not.toBe('failed');
      if (now?.state !== 'running' || cuts === mostCuts) continue;
      cuts += 1;
      await cutAll();
    }
    expect(cuts).toBeGreaterThan(2);
    expect((await run())?.counts).toMatchObject({ rows: rows.length, added: rows.length, rejected: 0 });
  });

  it('lives on as a worker, which no visitor keeps alive, and connects again', async () => {
    await administer(postgres.url, 'CREATE DATABASE worker_alone');
    const url = databaseUrl(postgres.url, 'worker_alone');
    const worker = await startServerProcess({ DATABASE_URL: url, GRT_ROLE: 'worker', GRT_DEMO: '0' });
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    const its = `FROM pg_stat_activity WHERE application_name = 'grt' AND datname = 'worker_alone'`;
    for (let time = 0; time < (isFull ? 5 : 2); time += 1) {
      const connections = async () => (await client.query(`SELECT pid ${its}`)).rowCount;
      await expect.poll(connections).toBeGreaterThan(0);
      await client.query(`SELECT pg_terminate_backend(pid) ${its}`);
    }
    expect(worker.isAlive()).toBe(true);
    await client.end();
    expect(await worker.stop()).toBe(0);
  });

  it('says that it is alive and cannot work, at once and however often it is asked, when the database is gone', async () => {
    const health = () => call(server, '/health');
    expect((await health()).status).toBe(200);
    await postgres.stop();
    await expect.poll(async () => (await health()).status).toBe(503);
    for (const { status, headers, body } of await Promise.all(Array.from({ length: 50 }, health))) {
      expect([status, body['code'], headers.get('retry-after')]).toEqual([503, 'unavailable', '2']);
    }
    const { status, body } = await call(server, '/health/live');
    expect([status, body.data]).toEqual([200, { status: 'ok', version: '2.0.0' }]);
  });
});

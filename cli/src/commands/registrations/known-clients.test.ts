import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestServer, seedPendingApplications, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runGrtAs, runGrtAt, type GrtRun } from '../../testing/run-grt.ts';

const twoOfThree = /^2 of 3 applicants are already clients: Seeded \d+ \(GRT-\S+\), Seeded \d+ \(GRT-\S+\)\.\n/;

describe('grt registrations approve, when applicants are clients already', () => {
  let server: TestServer;
  let home: string;
  let ids: readonly number[];
  let seeded = 100;
  beforeAll(async () => {
    server = await createTestServer();
    home = await mkdtemp(join(tmpdir(), 'grt-home-'));
  });
  afterAll(async () => {
    await server.close();
    await rm(home, { recursive: true, force: true });
  });
  /** A client, and three applicants of whom the first two have its phone. */
  beforeEach(async () => {
    const { pool } = server.platform.database;
    await pool.query(`update registrations set status = 'rejected', asked_at = null where status = 'pending'`);
    const [client, ...applicants] = await seedPendingApplications(server, { count: 4, from: (seeded += 10) });
    ids = applicants;
    await grt('approve', String(client));
    await pool.query(
      `update registrations set phone_key = (select phone_key from registrations where id = $1) where id = any($2)`,
      [client, ids.slice(0, 2)],
    );
  });

  const grt = (...argv: readonly string[]): Promise<GrtRun> =>
    runGrtAs(server, { as: 'reviewer' }, 'registrations', ...argv);
  const atTerminal = (answers: readonly unknown[], ...argv: readonly string[]): Promise<GrtRun> =>
    runGrtAs(server, { as: 'reviewer', columns: 80, env: { NO_COLOR: '1' }, answers }, 'registrations', ...argv);
  const left = async () =>
    (await grt('list', '--status', 'pending', '--json', 'id')).out.match(/\d+/g)?.map(Number) ?? [];

  it('says so of those named, before it approves them', async () => {
    const { code, err } = await grt('approve', ...ids.map(String));
    expect(code).toBe(0);
    expect(err).toMatch(twoOfThree);
    expect(err).toMatch(/\n3 done, 0 refused\n$/);
  });

  it('says so of a single one', async () => {
    const { code, err } = await grt('approve', String(ids[0]));
    expect({ code, err }).toEqual({
      code: 0,
      err: expect.stringMatching(/^Seeded \d+ \(GRT-\S+\) is already a client\.\n$/) as string,
    });
  });

  it('calls suspended and inactive clients that, also those that an administrator added', async () => {
    const named = (index: number) => `Seeded ${String(seeded + index)}`;
    const contact = ['--first-name', 'Ann', '--last-name', 'Added', '--email'];
    for (const [index, status] of [
      [2, 'suspended'],
      [3, 'inactive'],
    ] as const) {
      const added = [named(index), ...contact, `${status}@added.example`];
      expect(await runGrtAs(server, { as: 'admin' }, 'clients', 'add', '--company', ...added)).toMatchObject({
        code: 0,
      });
      await server.platform.database.pool.query('update clients set status = $1 where company_name = $2', [
        status,
        named(index),
      ]);
    }
    expect((await grt('approve', ...ids.map(String), '--dry-run')).err).toMatch(
      new RegExp(
        String.raw`^3 of 3 applicants are already clients, 1 of them suspended, 1 inactive: ${named(2)} \(GRT-\S+, suspended\), ` +
          String.raw`${named(3)} \(GRT-\S+, inactive\), ${named(1)} \(GRT-\S+\)\.\n`,
      ),
    );
    const alone = async (index: number) => (await grt('approve', String(ids[index]), '--dry-run')).err.split('\n')[0];
    expect(await alone(1)).toMatch(/^Seeded \d+ \(GRT-\S+\) is a suspended client\.$/);
    expect(await alone(2)).toMatch(/^Seeded \d+ \(GRT-\S+\) is an inactive client\.$/);
  });

  it('leaves them out of --all without a terminal, and of ids with --clients skip', async () => {
    const all = await grt('approve', '--all', '--yes');
    expect(all).toMatchObject({ code: 0, err: expect.stringMatching(/clients: .*\nThey are left out\.\n$/) as string });
    expect(new Set(await left())).toEqual(new Set(ids.slice(0, 2)));
    const named = await grt('approve', '--clients', 'skip', ...ids.slice(0, 2).map(String));
    expect(named).toMatchObject({
      code: 0,
      err: expect.stringMatching(/They are left out\.\nNothing was changed\.\n$/) as string,
    });
    expect(await grt('approve', '--all', '--yes', '--clients', 'approve')).toMatchObject({ code: 0 });
    expect(await left()).toEqual([]);
  });

  it('asks at a terminal what becomes of them', async () => {
    const skipped = await atTerminal(['Leave them out'], 'approve', ...ids.map(String));
    expect(skipped.code).toBe(0);
    expect(new Set(await left())).toEqual(new Set(ids.slice(0, 2)));
    const approved = await atTerminal(['Approve anyway', true], 'approve', '--all');
    expect(approved.code).toBe(0);
    expect(await left()).toEqual([]);
  });

  it('says so with --dry-run, and shows and counts what would be approved', async () => {
    const { out, err } = await grt('approve', '--all', '--dry-run');
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => line.split('\t')[0]),
    ).toEqual([String(ids[2])]);
    expect(err).toMatch(twoOfThree);
    expect(err).toMatch(/Approve 1 application: nothing was changed \(--dry-run\)\n$/);
    expect(await left()).toHaveLength(3);
  });

  it('says nothing of them when rejecting, and names five of many', async () => {
    const many = await seedPendingApplications(server, { count: 6, from: (seeded += 10) });
    await server.platform.database.pool.query(
      `update registrations set phone_key = (select phone_key from registrations where id = $1) where id = any($2)`,
      [ids[0], many],
    );
    const { err } = await grt('approve', ...many.map(String), '--dry-run');
    expect(err).toMatch(/^6 of 6 applicants are already clients: (Seeded \d+ \(GRT-\S+\), ){5}and 1 more\.\n/);
    expect((await grt('reject', '--all', '--reason', 'Closed.', '--yes')).err).toBe('9 done, 0 refused\n');
  });

  it('looks at the approvals of a plan, and applies its rejections all the same', async () => {
    const file = join(home, 'plan.csv');
    const words = new Map([
      [ids[0], ',approve,'],
      [ids[1], ',reject,Twice'],
      [ids[2], ',approve,'],
    ]);
    const rows = (await grt('plan')).out.replaceAll(
      /^(\d+),,/gm,
      (_row, id) => `${id}${words.get(Number(id)) ?? ',,'}`,
    );
    await writeFile(file, rows);
    const applied = await runGrtAt(
      server,
      home,
      { as: 'reviewer' },
      'registrations',
      'apply',
      file,
      '--clients',
      'skip',
      '--yes',
    );
    expect(applied.code).toBe(0);
    expect(applied.err).toContain('1 of 2 applicants is already a client: ');
    expect(applied.err).toContain('2 done, 0 refused');
    expect(await left()).toEqual([ids[0]]);
  });

  it('decides all the same, and says so, for whoever may not list applications', async () => {
    const { code, err } = await runGrtAs(server, { as: 'acme' }, 'registrations', 'approve', ...ids.map(String));
    expect(code).toBe(5);
    expect(err).toMatch(/^Could not check for existing clients: .*\nStopped after 0 of 3 applications\./);
  });

  it('leaves out of --all those that wait for their applicant, and says how many', async () => {
    await grt('ask', String(ids[2]), '--question', 'Please send the license.');
    const { err } = await grt('reject', '--all', '--reason', 'Closed.', '--yes');
    expect(err).toBe('1 application waiting for an answer from the applicant is left out.\n2 done, 0 refused\n');
    expect(await left()).toEqual([ids[2]]);
  });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestServer, seedPendingApplications, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runGrtAt, type GrtRun } from '../../testing/run-grt.ts';

describe('grt registrations apply', () => {
  let server: TestServer;
  let home: string;
  let ids: readonly number[];
  let seeded = 0;
  beforeAll(async () => {
    server = await createTestServer();
    home = await mkdtemp(join(tmpdir(), 'grt-home-'));
  });
  afterAll(async () => {
    await server.close();
    await rm(home, { recursive: true, force: true });
  });
  /** Three undecided applications. */
  beforeEach(async () => {
    await server.platform.database.pool.query(`update registrations set status = 'rejected' where status = 'pending'`);
    ids = await seed(3);
  });

  const seed = async (count: number): Promise<readonly number[]> => {
    const from = seeded + 1;
    seeded += count;
    return seedPendingApplications(server, { count, from });
  };

  const grt = (...argv: readonly string[]): Promise<GrtRun> =>
    runGrtAt(server, home, { as: 'reviewer' }, 'registrations', ...argv);
  const apply = (...flags: readonly string[]): Promise<GrtRun> => grt('apply', 'decisions.csv', ...flags);
  const write = (plan: string | Uint8Array): Promise<void> => writeFile(join(home, 'decisions.csv'), plan);
  const pending = async () => (await grt('list', '--status', 'pending', '--json', 'id')).out.match(/\d+/g)?.length ?? 0;

  /** A new plan in which each application is decided on, with the given cells. */
  const planWith = async (...cells: readonly string[]): Promise<string> => {
    let at = 0;
    return (await grt('plan')).out.replaceAll(/^(\d+),,/gm, (_row, id: string) => {
      const words = cells[Math.min(at, cells.length - 1)] ?? ',';
      at += 1;
      return `${id},${words}`;
    });
  };

  describe('a plan of other applications, as from another server or before a restore', () => {
    const others = async (): Promise<void> => {
      const plan = await planWith('approve,', 'reject,No.', 'approve,');
      const [, first = '', second = ''] = plan.split('\r\n');
      const [, , , applicationId = ''] = first.split(',');
      await write(
        plan
          .replace(first, first.replace(applicationId, 'GRT-209912-99999'))
          .replace(second, second.replace(/Seeded \d+/, 'Quite Another Company'))
          .concat(`2147483000,approve,,GRT-209912-99998,Nobody\r\n`),
      );
    };

    it.each([[[]], [['--dry-run']], [['--yes', '--clients', 'approve']]])(
      'is refused with each difference, and nothing is decided: %j',
      async (flags) => {
        await others();
        const [first, second] = ids.map(String);
        const [one, two] = [seeded - 2, seeded - 1].map(String);
        const { code, out, err } = await apply(...flags);
        expect({ code, out }).toEqual({ code: 8, out: '' });
        expect(err.trimEnd().split('\n')).toEqual([
          `error: decisions.csv does not match the applications at ${server.baseUrl}; nothing was changed. Create a new plan: grt registrations plan`,
          `  line 2: the plan says ${first ?? ''} is GRT-209912-99999 of Seeded ${one ?? ''}, but it is GRT-209901-${one?.padStart(5, '0') ?? ''} of Seeded ${one ?? ''}`,
          `  line 3: the plan says ${second ?? ''} is GRT-209901-${two?.padStart(5, '0') ?? ''} of Quite Another Company, but it is GRT-209901-${two?.padStart(5, '0') ?? ''} of Seeded ${two ?? ''}`,
          '  line 5: the plan says 2147483000 is GRT-209912-99998 of Nobody, but there is no application 2147483000',
        ]);
        expect(await pending()).toBe(3);
      },
    );

    it('is refused when an unfinished run of it is resumed', async () => {
      await write(await planWith('approve,'));
      const fetch: typeof server.fetch = async (input, init) => {
        const url = input instanceof Request ? input.url : String(input);
        if (url.includes('/decide')) throw new TypeError('fetch failed');
        return server.fetch(input, init);
      };
      const broken = { ...server, fetch };
      const left = await runGrtAt(broken, home, { as: 'reviewer' }, 'registrations', 'apply', 'decisions.csv');
      expect(left).toMatchObject({ code: 1, err: expect.stringContaining('apply decisions.csv --resume') as string });
      await others();
      expect(await apply('--resume')).toMatchObject({
        code: 8,
        err: expect.stringContaining('does not match the applications at') as string,
      });
      expect(await pending()).toBe(3);
      await write(await planWith('approve,'));
      expect(await apply('--resume')).toMatchObject({ code: 0 });
    });
  });

  it('accepts what a spreadsheet makes of a name: an apostrophe, other blanks, accents put together otherwise', async () => {
    const names = ['=Best  Deals', 'Café\u00A0Nord', "'Tis Video"];
    for (const [at, id] of ids.entries())
      await server.platform.database.pool.query('update registrations set company_name = $2 where id = $1', [
        id,
        names[at],
      ]);
    await write((await planWith('approve,')).replace('Café\u00A0Nord', 'Cafe\u0301 Nord'));
    expect(await apply()).toMatchObject({ code: 0 });
    expect(await pending()).toBe(0);
  });

  it.each([
    ['decision', 'id,beslissing,application_id,company_name\n1,approve,GRT-1,Acme\n'],
    ['application_id, company_name', 'id,decision,notes\n1,approve,\n'],
    ['id, decision, application_id, company_name', 'approve\n'],
  ])('exits 2 when the plan has no column %s', async (columns, plan) => {
    await write(plan);
    for (const flag of ['--yes', '--dry-run', '--resume'])
      expect(await apply(flag)).toEqual({
        code: 2,
        out: '',
        err:
          `error: The first row of decisions.csv does not name ${columns}. A plan needs the columns id, decision, ` +
          'application_id, company_name: without them, it cannot be checked. Create one with: grt registrations plan\n',
      });
  });

  it('exits 2 when no decision is a known word, and says so kindly when there are none', async () => {
    await write(await planWith(',', 'ja,', 'nee,'));
    expect(await apply()).toEqual({
      code: 2,
      out: '',
      err:
        'error: decisions.csv has neither approve nor reject in the decision column, but "ja" in line 3. ' +
        'Enter approve or reject there, or leave it empty.\n',
    });
    await write(await planWith(','));
    expect(await apply()).toEqual({
      code: 0,
      out: '',
      err: 'decisions.csv contains no decisions: enter approve or reject in the decision column.\n',
    });
  });

  it('reads many applications in few calls', async () => {
    await seed(500);
    await write(await planWith('reject,Closed.'));
    const asked: string[] = [];
    const fetch: typeof server.fetch = (input, init) => {
      asked.push(new URL(new Request(input, init).url).pathname);
      return server.fetch(input, init);
    };
    const counting = { ...server, fetch };
    const seat = { as: 'reviewer' };
    const { code, out } = await runGrtAt(counting, home, seat, 'registrations', 'apply', 'decisions.csv', '--dry-run');
    expect([code, out.trimEnd().split('\n').length]).toEqual([0, 503]);
    expect(asked.filter((path) => path.includes('registrations'))).toEqual([
      '/api/admin/registrations',
      '/api/admin/registrations',
    ]);
  });

  it.each([
    ['windows-1252', 'latin1'],
    ['utf-16le', 'utf16le'],
  ] as const)('mails the reason of a plan in %s as it was written', async (encoding, written) => {
    await write(Buffer.from(await planWith('reject,Société introuvable'), written));
    const { code, err } = await apply();
    expect({ code, err }).toEqual({
      code: 0,
      err:
        `decisions.csv is read as ${encoding}. If letters look wrong, save it as UTF-8.\n` +
        '0 to approve, 3 to reject\n3 done, 0 refused\n',
    });
    const mail = await server.latestMail(`seeded-${String(seeded)}@brightreel.example`);
    expect(mail.text).toContain('Reason: Société introuvable');
  });

  it('refuses a damaged plan with its line, and nothing is decided', async () => {
    await write(await planWith('approve,', 'reject,Soci\uFFFDt\uFFFD introuvable'));
    expect(await apply('--yes')).toEqual({
      code: 2,
      out: '',
      err: 'error: decisions.csv: line 3 has characters that cannot be read. Correct them, and save the text as UTF-8.\n',
    });
    expect(await pending()).toBe(3);
  });
});

import { isFull, seedPendingApplications } from '@grt/mock-server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aboutFeed, createPublisher, type Publisher } from '../../testing/publisher.ts';
import { runGrtAs, type GrtRun } from '../../testing/run-grt.ts';

describe('a file with names next to the ids, as from another server or before a restore', () => {
  let publisher: Publisher;
  beforeAll(async () => {
    publisher = await createPublisher();
    await publisher.acme('upload', 'natural.csv', ...aboutFeed, '--header', '--wait');
    await publisher.acme('upload', 'natural.csv', ...aboutFeed.with(3, 'Live'), '--header', '--wait');
    await publisher.reviewer('approve', '2');
    const policy = ['--dmca-url', 'https://reels.example/dmca', '--removal-email', 'removal@reels.example'];
    await as('acme', 'domains', 'add', 'reels.example', ...policy);
    await seedPendingApplications(publisher.server, { count: 1 });
  });
  afterAll(() => publisher.close());

  const as = (who: string, ...argv: readonly string[]): Promise<GrtRun> =>
    runGrtAs(publisher.server, { as: who }, ...argv);
  const piped = (file: string, argv: readonly string[], who = 'admin'): Promise<GrtRun> =>
    runGrtAs(publisher.server, { as: who, stdin: file }, ...argv, '--from', '-');

  const domains = ['domains', 'list', '--status', 'pending'];
  const feeds = ['feeds', 'list', '--status', 'pending'];
  const live = ['feeds', 'list', '--search', 'Live'];
  const clients = ['clients', 'list', '--search', 'acme'];
  const applications = ['registrations', 'list', '--search', 'GRT-209901-00001'];
  const reason = ['--reason', 'No.'];

  it.each<readonly [command: readonly string[], list: readonly string[], field: string, name: string]>([
    [['domains', 'approve'], domains, 'domain_name', 'reels.example'],
    [['domains', 'reject', ...reason], domains, 'domain_name', 'reels.example'],
    [['domains', 'assign'], domains, 'domain_name', 'reels.example'],
    [['feeds', 'approve'], feeds, 'feed_name', 'Trending'],
    [['feeds', 'reject', ...reason], feeds, 'domain_name', 'clips.example'],
    [['feeds', 'assign'], feeds, 'feed_name', 'Trending'],
    [['feeds', 'pause'], live, 'feed_name', 'Live'],
    [['feeds', 'resume'], live, 'domain_name', 'clips.example'],
    [['reviews', 'assign'], feeds, 'feed_name', 'Trending'],
    [['clients', 'suspend'], clients, 'company_name', 'Acme Video'],
    [['clients', 'activate'], clients, 'company_name', 'Acme Video'],
    [['registrations', 'approve'], applications, 'company_name', 'Seeded 1'],
    [['registrations', 'reject', ...reason], applications, 'application_id', 'GRT-209901-00001'],
    [['registrations', 'assign'], applications, 'company_name', 'Seeded 1'],
  ])('is refused by %j, and nothing is changed', async (command, list, field, name) => {
    const before = await as('admin', ...list, '--json');
    const lines = (await as('admin', ...list)).out;
    const [id = ''] = lines.split('\t');
    const what = { reviews: 'feed', registrations: 'application' }[command[0] ?? ''] ?? command[0]?.slice(0, -1) ?? '';
    const headline =
      `error: Standard input does not match the ${what}s at ${publisher.server.baseUrl}; nothing was changed. ` +
      'List them again, or leave only the ids.\n';

    expect(await piped(`${lines.replaceAll(name, 'Another')}2147483000\tAnother\n`, command)).toEqual({
      code: 8,
      out: '',
      err:
        `${headline}  line 1: ${field} of ${id} is ${name}, which is not in the line\n` +
        `  line 2: there is no ${what} 2147483000\n`,
    });
    const differs = `${headline}  entry 1: ${field} of ${id} is ${name}, not Another\n`;
    const file = `[${JSON.stringify({ id: Number(id), client_id: Number(id), [field]: 'Another' })}]`;
    for (const flags of isFull ? [[], ['--dry-run'], ['--yes']] : [['--yes']])
      expect(await piped(file, [...command, ...flags])).toEqual({ code: 8, out: '', err: differs });

    expect(await as('admin', ...list, '--json')).toEqual(before);
  });

  it('is refused for the same domain of another client, and a client is compared with its own feeds alone', async () => {
    const file = '{"id":2,"domain_name":"reels.example","client":{"company_name":"Globex"}}';
    expect(await piped(file, ['domains', 'approve'])).toMatchObject({
      code: 8,
      err: expect.stringContaining('line 1: client.company_name of 2 is Acme Video, not Globex') as string,
    });
    const lines = (await as('acme', ...live)).out;
    expect(await piped(lines, ['feeds', 'pause'], 'acme')).toMatchObject({ code: 0 });
    expect(await piped(lines, ['feeds', 'resume'], 'globex')).toMatchObject({
      code: 8,
      err: expect.stringContaining('line 1: there is no feed 2') as string,
    });
    await as('acme', 'feeds', 'resume', '2');
  });

  it.each([
    ['as a list prints them', async () => (await as('admin', ...clients)).out],
    ['in JSON', async () => (await as('admin', ...clients, '--json')).out],
    ['as a spreadsheet saves them', async () => (await as('admin', ...clients)).out.replaceAll('\t', ';')],
    ['with an apostrophe and other blanks', () => "1\t'Acme\u00a0Video\n"],
    ['in quotes', () => '1,"Acme Video",active\n'],
    ['as ids alone', () => '1\n'],
  ])('is accepted with the names of the server: %s', async (_how, file) => {
    expect(await piped(await file(), ['clients', 'suspend'])).toMatchObject({
      code: 0,
      out: '1\tAcme Video\tsuspended\n',
    });
    await as('admin', 'clients', 'activate', '1');
  });

  it('takes the id of a client, not that of its account, from what a list prints', async () => {
    const { out } = await as('admin', ...clients, '--json', 'id');
    expect(await piped(out, ['clients', 'suspend'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('--from: entry 1 has no client_id') as string,
    });
  });

  it('is compared in few requests, and ids alone in none', async () => {
    const ids = await seedPendingApplications(publisher.server, { count: 40, from: 2 });
    const paths: string[] = [];
    const fetch: typeof publisher.server.fetch = (input, init) => {
      paths.push(new URL(new Request(input, init).url).pathname);
      return publisher.server.fetch(input, init);
    };
    const run = (stdin: string) =>
      runGrtAs({ ...publisher.server, fetch }, { as: 'admin', stdin }, 'registrations', 'assign', '--from', '-');
    expect(
      await run(
        ids
          .map((id, at) => `${String(id)}\tGRT-209901-${String(at + 2).padStart(5, '0')}\tSeeded ${String(at + 2)}\n`)
          .join(''),
      ),
    ).toMatchObject({ code: 0 });
    expect(paths.filter((path) => path === '/api/admin/registrations')).toHaveLength(1);
    paths.length = 0;
    expect(await run(ids.join('\n'))).toMatchObject({ code: 0 });
    expect(paths).not.toContain('/api/admin/registrations');
    expect(await run(ids.map((_, at) => `Seeded ${String(at + 2)}`).join('\n'))).toMatchObject({ code: 0 });
    expect(paths.filter((path) => path === '/api/admin/registrations')).toHaveLength(1);
  });

  it.each([
    ['clients', 'suspend', 'ACME video\n', '1\tAcme Video\tsuspended\n'],
    ['clients', 'activate', '["acme"]', '1\tAcme Video\tactive\n'],
    ['domains', 'approve', 'www.reels.example\tpending\n', '2\treels.example\tapproved\n'],
    ['feeds', 'pause', '"Live",active\n', '2\tLive\t'],
    ['registrations', 'assign', 'GRT-209901-00001\n', 'Seeded 1\t'],
  ])('may have names in place of ids: grt %s %s --from', async (noun, verb, file, out) => {
    expect(await piped(file, [noun, verb])).toMatchObject({ code: 0, out: expect.stringContaining(out) as string });
  });

  it('names the line of a name that nothing or more than one thing has, and changes nothing', async () => {
    await publisher.server.platform.database.pool.query(
      `update registrations set company_name = 'Twice' where company_name in ('Seeded 3', 'Seeded 4')`,
    );
    const { code, out, err } = await piped('Seeded 5\n\nNobody\ntwice\n', ['registrations', 'reject', ...reason]);
    expect({ code, out }).toEqual({ code: 8, out: '' });
    expect(err).toMatch(
      /^error: Standard input does not say which applications are meant; nothing was changed\n {2}line 3: no application is called "Nobody"\n {2}line 4: several applications are called "twice"; use the id of one: \d+ \(pending, Twice, [-\d]+\); \d+ \(pending, Twice, [-\d]+\)\n$/,
    );
    const elsewhere = await piped('1\nhttps://other.example/admin/clients/1\n', ['clients', 'suspend', ...reason]);
    expect(elsewhere.err).toMatch(/^error: --from: line 2: https:\/\/other\.example is not the server in use/);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aboutFeed as about, createPublisher, partnerFile, type Publisher } from '../../testing/publisher.ts';
import { runGrtAs, runGrtAt, type GrtRun } from '../../testing/run-grt.ts';

describe('grt feeds', () => {
  let publisher: Publisher;
  /** The upload of feed 1, which several tests use. */
  let uploaded: GrtRun;
  beforeAll(async () => {
    publisher = await createPublisher();
    uploaded = await acme('upload', 'partner.csv', ...about, '--mapping', 'mapping.yaml', '--wait');
  });
  afterAll(() => publisher.close());

  const acme: Publisher['acme'] = (...argv) => publisher.acme(...argv);
  const reviewer: Publisher['reviewer'] = (...argv) => publisher.reviewer(...argv);

  it('uploads a file with a mapping file, waits, and prints the counts', async () => {
    const { code, out, err } = uploaded;
    expect({ code, out: out.trimEnd().split('\n') }).toEqual({
      code: 0,
      out: [
        'Feed\t1',
        'Name\tTrending',
        'Import\t1',
        'State\tdone',
        'Rows\t3',
        'Items\t2',
        'Added\t2',
        'Changed\t0',
        'Unchanged\t0',
        'Removed\t0',
        'Repeated\t1',
        'Rejected\t0',
        'Review\tpending',
      ],
    });
    expect(err).toBe('1 row: The same ID appears again below; the last row is used\n');
  });

  it('accounts for the values of each column', async () => {
    const { code, out } = await acme('report', '1', '--columns');
    expect({ code, out }).toEqual({
      code: 0,
      out: [
        'id\texternal_id\t3\t2\t0\t0\t0\trow.repeated_id 1',
        'name\ttitle\t3\t2\t0\t0\t0\trow.repeated_id 1',
        'thumb\tthumbnail_url\t3\t2\t0\t0\t0\trow.repeated_id 1',
        'labels\ttags\t3\t2\t0\t0\t0\trow.repeated_id 1',
        '',
      ].join('\n'),
    });
    expect((await acme('report', '1', '--jq', '.import.accounting.columns[0].stored')).out).toBe('2\n');
    expect((await acme('report', '1', '--columns', '--rows')).code).toBe(2);
  });

  describe('in a dry run', () => {
    const methods = new Set<string>();
    /** Rows of what would change, and what is said of it. */
    const dry = async (...argv: readonly string[]) => {
      const fetch: typeof publisher.server.fetch = (input, init) => {
        methods.add(init?.method ?? 'GET');
        return publisher.server.fetch(input, init);
      };
      const server = { ...publisher.server, fetch };
      const { code, out, err } = await runGrtAt(server, publisher.home, { as: 'acme' }, 'feeds', ...argv, '--dry-run');
      return { code, out: out.split('\n').slice(0, -1), err: err.trimEnd().split('\n').at(-1) };
    };

    it('says what an edit would change, and refuses what the server would', async () => {
      expect(await dry('edit', '1', '--name', 'Renamed', '--category', 'girls')).toEqual({
        code: 0,
        out: ['feed_name\tTrending\tRenamed'],
        err: 'Edit feed 1: update 1. Nothing was changed (--dry-run)',
      });
      expect(await dry('edit', '1', '--category', 'girls')).toMatchObject({
        out: [],
        err: 'Edit feed 1: unchanged 1. Nothing was changed (--dry-run)',
      });
      expect(await dry('edit', '1', '--domain', '99')).toMatchObject({ code: 6 });
      expect(await dry('edit', '1', '--every', '1')).toMatchObject({ code: 8, out: [] });
      expect([...methods]).toEqual(['GET']);
    });

    it('checks the file of an upload, and says what would be added, updated, or left as it is', async () => {
      const mapped = ['partner.csv', '--mapping', 'mapping.yaml'];
      expect(await dry('upload', ...mapped, ...about, '--replace')).toMatchObject({
        code: 0,
        out: [],
        err: 'Upload partner.csv: unchanged 1. Nothing was changed (--dry-run)',
      });
      expect(await dry('upload', ...mapped, '--feed', '1', '--name', 'Renamed')).toMatchObject({
        out: ['feed_name\tTrending\tRenamed'],
        err: 'Upload partner.csv: update 1. Nothing was changed (--dry-run)',
      });
      const flags = ['--domain', 'clips.example', '--name', 'New', '--category', 'girls'];
      expect(await dry('upload', 'natural.csv', ...flags, '--header')).toEqual({
        code: 0,
        out: [
          'has_header_row\t\ttrue',
          'feed_name\t\tNew',
          'category\t\tgirls',
          'domain_id\t\t1',
          ...['external_id', 'title', 'thumbnail_url'].map((name) => `mapping.${name}\t\t${name}`),
        ],
        err: 'Upload natural.csv: add 1. Nothing was changed (--dry-run)',
      });
      expect(await dry('upload', 'partner.csv', ...flags, '--header')).toMatchObject({ code: 8, out: [] });
      expect(await dry('upload', 'natural.csv', ...flags, '--header', '--delimiter', 'pipe')).toMatchObject({
        code: 8,
      });
      expect([...methods]).toEqual(['GET']);
    });
  });

  it('lists the items of the feed, those that are on or off, and as programs read them', async () => {
    expect((await acme('items', '1')).out).toMatch(/^a1\tOne again\tyes\t0\t0\t\S+Z\thttps:\S+\t\na2\tTwo\tyes/);
    expect((await acme('items', '1', '--off')).err).toContain('No items found.');
    expect((await reviewer('items', '1', '--on', '--search', 'two', '--jq', '.[].external_id')).out).toBe('a2\n');
    expect((await acme('items', '1', '--on', '--off')).code).toBe(2);
  });

  it('saves a mapping for the next file, shows it, and deletes it after a question', async () => {
    const saved = await acme(
      'mapping',
      'save',
      '1',
      '--map',
      'id=external_id',
      '--map',
      'name=title',
      '--map',
      'thumb=thumbnail_url',
    );
    expect(saved).toMatchObject({ code: 0, out: expect.stringContaining('id, name, thumb') as string });
    expect((await acme('mapping', 'show', '1')).out).toContain('external_id: id');
    expect((await acme('mapping', 'save', '1')).err).toBe('error: Missing: --mapping or --map\n');
    expect(await acme('map', 'up_1')).toMatchObject({ code: 2, err: 'error: Missing: --mapping or --map\n' });
    expect((await acme('mapping', 'delete', '1')).err).toContain('--yes');
    expect((await acme('mapping', 'delete', '1', '--yes')).code).toBe(0);
    expect((await acme('mapping', 'show', '1')).code).toBe(6);
  });

  it('prints the feed and its import as JSON', async () => {
    const { out } = await acme(
      'upload',
      'partner.csv',
      ...about,
      '--mapping',
      'mapping.yaml',
      '--wait',
      '--json',
      'feed.total_items,import.state',
    );
    expect(JSON.parse(out)).toEqual({ 'feed.total_items': expect.any(Number), 'import.state': 'done' });
  });

  it('needs no mapping for columns named after the fields, and does not wait unless asked', async () => {
    const { code, out, err } = await acme('upload', 'natural.csv', ...about, '--header');
    expect(code).toBe(0);
    const [, id = ''] = /^(\d+)\tTrending\tpending\t\d+\tqueued\n$/.exec(out) ?? [];
    expect(err).toContain(`grt feeds report ${id}\n`);
    expect(await acme('report', id)).toMatchObject({
      code: 0,
      out: expect.stringContaining('State\tqueued\n') as string,
    });
  });

  it('reads the names of the columns from the line that is named, and says if the file has none there', async () => {
    const table = 'Monthly report\nOctober\nCode,Caption,Still\na1,One,https://img.example/1.jpg\n';
    const columns = ['--map', 'Code=external_id', '--map', 'Caption=title', '--map', 'Still=thumbnail_url'];
    const seat = { as: 'acme', stdin: table } as const;
    const from = async (line: string) =>
      await publisher.grt(seat, 'upload', '-', ...about, '--header-row', line, ...columns, '--wait');
    const sent = await from('3');
    expect(sent).toMatchObject({ code: 0, out: expect.stringContaining('Items\t1\n') as string });
    expect(await from('5')).toMatchObject({
      code: 8,
      err: expect.stringContaining('error: The file has no header row on line 5') as string,
    });
    // It is kept with the feed, also for a check of the next file.
    const id = /^Feed\t(\d+)$/m.exec(sent.out)?.[1] ?? '';
    expect(await publisher.grt(seat, 'upload', '-', '--feed', id, ...columns, '--dry-run')).toMatchObject({ code: 0 });
  });

  it('takes a flag about the header row before the line in a mapping file', async () => {
    const fields = 'fields:\n  external_id: Code\n  title: Caption\n  thumbnail_url: Still\n';
    await writeFile(join(publisher.home, 'lined.yaml'), `version: 1\nheader_row: 2\n${fields}`);
    const table = 'Report\nCode,Caption,Still\na1,One,https://img.example/1.jpg\n';
    const check = async (...flags: readonly string[]) =>
      await publisher.grt({ stdin: table }, 'validate', '-', '--mapping', 'lined.yaml', ...flags);
    expect(await check()).toMatchObject({ code: 0 });
    expect(await check('--no-header')).toMatchObject({
      code: 8,
      err: expect.stringContaining('error: This mapping does not work for the file') as string,
    });
  });

  it('takes what is piped in, also for a check, but only once', async () => {
    const seat = { as: 'acme', stdin: partnerFile };
    const piped = await publisher.grt(seat, 'upload', '-', ...about, '--mapping', 'mapping.yaml', '--wait');
    expect(piped).toMatchObject({ code: 0, out: expect.stringContaining('Items\t2\n') as string });
    expect((await publisher.grt(seat, 'validate', '-', '--mapping', 'mapping.yaml')).code).toBe(0);
    expect(await publisher.grt({ stdin: 'a,b\n1,2\n' }, 'validate', '-')).toMatchObject({
      code: 8,
      err: expect.stringMatching(
        /^error: This file needs a mapping\n {2}mapping: .+\nCreate one: grt feeds mapping init FILE > mapping\.yaml\n$/,
      ) as string,
    });
    const mapping = await readFile(join(publisher.home, 'mapping.yaml'), 'utf8');
    expect(await publisher.grt({ stdin: mapping }, 'validate', '-', '--mapping', '-')).toMatchObject({
      code: 2,
      err: 'error: Standard input can be read only once. Save one of the inputs to a file, and name that file instead of -\n',
    });
  });

  it('adds a URL, and edits a feed, with all that says how to read it', async () => {
    const read = [
      '--delimiter=pipe',
      '--header',
      '--lazy-quotes',
      '--quote=',
      '--url-parameters=a=b',
      '--encoding=utf-8',
    ];
    const shown = 'delimiter,has_header_row,lazy_quotes,quote_char,url_parameters,feed_description';
    const fields = {
      delimiter: '|',
      has_header_row: true,
      lazy_quotes: true,
      quote_char: '',
      url_parameters: 'a=b',
    };
    const url = [
      'https://feeds.example/a.txt',
      '--domain=1',
      '--name=Piped',
      '--category=girls',
      '--description=Daily',
    ];
    const added = await acme('add-url', ...url, ...read, '--json', 'feed.id');
    const id = String((JSON.parse(added.out) as Record<string, number>)['feed.id']);
    const show = async () => JSON.parse((await acme('show', id, '--json', shown)).out) as unknown;
    expect(await show()).toEqual({ ...fields, feed_description: 'Daily' });
    expect((await acme('edit', id, '--delimiter=semicolon', '--no-header', '--no-lazy-quotes')).code).toBe(0);
    expect(await show()).toMatchObject({ delimiter: ';', has_header_row: false, lazy_quotes: false });
    expect(await acme('add-url', 'https://feeds.example/a.txt')).toMatchObject({
      code: 2,
      err: 'error: Missing: --domain, --name, --category\n',
    });
    const missing = 'error: Missing: --domain, --name\n';
    expect((await acme('upload', 'natural.csv', '--replace')).err).toBe(missing);
    expect((await reviewer('add-url', 'https://feeds.example/a.txt', '--client', '1')).err).toBe(missing);
    expect((await acme('sync', '.')).err).toBe('error: Missing: --domain\n');
  });

  it('uploads for a client as an administrator', async () => {
    const { code, out } = await reviewer(
      'upload',
      'natural.csv',
      '--client',
      '1',
      '--name',
      'For Acme',
      '--header',
      '--wait',
    );
    expect(code).toBe(0);
    expect(out).toContain('Items\t1\n');
    const seen = await acme('list', '--search', 'For Acme', '--json', 'feed_name');
    expect(seen.out).toBe('[{"feed_name":"For Acme"}]\n');
  });

  it('approves and rejects feeds, and lists them by status', async () => {
    const upload = async (...described: readonly string[]): Promise<string> => {
      const { out } = await acme('upload', 'natural.csv', ...described, '--header', '--wait', '--json', 'feed.id');
      return String((JSON.parse(out) as Record<string, number>)['feed.id']);
    };
    const first = await upload(...about);
    const second = await upload('--domain', '1', '--name', 'Second', '--category', 'guys');
    const approved = await reviewer('approve', first);
    expect(approved).toMatchObject({ code: 0, out: `${first}\tTrending\tclips.example\tapproved\n` });
    expect(await reviewer('reject', second, '--reason', 'Twice the same.')).toMatchObject({ code: 0 });
    expect(await reviewer('approve', first, second)).toMatchObject({ code: 3, out: '' });
    expect((await acme('list', '--status', 'active', '--json', 'id')).out).toBe(`[{"id":${first}}]\n`);
    expect((await acme('show', second, '--json', 'review_notes')).out).toBe('{"review_notes":"Twice the same."}\n');
    const dashboard = await runGrtAs(publisher.server, { as: 'acme' }, 'dashboard');
    expect(dashboard.out).toContain('Active feeds\t1\n');
  });

  it('says what a new file or URL does to an approved feed, and shows the feed as it is after that', async () => {
    const { out } = await acme(
      'upload',
      'natural.csv',
      '--domain',
      '1',
      '--name',
      'Live',
      '--category',
      'girls',
      '--header',
      '--wait',
      '--json',
      'feed.id',
    );
    const id = String((JSON.parse(out) as Record<string, number>)['feed.id']);
    await reviewer('approve', id);
    const replaced = await acme('upload', 'partner.csv', '--feed', id, '--mapping', 'mapping.yaml');
    expect(replaced.out).toContain('\tapproved\t');
    expect(replaced.err).toContain('A new version is reviewed before it replaces the approved one, which stays live');
    await publisher.server.drain();
    expect((await acme('show', id, '--json', 'review_status')).out).toBe('{"review_status":"approved"}\n');
    const { out: shown } = await publisher.grt({ as: 'acme', columns: 100 }, 'show', id);
    expect(shown).toContain('approved, new version in review');
    expect((await acme('show', id)).out).toMatch(/^New version sent\t2026-/m);
    expect((await reviewer('list', '--status', 'pending')).out).toContain(`${id}\tLive\t`);
    expect((await acme('approve', id)).code).toBe(5);
    expect((await reviewer('approve', id)).code).toBe(0);
    await publisher.server.drain();
    expect((await acme('show', id)).out).toMatch(/^New version sent\t$/m);
    await writeFile(join(publisher.home, 'more.csv'), `${partnerFile}a3,Three,https://img.example/3.jpg,x\n`);
    const waited = await acme('upload', 'more.csv', '--feed', id, '--mapping', 'mapping.yaml', '--wait');
    expect(waited).toMatchObject({ code: 0, out: expect.stringContaining('State\tin_review\n') as string });
    expect(waited.err).toContain('The approved version stays live until then.');
    expect((await acme('upload', 'more.csv', '--feed', id, '--mapping', 'mapping.yaml')).code).toBe(7);
    expect((await reviewer('reject', id, '--reason', 'Not these.')).code).toBe(0);
    expect((await acme('report', id)).out).toContain('Error\tNot these.\n');
    expect((await acme('show', id)).out).toMatch(/^New version sent\t$/m);
    const moved = await acme('edit', id, '--url', 'https://partner.example/feed.csv');
    expect(moved.err).toContain(
      'The feed keeps its URL, and stays live, until an administrator approves the content of https://partner.example/feed.csv.',
    );
  });

  it('refuses before sending anything: missing file, too large, invalid mapping file, invalid flag', async () => {
    const unsent = ['--domain', 'clips.example', '--name', 'Unsent', '--category', 'girls'];
    expect(await acme('upload', 'nowhere.csv', ...unsent)).toEqual({
      code: 2,
      out: '',
      err: 'error: File not found: nowhere.csv\n',
    });
    await writeFile(join(publisher.home, 'large.csv'), Buffer.alloc(52_428_801, 0x61));
    expect(await acme('upload', 'large.csv', ...unsent)).toMatchObject({
      code: 8,
      err: expect.stringContaining('File size must be less than 50MB') as string,
    });
    await writeFile(join(publisher.home, 'broken.yaml'), 'version: 2\nfields: { titel: name }\n');
    const broken = await acme('upload', 'partner.csv', ...unsent, '--mapping', 'broken.yaml');
    expect(broken).toMatchObject({
      code: 8,
      err: expect.stringContaining('  version: version must be 1\n') as string,
    });
    await writeFile(join(publisher.home, 'nonsense.yaml'), 'a: [b\n');
    expect(await acme('upload', 'partner.csv', ...unsent, '--mapping', 'nonsense.yaml')).toMatchObject({
      code: 2,
    });
    expect(await acme('upload', 'partner.csv', ...unsent, '--map', 'name=titel')).toMatchObject({ code: 2 });
    expect((await acme('list', '--search', 'Unsent', '--json')).out).toBe('[]\n');
  });

  it('reports what the server refuses: an unknown domain, an unknown upload, an incomplete mapping', async () => {
    expect(
      await acme('upload', 'natural.csv', '--domain', 'nowhere.example', '--name', 'X', '--category', 'girls'),
    ).toMatchObject({
      code: 6,
      err: 'error: No domain is called "nowhere.example". See: grt domains list\n',
    });
    expect((await acme('map', 'up_nonsense', '--map', 'a=title')).code).toBe(6);
    const { code, err } = await acme('upload', 'partner.csv', ...about, '--header', '--map', 'name=title');
    expect(code).toBe(8);
    expect(err).toContain('error: Please map these required fields: ');
    expect(await acme('show', '99')).toMatchObject({ code: 6 });
    expect(await acme('approve', '1')).toMatchObject({ code: 5 });
  });
});

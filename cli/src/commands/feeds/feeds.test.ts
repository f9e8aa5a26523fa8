import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runGrtAs, runGrtAt, type GrtRun, type Seat } from '../../testing/run-grt.ts';

const partner = [
  'id,name,thumb,labels',
  'a1,One,https://img.example/1.jpg,x;y',
  'a2,Two,https://img.example/2.jpg,z',
  'a1,One again,https://img.example/1.jpg,x',
  '',
].join('\n');
const natural = ['external_id,title,thumbnail_url', 'a1,One,https://img.example/1.jpg', ''].join('\n');
const mapping = [
  'version: 1',
  'format: csv',
  'delimiter: comma',
  'header: true',
  'fields:',
  '  external_id: id',
  '  title: name',
  '  thumbnail_url: thumb',
  '  tags: { column: labels, split: ";" }',
  '',
].join('\n');
const about = ['--domain', 'clips.example', '--name', 'Trending', '--category', 'girls'];

describe('grt feeds', () => {
  let server: TestServer;
  let home: string;
  beforeAll(async () => {
    server = await createTestServer();
    home = await mkdtemp(join(tmpdir(), 'grt-home-'));
    await writeFile(join(home, 'partner.csv'), partner);
    await writeFile(join(home, 'natural.csv'), natural);
    await writeFile(join(home, 'mapping.yaml'), mapping);
    const policy = ['--dmca-url', 'https://clips.example/dmca', '--removal-email', 'removal@clips.example'];
    await runGrtAs(server, { as: 'acme' }, 'domains', 'add', 'clips.example', ...policy);
    await runGrtAs(server, { as: 'reviewer' }, 'domains', 'approve', '1');
  });
  afterAll(async () => {
    await server.close();
    await rm(home, { recursive: true, force: true });
  });

  const grt = (seat: Seat, ...argv: readonly string[]): Promise<GrtRun> =>
    runGrtAt(server, home, seat, 'feeds', ...argv);
  const acme = (...argv: readonly string[]): Promise<GrtRun> => grt({ as: 'acme' }, ...argv);
  const reviewer = (...argv: readonly string[]): Promise<GrtRun> => grt({ as: 'reviewer' }, ...argv);

  it('uploads a file with a mapping file, waits, and prints the counts', async () => {
    const { code, out, err } = await acme('upload', 'partner.csv', ...about, '--mapping', 'mapping.yaml', '--wait');
    expect({
      code,
      out: out
        .replaceAll(/^(Feed|Import)\t\d+$/gm, '$1\t7')
        .trimEnd()
        .split('\n'),
    }).toEqual({
      code: 0,
      out: [
        'Feed\t7',
        'Name\tTrending',
        'Review\tpending',
        'Import\t7',
        'State\tdone',
        'Rows\t3',
        'Items\t2',
        'Added\t2',
        'Changed\t0',
        'Unchanged\t0',
        'Removed\t0',
        'Repeated\t1',
        'Rejected\t0',
      ],
    });
    expect(err).toBe('1 row: The same id appears again below; the last row is used\n');
  });

  it('lists the items of the feed, those that are on or off, and as programs read them', async () => {
    expect((await acme('items', '1')).out).toMatch(/^a1\tOne again\tyes\t0\t0\t\S+Z\thttps:\S+\na2\tTwo\tyes/);
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
    expect((await acme('mapping', 'save', '1')).err).toContain('Provide the mapping with --mapping or --map');
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

  it('prints in a pipe what it found and how to continue, and exits 8', async () => {
    const { code, out, err } = await acme('upload', 'partner.csv', ...about, '--header');
    expect(code).toBe(8);
    expect(out.split('\n')[1]).toMatch(/^name\ttitle\t0\.\d+\tOne$/);
    const [, uploadId = ''] = /grt feeds map (\S+) --mapping/.exec(err) ?? [];
    const mapped = await acme('map', uploadId, '--mapping', 'mapping.yaml', '--wait', '--json', 'import.counts');
    expect(JSON.parse(mapped.out)).toMatchObject({ 'import.counts': { rows: 3, items: 2, added: 2 } });
  });

  it('prints the analysis as JSON with --json, even at a terminal', async () => {
    const { code, out, err } = await grt(
      { as: 'acme', columns: 80 },
      'upload',
      'partner.csv',
      ...about,
      '--header',
      '--json',
      'columns',
    );
    expect({ code, out: JSON.parse(out) as unknown }).toEqual({
      code: 8,
      out: { columns: ['id', 'name', 'thumb', 'labels'] },
    });
    expect(JSON.parse(err)).toMatchObject({ success: false, code: 'needs_mapping', exit_code: 8 });
  });

  it('offers the suggested mapping at a terminal', async () => {
    const seat = { as: 'acme', columns: 100, answers: ['Yes, import with this mapping'], env: { NO_COLOR: '1' } };
    const { code, out, err } = await grt(seat, 'upload', 'partner.csv', ...about, '--header', '--wait');
    expect(code, err).toBe(0);
    expect(err).toContain('The columns of this file need a mapping. Suggested:\n');
    expect(out).toMatch(/Items +2\n/);
  });

  it('lets the user choose another column for each required field', async () => {
    const columns = ['thumb  (https://img.example/1.jpg)', 'name  (One)', 'thumb  (https://img.example/1.jpg)'];
    const answers = ['Choose columns for the required fields', ...columns];
    const { code } = await grt(
      { as: 'acme', columns: 100, answers },
      'upload',
      'partner.csv',
      ...about,
      '--header',
      '--wait',
    );
    expect(code).toBe(0);
    const stopped = { as: 'acme', columns: 100, answers: ['Stop and keep the upload for 24 hours'] };
    expect(await grt(stopped, 'upload', 'partner.csv', ...about, '--header')).toMatchObject({ code: 130, out: '' });
  });

  it('prompts for domain, name, and category at a terminal, and names their flags in a pipe', async () => {
    const seat = { as: 'acme', columns: 80, answers: ['Trending', 'clips.example', 'girls'] };
    expect(await grt(seat, 'upload', 'natural.csv', '--header')).toMatchObject({ code: 0 });
    for (const [left, flag] of [
      [2, '--domain'],
      [0, '--name'],
      [4, '--category'],
    ] as const) {
      const flags = about.toSpliced(left === 2 ? 0 : left === 0 ? 2 : 4, 2);
      expect((await acme('upload', 'natural.csv', ...flags)).err).toContain(`${flag} is missing`);
    }
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

  it('exits 1 for a failed import, and 0 for some bad rows, or 3 if requested', async () => {
    await writeFile(join(home, 'bad.csv'), 'external_id,title,thumbnail_url\na1,One,nonsense\n');
    const failed = await acme('upload', 'bad.csv', ...about, '--header', '--wait');
    expect(failed).toMatchObject({ code: 1, out: expect.stringMatching(/State\t(failed|held)\n/) as string });
    const good = Array.from({ length: 9 }, (_, at) => `a${String(at)},Title,https://img.example/1.jpg`);
    await writeFile(
      join(home, 'mixed.csv'),
      ['external_id,title,thumbnail_url', ...good, 'b1,One,nonsense', ''].join('\n'),
    );
    expect(await acme('upload', 'mixed.csv', ...about, '--header', '--wait')).toMatchObject({ code: 0 });
    const strict = await acme('upload', 'mixed.csv', ...about, '--header', '--wait', '--fail-on-rejected');
    expect(strict).toMatchObject({ code: 3, out: expect.stringContaining('Rejected\t1\n') as string });
    const [, id = ''] = /^Feed\t(\d+)$/m.exec(strict.out) ?? [];
    expect((await acme('report', id, '--rows')).out).toMatch(/^11\terror\trow\.\w+\t/);
    const csv = await acme('report', id, '--csv', '--output', '-');
    expect(csv.out).toMatch(/^line,column,field,severity,code,message,value\r?\n11,/);
  });

  it('says what continues on the server when interrupted while waiting', async () => {
    const interruption = new AbortController();
    const fetch: typeof server.fetch = (input, init) => {
      if (addressOf(input).includes('/imports/')) interruption.abort();
      return server.fetch(input, init);
    };
    const seat = { as: 'acme', signal: interruption.signal };
    const upload = ['feeds', 'upload', 'natural.csv', ...about, '--header', '--wait'];
    const { code, out, err } = await runGrtAt({ ...server, fetch }, home, seat, ...upload);
    expect({ code, out }).toEqual({ code: 130, out: '' });
    expect(err).toMatch(
      /^The import of feed (\d+) continues on the server\. See: grt feeds report \1\nerror: Interrupted\n$/,
    );
  });

  it('waits for a server that comes back, and gives up on one that does not', async () => {
    const { err } = await acme('upload', 'partner.csv', ...about, '--header');
    const [, uploadId = ''] = /grt feeds map (\S+) --mapping/.exec(err) ?? [];
    const map = ['feeds', 'map', uploadId, '--mapping', 'mapping.yaml', '--wait'];
    const awayFor = (calls: number): TestServer => {
      let left = calls;
      const fetch: typeof server.fetch = (input, init) => {
        const isAway = addressOf(input).includes('/imports/') && left > 0;
        left -= isAway ? 1 : 0;
        return isAway ? Promise.reject(new TypeError('fetch failed')) : server.fetch(input, init);
      };
      return { ...server, fetch };
    };
    expect(await runGrtAt(awayFor(5), home, { as: 'acme' }, ...map)).toMatchObject({ code: 0 });
    await writeFile(join(home, 'other.csv'), partner.replace('One', 'Uno'));
    const again = /grt feeds map (\S+) --mapping/.exec((await acme('upload', 'other.csv', ...about, '--header')).err);
    const gone = await runGrtAt(awayFor(1000), home, { as: 'acme' }, 'feeds', 'map', again?.[1] ?? '', ...map.slice(3));
    expect(gone).toMatchObject({ code: 1, err: expect.stringContaining('The server could not be reached.') as string });
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
    const dashboard = await runGrtAs(server, { as: 'acme' }, 'dashboard');
    expect(dashboard.out).toContain('Active feeds\t1\n');
  });

  it('refuses before sending anything: missing file, too large, invalid mapping file, invalid flag', async () => {
    const unsent = ['--domain', 'clips.example', '--name', 'Unsent', '--category', 'girls'];
    expect(await acme('upload', 'nowhere.csv', ...unsent)).toEqual({
      code: 2,
      out: '',
      err: 'error: File not found: nowhere.csv\n',
    });
    await writeFile(join(home, 'large.csv'), Buffer.alloc(52_428_801, 0x61));
    expect(await acme('upload', 'large.csv', ...unsent)).toMatchObject({
      code: 8,
      err: expect.stringContaining('File size must be less than 50MB') as string,
    });
    await writeFile(join(home, 'broken.yaml'), 'version: 2\nfields: { titel: name }\n');
    const broken = await acme('upload', 'partner.csv', ...unsent, '--mapping', 'broken.yaml');
    expect(broken).toMatchObject({
      code: 8,
      err: expect.stringContaining('  version: version must be 1\n') as string,
    });
    await writeFile(join(home, 'nonsense.yaml'), 'a: [b\n');
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
      err: 'error: No domain named nowhere.example. See: grt domains list\n',
    });
    expect((await acme('map', 'up_nonsense', '--map', 'a=title')).code).toBe(6);
    const { code, err } = await acme('upload', 'partner.csv', ...about, '--header', '--map', 'name=title');
    expect(code).toBe(8);
    expect(err).toContain('mapping: Please map these required fields: ');
    expect(await acme('show', '99')).toMatchObject({ code: 6 });
    expect(await acme('approve', '1')).toMatchObject({ code: 5 });
  });
});

function addressOf(input: string | URL | Request): string {
  return input instanceof Request ? input.url : input.toString();
}

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runGrtAs, runGrtAt, type GrtRun, type Seat } from '../../testing/run-grt.ts';

const header = 'external_id,title,thumbnail_url';
const row = (id: string): string => `${id},T ${id},https://img.example/${id}.jpg`;
const file = (rows: readonly string[]): string => [header, ...rows, ''].join('\n');
const many = Array.from({ length: 40 }, (_, index) => row(`v${String(index)}`));

describe('grt feeds sync in a pipeline', () => {
  let server: TestServer;
  let home: string;
  beforeAll(async () => {
    server = await createTestServer();
    home = await mkdtemp(join(tmpdir(), 'grt-sync-'));
    const policy = ['--dmca-url', 'https://clips.example/dmca', '--removal-email', 'removal@clips.example'];
    await runGrtAs(server, { as: 'acme' }, 'domains', 'add', 'clips.example', ...policy);
    await runGrtAs(server, { as: 'reviewer' }, 'domains', 'approve', '1');
  });
  afterAll(async () => {
    await server.close();
    await rm(home, { recursive: true, force: true });
  });

  /** Syncs a folder that has only a file of its own name, and so only one feed. */
  const sync = async (name: string, rows: readonly string[], ...flags: readonly string[]): Promise<GrtRun> => {
    await mkdir(join(home, name), { recursive: true });
    await writeFile(join(home, name, `${name}.csv`), file(rows));
    const about = ['--domain', 'clips.example', '--category', 'girls', '--header'];
    return runGrtAt(server, home, { as: 'acme' }, 'feeds', 'sync', name, ...about, ...flags);
  };

  it('says for each file which rows were rejected, which gave warnings, and where the details are', async () => {
    const rows = [...many, ',no id,https://img.example/x.jpg', row('v1')];
    const { code, out, err } = await sync('rejected', rows, '--fail-on-rejected');
    expect(code).toBe(3);
    expect(out.trimEnd().split('\n')).toHaveLength(1);
    expect(err).toMatch(/^rejected\/rejected\.csv: 1 row: .+$/m);
    expect(err).toMatch(/^rejected\/rejected\.csv: 1 row: The same ID appears again.+$/m);
    expect(err).toMatch(/^rejected\/rejected\.csv: For details on each row: grt feeds report \d+ --rows$/m);
  });

  it('says nothing else with --quiet', async () => {
    const { code, err } = await sync('quiet', [...many, ',no id,https://img.example/x.jpg'], '--quiet');
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  it('says why an import is held, and exits 1', async () => {
    await sync('held', many);
    const { code, err } = await sync('held', many.slice(0, 2));
    expect(code).toBe(1);
    expect(err).toMatch(/^held\/held\.csv: The import is held: .+$/m);
    const { out } = await runGrtAt(server, home, { as: 'acme' }, 'feeds', 'report', 'held');
    expect(out).toMatch(
      /^Feed\t\d+\nName\theld\nImport\t\d+\nState\theld\nHeld because\t.+\n[\s\S]*\nReview\tpending\n$/,
    );
  });

  it('takes no hidden file for a feed, and finds a feed whose name a system wrote otherwise', async () => {
    const [composed, apart] = ['Café'.normalize('NFC'), 'Café'.normalize('NFD')];
    await sync(composed, many);
    await writeFile(join(home, composed, '._x.csv'), 'resource fork');
    await rm(join(home, composed, `${composed}.csv`));
    await writeFile(join(home, composed, `${apart}.csv`), file(many));
    const about = ['--domain', 'clips.example', '--category', 'girls', '--header'];
    const again = await runGrtAt(server, home, { as: 'acme' }, 'feeds', 'sync', composed, ...about);
    expect(again.out.split('\t').slice(1, 4)).toEqual([composed, 'updated', 'unchanged']);
    await sync('twins', many);
    await writeFile(join(home, 'twins', 'twins.json'), '[]');
    expect((await sync('twins', many)).err).toMatch(/^error: .+\.csv and .+\.json are the same feed: /);
  });

  it('says what to do about a failure once, not for each feed', async () => {
    await sync('twice', many);
    await writeFile(join(home, 'twice', 'other.csv'), file(many));
    const seat = { env: { GRT_TOKEN: 'grt_t_revoked' } };
    const { code, err } = await runGrtAt(server, home, seat, 'feeds', 'sync', 'twice', '--domain', '1');
    expect(code).toBe(4);
    expect(err.match(/^twice\/\w+\.csv: The token in GRT_TOKEN was rejected/gm)).toHaveLength(2);
    expect(err.match(/^Set another one, or unset it/gm)).toHaveLength(1);
  });

  it('looks at files, mappings, domains, and feeds in a dry run, and changes nothing', async () => {
    const dry = (name: string, ...flags: readonly string[]): Promise<GrtRun> =>
      runGrtAt(server, home, { as: 'acme' }, 'feeds', 'sync', name, '--dry-run', ...flags);
    await sync('looked', many);
    await writeFile(join(home, 'looked', 'new.csv'), file(many));
    await writeFile(join(home, 'looked', 'unmapped.csv'), 'a,b\n1,2\n');
    const about = ['--domain', 'clips.example', '--category', 'girls', '--header'];
    const { code, out, err } = await dry('looked', ...about);
    expect(out.split('\n')).toEqual([
      'looked/looked.csv\tlooked\tclips.example\t\tunchanged',
      'looked/new.csv\tnew\tclips.example\t\tadd',
      '',
    ]);
    expect({ code, err: err.split('\n') }).toEqual({
      code: 3,
      err: [
        expect.stringMatching(/^looked\/unmapped\.csv: These columns need a mapping: a, b\./) as string,
        'Sync 3 feeds: add 1, update 0, unchanged 1, refused 1. Nothing was changed (--dry-run)',
        '',
      ],
    });
    expect((await dry('looked', '--domain', 'clips.example')).err).toContain('looked/new.csv: Missing: --category');
    expect((await dry('looked', '--domain', '99')).err).toContain('looked/new.csv: No domain has the id 99');
    const policy = ['--dmca-url', 'https://late.example/dmca', '--removal-email', 'removal@late.example'];
    await runGrtAs(server, { as: 'acme' }, 'domains', 'add', 'late.example', ...policy);
    expect((await dry('looked', '--domain', 'late.example')).err).toContain('late.example is pending: ');
  });

  it('tells in a dry run what is the same file, with the same settings and mapping', async () => {
    const mapping = ['version: 1', 'format: csv', 'fields:', '  external_id: a', '  title: b', '  thumbnail_url: c'];
    await sync('same', many);
    await writeFile(join(home, 'same', 'mapped.csv'), ['a,b,c', row('v1'), ''].join('\n'));
    await writeFile(join(home, 'same', 'mapped.mapping.yaml'), mapping.join('\n'));
    expect(await sync('same', many)).toMatchObject({ code: 0 });
    const plan = async (...flags: readonly string[]): Promise<readonly string[]> =>
      (await sync('same', many, '--dry-run', ...flags)).out.match(/\w+$/gm) ?? [];
    expect(await plan()).toEqual(['unchanged', 'unchanged']);
    expect(await plan('--category', 'trans')).toEqual(['update', 'update']);
    await writeFile(join(home, 'same', 'mapped.mapping.yaml'), [...mapping, '  description: b'].join('\n'));
    expect(await plan()).toEqual(['update', 'unchanged']);
    await writeFile(join(home, 'same', 'mapped.mapping.yaml'), mapping.join('\n'));
    await writeFile(join(home, 'same', 'mapped.csv'), ['a,b,c', row('v2'), ''].join('\n'));
    expect(await plan()).toEqual(['update', 'unchanged']);
  });

  it('takes a first row for a header only if told to, in a dry run too, and a check says so', async () => {
    await mkdir(join(home, 'headed'));
    await writeFile(join(home, 'headed', 'headed.csv'), file(many));
    const run = (...argv: readonly string[]) => runGrtAt(server, home, { as: 'acme' }, 'feeds', ...argv);
    const about = ['headed', '--domain', 'clips.example', '--category', 'girls'];
    const refused = /column_1, column_2, column_3\. The first row looks like a header row\. If it is, use --header/;
    for (const flags of [['--dry-run'], []]) {
      const { code, err } = await run('sync', ...about, ...flags);
      expect({ code, isRefused: refused.test(err) }).toEqual({ code: 8, isRefused: true });
    }
    await writeFile(join(home, 'headed.yaml'), 'version: 1\nfields: { external_id: a, title: b, thumbnail_url: c }');
    const mapped = ['--domain', 'clips.example', '--category', 'girls', '--mapping', 'headed.yaml'];
    const upload = (...flags: readonly string[]) =>
      run('upload', 'headed/headed.csv', '--name', 'Once', ...mapped, ...flags);
    const synced = (...flags: readonly string[]) => run('sync', 'headed', ...mapped, ...flags);
    for (const { code, err } of [await upload(), await synced(), await synced('--dry-run')]) {
      expect(code).toBe(8);
      expect(err).toMatch(
        /mapping\.a: The file has no column "a"[\s\S]*\nThe first row looks like a header row\. If it is, use --header/,
      );
      expect(err).not.toContain('grt feeds map');
    }
    expect((await upload('--no-header')).err).toContain('grt feeds map');
    expect((await upload('--header')).code).toBe(0);
    const note = 'The first row was read as a header row. To upload the file that way, add --header.';
    const check = async (...flags: readonly string[]) => (await run('validate', 'headed/headed.csv', ...flags)).err;
    expect(await check()).toContain(note);
    expect(await check('--header')).not.toContain(note);
  });

  it('reports every outcome to a CI system: of a feed, its mapping, its domain, the token, the server, the manifest', async () => {
    await sync('told', many);
    await writeFile(join(home, 'unmapped.csv'), 'a,b\n1,2\n');
    await writeFile(join(home, 'few.csv'), file([...many, ',no id,https://img.example/x.jpg']));
    const about = ['version: 1', 'domain: clips.example', 'category: girls', 'header: true', 'feeds:'];
    const feeds = ['few.csv', 'gone.csv', 'unmapped.csv'].map((name) => `  - { file: ${name} }`);
    const more = [
      'name: A, domain: nowhere.example',
      'name: B, domain: nowhere.example',
      'name: C, domain: elsewhere.example',
      'name: D, mapping: none.yaml',
    ];
    const others = more.map((settings) => `  - { file: few.csv, ${settings} }`);
    await writeFile(join(home, 'all.yaml'), [...about, ...feeds, ...others].join('\n'));
    const report = (seat: Seat, ...argv: readonly string[]) => runGrtAt(server, home, seat, 'feeds', 'sync', ...argv);
    const all = await report({ as: 'acme' }, 'all.yaml', '--report', 'github');
    expect(all.code).toBe(3);
    expect(all.out.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^::error file=few\.csv,line=42,title=row\.\w+::/) as string,
      '::notice file=few.csv::1 of 41 rows rejected.',
      '::error file=gone.csv::File not found: gone.csv',
      expect.stringMatching(/^::error file=unmapped\.csv::These columns need a mapping: /) as string,
      '::error file=all.yaml,line=9::No domain is called "nowhere.example". See: grt domains list',
      '::error file=all.yaml,line=11::No domain is called "elsewhere.example". See: grt domains list',
      '::error file=none.yaml::File not found: none.yaml',
    ]);
    const sarif = JSON.parse((await report({ as: 'acme' }, 'all.yaml', '--report', 'sarif')).out) as {
      runs: { tool: { driver: { rules: unknown } } }[];
    };
    expect(sarif.runs[0]?.tool.driver.rules).toEqual(
      expect.arrayContaining([
        { id: 'file_not_found', shortDescription: { text: 'File not found' } },
        { id: 'needs_mapping', shortDescription: { text: 'Needs mapping' } },
      ]),
    );
    expect(JSON.stringify(sarif)).toContain('{"artifactLocation":{"uri":"all.yaml"},"region":{"startLine":11}}');
    const cases = (await report({ as: 'acme' }, 'all.yaml', '--report', 'junit')).out.matchAll(
      /classname="feed" name="(all[^"]+)"/g,
    );
    expect(Array.from(cases, ([, name]) => name)).toEqual(['all.yaml:9', 'all.yaml:11']);
    await writeFile(
      join(home, 'wrong.yaml'),
      'version: 1\ncolor: red\nfeeds:\n  - file: few.csv\n    name: 7\n  - name: E\n',
    );
    expect((await report({ as: 'acme' }, 'wrong.yaml', '--report', 'github')).out.trimEnd().split('\n')).toEqual(
      [
        '2::wrong.yaml is not a valid manifest: color: Unknown setting "color"',
        '4::wrong.yaml is not a valid manifest: feeds.1.domain: domain is missing here and at the top level',
        '5::wrong.yaml is not a valid manifest: feeds.1.name: name must be text',
        '6::wrong.yaml is not a valid manifest: feeds.2.file: file is missing',
        '6::wrong.yaml is not a valid manifest: feeds.2.domain: domain is missing here and at the top level',
      ].map((said) => `::error file=wrong.yaml,line=${said}`),
    );
    const token = { env: { GRT_TOKEN: 'grt_t_revoked' } };
    await writeFile(join(home, 'told', 'other.csv'), file(many));
    const unknown = ['told', '--domain', '99', '--category', 'girls', '--header', '--report', 'github'];
    expect((await report({ as: 'acme' }, ...unknown)).out).toBe(
      '::error file=told::Please correct these fields: domain_id: Please select an approved domain\n',
    );
    const junit = await report(token, 'told', '--domain', '1', '--report', 'junit');
    expect(junit.out).toMatch(
      /tests="1" failures="1"[\s\S]*<failure type="[a-z_]+" message="The token in GRT_TOKEN was rejected/,
    );
    expect(junit.out).toContain('Set another one, or unset it');
    const away = { ...server, fetch: () => Promise.reject(new TypeError('fetch failed')) };
    const flags = ['told', '--domain', '1', '--report', 'sarif'];
    const down = await runGrtAt(away, home, { env: { GRT_TOKEN: 'grt_t_x' } }, 'feeds', 'sync', ...flags);
    expect(down.out).toMatch(/"ruleId": "unreachable"[\s\S]*"uri": "told"/);
    expect(down.out.match(/"ruleId"/g)).toHaveLength(1);
    await rm(join(home, 'told', 'other.csv'));
    const none = await report({ as: 'acme' }, 'none.yaml', '--report', 'github');
    expect(none).toMatchObject({ code: 2, out: '::error file=none.yaml::File not found: none.yaml\n' });
    await writeFile(join(home, 'told', 'told.csv'), file(many.slice(0, 2)));
    const held = await report({ as: 'acme' }, 'told', '--domain', 'clips.example', '--report', 'github');
    expect(held.out).toMatch(/^::error file=told\/told\.csv::.+ See: grt feeds report \d+ --rows\n$/);
  });
});

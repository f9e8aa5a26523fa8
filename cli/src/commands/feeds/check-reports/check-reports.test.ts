import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { readRealFeed } from '@grt/sdk/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runGrtAt, type GrtRun } from '../../../testing/run-grt.ts';
import { pathUri } from './checked-file.ts';

let server: TestServer;
let home: string;
beforeAll(async () => {
  server = await createTestServer();
  home = await mkdtemp(join(tmpdir(), 'grt-reports-'));
  await mkdir(join(home, 'my feeds'));
  const real = new TextDecoder().decode(readRealFeed());
  const [header = ''] = real.split('\n');
  const delimiter = header.includes('|') ? '|' : ',';
  const broken = Array.from({ length: 4 }, (_, index) => ['', `b${String(index)}`, 'x'].join(delimiter));
  await writeFile(join(home, 'my feeds', 'real 100%.csv'), `${real.trimEnd()}\n${broken.join('\n')}\n`);
  await writeFile(join(home, 'page.csv'), '<!doctype html><html><title>Sign in</title></html>');
});
afterAll(async () => {
  await Promise.all([server.close(), rm(home, { recursive: true })]);
});

const mapping = ['--map=video_id=external_id', '--map=title=title', '--map=thumbnail_link=thumbnail_url', '--header'];
const check = (path: string, ...flags: readonly string[]): Promise<GrtRun> =>
  runGrtAt(server, home, { env: { GRT_API_URL: 'http://127.0.0.1:1/api' } }, 'feeds', 'validate', path, ...flags);
const checkReal = (...flags: readonly string[]) => check('my feeds/real 100%.csv', ...mapping, ...flags);

describe('the check of a real file with four broken rows at its end', () => {
  it('lists the four errors first, and each kind of warning in one line with its count', async () => {
    const { out, code } = await checkReal();
    expect(code).toBe(0);
    const lines = out.trimEnd().split('\n');
    expect(lines.slice(0, 4).every((line) => /^80\d\d\terror\trow\.column_count\t/.test(line))).toBe(true);
    expect(lines.slice(4).every((line) => line.includes('\twarning\t'))).toBe(true);
    expect(lines.filter((line) => line.includes('row.repeated_id'))).toHaveLength(1);
    expect(out).toContain('The same ID appears again below; the last row is used (5,663 rows, first on this line)');
  });

  it('is four results of level error in SARIF, with the path percent-encoded', async () => {
    const { runs } = JSON.parse((await checkReal('--report', 'sarif')).out) as {
      runs: { results: { level: string; ruleId: string; locations: unknown }[] }[];
    };
    const results = runs[0]?.results ?? [];
    expect(results.filter(({ level }) => level === 'error')).toHaveLength(4);
    expect(results.filter(({ ruleId }) => ruleId === 'row.repeated_id')).toHaveLength(1);
    expect(results[0]?.locations).toMatchObject([
      { physicalLocation: { artifactLocation: { uri: 'my%20feeds/real%20100%25.csv' } } },
    ]);
  });

  it('is one failure with all its places in JUnit, with the attributes that CI servers ask for', async () => {
    const { out } = await checkReal('--report', 'junit');
    expect(out).toContain(
      '<testsuite name="grt feeds validate" tests="2" failures="1" errors="0" skipped="0" time="0">',
    );
    expect(out).toContain('<testcase classname="feed" name="my feeds/real 100%.csv" time="0"/>');
    expect(out).toMatch(
      /<testcase classname="feed\.rows" name="row\.column_count" time="0"><failure type="row\.column_count" message="4: [^"]+">my feeds\/real 100%\.csv:80\d\d /,
    );
    expect(out.match(/^my feeds\/real|>my feeds\/real/gm)).toHaveLength(4);
  });

  it('is annotations on the lines of the file for GitHub, with what it counts at the end', async () => {
    const lines = (await checkReal('--report', 'github')).out.trimEnd().split('\n');
    expect(lines.filter((line) => line.startsWith('::error '))).toHaveLength(4);
    expect(lines[0]).toMatch(/^::error file=my feeds\/real 100%25\.csv,line=80\d\d,title=row\.column_count::/);
    expect(lines.at(-1)).toBe('::notice file=my feeds/real 100%25.csv::4 of 8002 rows rejected. It can be imported.');
  });
});

describe('a file or mapping that is refused as a whole', () => {
  it.each([
    ['junit', /<testsuite [^>]*failures="1"[\s\S]*<failure type="feed\.[a-z_]+" message="[^"]*page[^"]*">page\.csv: /],
    ['sarif', /"level": "error"[\s\S]*"uri": "page\.csv"/],
    ['github', /^::error file=page\.csv::.*page/],
  ])('is the report: %s', async (kind, expected) => {
    const { code, out, err } = await check('page.csv', '--report', kind);
    expect(code).toBe(8);
    expect(out).toMatch(expected);
    expect(err).toContain('error: ');
  });

  it.each([
    [
      'junit',
      /<testsuite [^>]*failures="1"[\s\S]*<failure type="file_not_found" message="File not found: videos\.csv">/,
    ],
    ['sarif', /"level": "error"[\s\S]*"text": "File not found: videos\.csv"/],
    ['github', /^::error file=videos\.csv::File not found: videos\.csv\n$/],
  ])('is the report when it is not there: %s', async (kind, expected) => {
    const { code, out, err } = await check('videos.csv', '--report', kind);
    expect({ code, err }).toEqual({ code: 2, err: 'error: File not found: videos.csv\n' });
    expect(out).toMatch(expected);
    const unmapped = await check('page.csv', '--report', kind, '--mapping', 'none.yaml');
    expect(unmapped.out).toContain('File not found: none.yaml');
    expect(unmapped.out).not.toContain('page.csv');
  });

  it('names the file as its repository does', async () => {
    await mkdir(join(home, 'checkout', '.git'), { recursive: true });
    await mkdir(join(home, 'checkout', 'my feeds'));
    await writeFile(join(home, 'checkout', 'my feeds', 'page.csv'), '<!doctype html><html></html>');
    const reportOf = async (path: string, kind: string) => (await check(path, '--report', kind)).out;
    expect(await reportOf('checkout/my feeds/page.csv', 'sarif')).toContain('"uri": "my%20feeds/page.csv"');
    expect(await reportOf('checkout/gone.csv', 'github')).toContain('::error file=gone.csv::File not found: checkout/');
  });

  it.each<readonly [words: readonly string[], expected: RegExp]>([
    [
      ['page.csv', '--heder', '--report', 'junit'],
      /<testcase classname="feed" name="page\.csv"[^>]*><failure type="usage" message="unknown option '--heder'/,
    ],
    [['--report=sarif'], /"ruleId": "usage"[\s\S]*"text": "Missing: <file>[\s\S]*"uri": "\."/],
    [
      ['--delimiter', 'ab', 'page.csv', '--report', 'github'],
      /^::error file=page\.csv::option '--delimiter <[^\n]+\n$/,
    ],
    [['page.csv', 'other.csv', '--report', 'github'], /^::error file=page\.csv::too many arguments/],
  ])('is the report when it is called with wrong words: %j', async (words, expected) => {
    const { code, out } = await check(...(words as [string]));
    expect(code).toBe(2);
    expect(out).toMatch(expected);
  });

  it('is no report if it is not asked for one that there is', async () => {
    expect(await check('page.csv', '--report', 'xml')).toMatchObject({ code: 2, out: '' });
    expect(await check('page.csv', '--heder')).toMatchObject({ code: 2, out: '' });
  });

  it('is one result for each cause', async () => {
    const flags = ['--map=nope=tags', '--map=none=studio'];
    const { runs } = JSON.parse((await checkReal('--report', 'sarif', ...flags)).out) as {
      runs: { results: unknown[] }[];
    };
    expect(runs[0]?.results).toHaveLength(2);
    expect((await checkReal('--report', 'junit', ...flags)).out).toContain('tests="2" failures="2"');
  });

  it('names each refused column', async () => {
    const { code, out } = await checkReal('--report', 'github', '--map=nope=tags');
    expect(code).toBe(8);
    expect(out).toContain('::This mapping does not work for the file: mapping.nope: The file has no column "nope"\n');
  });
});

it.each([
  ['a b/ü#1.csv', 'a%20b/%C3%BC%231.csv'],
  [String.raw`feeds\a b.csv`, 'feeds/a%20b.csv'],
  [String.raw`C:\feeds\a.csv`, 'file:///C:/feeds/a.csv'],
  ['/feeds/a.csv', '/feeds/a.csv'],
])('the URI of %s is %s', (path, uri) => {
  expect(pathUri(path)).toBe(uri);
});

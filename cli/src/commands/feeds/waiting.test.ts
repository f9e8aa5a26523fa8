import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestServer } from '@grt/mock-server/testing';
import { aboutFeed as about, createPublisher, partnerFile, type Publisher } from '../../testing/publisher.ts';
import { runGrtAt } from '../../testing/run-grt.ts';

describe('grt feeds upload --wait', () => {
  let publisher: Publisher;
  beforeAll(async () => {
    publisher = await createPublisher();
  });
  afterAll(() => publisher.close());

  const acme: Publisher['acme'] = (...argv) => publisher.acme(...argv);

  it('exits 1 for a failed import, and 0 for some bad rows, or 3 if requested', async () => {
    await writeFile(join(publisher.home, 'bad.csv'), 'external_id,title,thumbnail_url\na1,One,nonsense\n');
    const failed = await acme('upload', 'bad.csv', ...about, '--header', '--wait');
    expect(failed).toMatchObject({ code: 1, out: expect.stringMatching(/State\t(failed|held)\n/) as string });
    const good = Array.from({ length: 9 }, (_, at) => `a${String(at)},Title,https://img.example/1.jpg`);
    await writeFile(
      join(publisher.home, 'mixed.csv'),
      ['external_id,title,thumbnail_url', ...good, 'b1,One,nonsense', ''].join('\n'),
    );
    expect(await acme('upload', 'mixed.csv', ...about, '--header', '--wait')).toMatchObject({ code: 0 });
    const strict = await acme('upload', 'mixed.csv', ...about, '--header', '--wait', '--fail-on-rejected');
    expect(strict).toMatchObject({ code: 3, out: expect.stringContaining('Rejected\t1\n') as string });
    const [, id = ''] = /^Feed\t(\d+)$/m.exec(strict.out) ?? [];
    expect((await acme('report', id, '--rows')).out).toMatch(/^11\terror\trow\.\w+\t/);
    const csv = await acme('report', id, '--csv', '--output', '-');
    expect(csv.out).toMatch(/^line,column,field,severity,code,message,value\r?\n11,/);
    await writeFile(
      join(publisher.home, 'twice.csv'),
      ['external_id,title,thumbnail_url', ...good, ...good, ',x,', ''].join('\n'),
    );
    const twice = await acme('upload', 'twice.csv', '--feed', id, '--header', '--wait', '--json', 'import.counts');
    expect(twice.code).toBe(0);
    const severities = (await acme('report', id, '--rows')).out
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t')[1]);
    expect(severities).toEqual(['error', 'error', ...good.map(() => 'warning')]);
  });

  it('says what continues on the server when interrupted while waiting', async () => {
    const interruption = new AbortController();
    const fetch: typeof publisher.server.fetch = (input, init) => {
      if (addressOf(input).includes('/imports/')) interruption.abort();
      return publisher.server.fetch(input, init);
    };
    const seat = { as: 'acme', signal: interruption.signal };
    const upload = ['feeds', 'upload', 'natural.csv', ...about, '--header', '--wait'];
    const { code, out, err } = await runGrtAt({ ...publisher.server, fetch }, publisher.home, seat, ...upload);
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
      const fetch: typeof publisher.server.fetch = (input, init) => {
        const isAway = addressOf(input).includes('/imports/') && left > 0;
        left -= isAway ? 1 : 0;
        return isAway ? Promise.reject(new TypeError('fetch failed')) : publisher.server.fetch(input, init);
      };
      return { ...publisher.server, fetch };
    };
    expect(await runGrtAt(awayFor(5), publisher.home, { as: 'acme' }, ...map)).toMatchObject({ code: 0 });
    await writeFile(join(publisher.home, 'other.csv'), partnerFile.replace('One', 'Uno'));
    const again = /grt feeds map (\S+) --mapping/.exec((await acme('upload', 'other.csv', ...about, '--header')).err);
    const gone = await runGrtAt(
      awayFor(1000),
      publisher.home,
      { as: 'acme' },
      'feeds',
      'map',
      again?.[1] ?? '',
      ...map.slice(3),
    );
    expect(gone).toMatchObject({ code: 1, err: expect.stringContaining('The server could not be reached.') as string });
  });

  it('has for the same file again the counts and the outcome of the import that it repeats', async () => {
    const good = Array.from({ length: 9 }, (_, at) => `c${String(at)},Title,https://img.example/1.jpg`);
    const header = 'external_id,title,thumbnail_url';
    const upload = (name: string, file: string, ...more: readonly string[]) =>
      acme(
        'upload',
        file,
        '--domain',
        'clips.example',
        '--name',
        name,
        '--category',
        'girls',
        '--header',
        '--wait',
        ...more,
      );
    await writeFile(join(publisher.home, 'one-bad.csv'), [header, ...good, 'b1,One,nonsense', ''].join('\n'));
    const first = await upload('Repeated', 'one-bad.csv', '--fail-on-rejected');
    expect(first).toMatchObject({ code: 3, out: expect.stringContaining('State\tdone\n') as string });
    const again = await upload('Repeated', 'one-bad.csv', '--replace', '--fail-on-rejected');
    expect(again.code).toBe(3);
    expect(again.out).toContain('State\tunchanged\n');
    expect(again.out).toContain('Rejected\t1\n');
    const [, id = ''] = /^Feed\t(\d+)$/m.exec(again.out) ?? [];
    expect((await acme('report', id, '--rows')).out).toMatch(/^11\terror\trow\.\w+\t/);
  });
});

function addressOf(input: string | URL | Request): string {
  return input instanceof Request ? input.url : input.toString();
}

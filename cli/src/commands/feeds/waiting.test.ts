import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestServer } from '@grt/mock-server/testing';
import { aboutFeed as about, createPublisher, type Publisher } from '../../testing/publisher.ts';
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
    const rejected = await acme('report', id, '--rejected', '--output', '-');
    expect(rejected.out).toBe('external_id,title,thumbnail_url\nb1,One,nonsense\n');
    await writeFile(
      join(publisher.home, 'twice.csv'),
      ['external_id,title,thumbnail_url', ...good, ...good, ',x,', ''].join('\n'),
    );
    const twice = await acme('upload', 'twice.csv', '--feed', id, '--header', '--wait', '--json', 'import.counts');
    expect(twice.code).toBe(0);
    const severitiesOf = async (...flags: readonly string[]) =>
      (await acme('report', id, ...flags)).out.match(/(?<=^\d+\t)\w+/gm);
    const warnings = good.map(() => 'warning');
    expect(await severitiesOf('--rows')).toEqual(['error', 'error', ...warnings]);
    expect(await severitiesOf('--severity', 'error')).toEqual(['error', 'error']);
    expect(await severitiesOf('--severity', 'warning')).toEqual(warnings);
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
      /^Import (\d+) of feed (\d+) continues on the server\. Pick it up with: grt feeds report \2 --import \1 --wait\nerror: Interrupted\n$/,
    );
  });

  describe('behind a line that has faults', () => {
    const gateway = (status: number, headers = {}) => new Response('<h1>Gateway</h1>', { status, headers });
    const refused = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') }));
    const busy = () => gateway(429, { 'retry-after': '20' });
    const cut = () =>
      new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) }));
    // The time limit of the call passes at once.
    const hung = () => new Promise<never>(() => void vi.advanceTimersByTime(60_000));
    let uploads = 0;

    /** The server behind faults that begin with one kind of request, and last for a number of requests of any kind. */
    function behind(fault: () => Response | Promise<Response>, from: RegExp, lasts: number): TestServer {
      let left = 0;
      let hasBegun = false;
      const fetch: typeof publisher.server.fetch = (input, init) => {
        if (!hasBegun && from.test(`${init?.method ?? 'GET'} ${addressOf(input)}`)) {
          hasBegun = true;
          left = lasts;
        }
        left -= 1;
        return left >= 0 ? Promise.resolve(fault()) : publisher.server.fetch(input, init);
      };
      return { ...publisher.server, fetch };
    }

    /** Uploads a new file through that line, as a feed of its own. */
    async function upload(server: TestServer, ...more: readonly string[]) {
      uploads += 1;
      const name = `Line ${String(uploads)}`;
      const rows = Array.from(
        { length: 9 },
        (_, at) => `${String(uploads)}x${String(at)},Title,https://img.example/1.jpg`,
      );
      await writeFile(join(publisher.home, 'line.csv'), ['external_id,title,thumbnail_url', ...rows, ''].join('\n'));
      const flags = ['--domain', 'clips.example', '--name', name, '--category', 'girls', '--header', ...more];
      return await runGrtAt(server, publisher.home, { as: 'acme' }, 'feeds', 'upload', 'line.csv', ...flags);
    }

    it.each([
      ['six pages of a gateway instead of its states', () => gateway(502), /\/imports\//, 6],
      ['six pages of a gateway instead of the upload', () => gateway(502), /^POST .*\/feeds$/, 6],
      ['two faults instead of the upload', () => gateway(500), /^POST .*\/feeds$/, 2],
      ['two faults', () => gateway(500), /\/imports\//, 2],
      ['a limit with Retry-After', busy, /\/imports\//, 2],
      ['a server that restarts after the import', refused, /\/feeds\/\d+$/, 9],
      ['connections that break in the reply', cut, /\/imports\//, 6],
      ['connections that hang', hung, /\/imports\//, 2],
    ] as const)('goes on after %s, says so once, and ends as without', async (_, fault, from, lasts) => {
      if (fault === hung) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());

      const { code, out, err } = await upload(behind(fault, from, lasts), '--wait');

      expect({ code, out, err }).toMatchObject({ code: 0, out: expect.stringContaining('State\tdone\n') as string });
      expect(err.match(/Trying again, for up to (30 min 0|29 min \d+) s\./g)).toHaveLength(1);
    });

    it.each([
      ['no connection', refused, /error: The server at .* could not be reached: connect ECONNREFUSED\./],
      ['pages of a gateway', () => gateway(503), /error: .*503/],
      [
        'a limit until after it',
        () => gateway(429, { 'retry-after': '90' }),
        /error: .*429[^]*\nTry again in 1 min 30 s/,
      ],
    ] as const)(
      'gives up on %s at its time limit, with the command that picks the import up',
      async (_, fault, why) => {
        const server = behind(fault, /\/imports\//, 10_000);

        const { code, err } = await upload(server, '--wait', '--wait-timeout', '60');

        expect(code).toBe(1);
        expect(err).toMatch(why);
        const [, next = ''] =
          /^Import \d+ of feed \d+ continues on the server\. Pick it up with: grt (.*)$/m.exec(err) ?? [];
        expect(await runGrtAt(publisher.server, publisher.home, { as: 'acme' }, ...next.split(' '))).toMatchObject({
          code: 0,
          out: expect.stringContaining('State\tdone\n') as string,
        });
      },
    );

    it('goes on after a fault of the mapping, and otherwise names the upload and the command that maps it', async () => {
      const partner = ['feeds', 'upload', 'partner.csv', ...about, '--header', '--mapping', 'mapping.yaml', '--wait'];
      const run = (lasts: number, ...more: readonly string[]) => {
        const server = behind(() => gateway(500), /process-mapping/, lasts);
        return runGrtAt(server, publisher.home, { as: 'acme' }, ...partner, ...more);
      };

      expect(await run(2)).toMatchObject({ code: 0, out: expect.stringContaining('State\tdone\n') as string });
      const { code, err } = await run(10_000, '--wait-timeout', '60');

      expect(code).toBe(1);
      const [, next = ''] = /^The server keeps the upload .*\n {2}grt (feeds map \S+ --mapping .*)$/m.exec(err) ?? [];
      const map = next.split(' ');
      const gone = behind(() => gateway(503), /process-mapping/, 10_000);
      expect((await runGrtAt(gone, publisher.home, { as: 'acme' }, ...map, '--wait-timeout', '60')).err).toContain(
        next,
      );
      expect(await runGrtAt(publisher.server, publisher.home, { as: 'acme' }, ...map)).toMatchObject({ code: 0 });
    });

    it('has one time limit for all calls of a command', async () => {
      const tries = new Map<string, number>();
      // Each call takes 80 seconds.
      const fetch: typeof publisher.server.fetch = (input, init) => {
        const call = `${init?.method ?? 'GET'} ${addressOf(input)}`;
        tries.set(call, (tries.get(call) ?? 0) + 1);
        return (tries.get(call) ?? 0) <= 4 ? Promise.resolve(busy()) : publisher.server.fetch(input, init);
      };
      const startMs = publisher.server.clock.now().getTime();

      const { code, err } = await upload({ ...publisher.server, fetch }, '--wait', '--wait-timeout', '100');

      expect(code).toBe(1);
      expect(err).toMatch(/for up to 1 min 40 s\.\n.*for up to 20 s\.\n/);
      expect(publisher.server.clock.now().getTime() - startMs).toBeLessThanOrEqual(100_000);
    });

    it('does not go on with a server that has never answered: its address is more likely wrong', async () => {
      const { code, err } = await upload(behind(refused, /./, 10_000), '--wait');

      expect(code).toBe(1);
      expect(err).toContain('Check that the server is running, and that --api-url or GRT_API_URL is correct.');
    });

    it('is the same for an upload that is mapped later', async () => {
      const { err } = await acme('upload', 'partner.csv', ...about, '--header');
      const [, uploadId = ''] = /grt feeds map (\S+) --mapping/.exec(err) ?? [];
      const map = ['feeds', 'map', uploadId, '--mapping', 'mapping.yaml', '--wait'];
      const server = behind(refused, /\/imports\//, 15);

      expect(await runGrtAt(server, publisher.home, { as: 'acme' }, ...map)).toMatchObject({ code: 0 });
    });

    it('is the same for each feed of a sync', async () => {
      const manifest = [
        'version: 1',
        'feeds:',
        '  - { file: line.csv, name: Synced, domain: clips.example, category: girls, header: true }',
        '',
      ];
      await writeFile(join(publisher.home, 'feeds.yaml'), manifest.join('\n'));
      const sync = (server: TestServer, ...more: readonly string[]) =>
        runGrtAt(server, publisher.home, { as: 'acme' }, 'feeds', 'sync', 'feeds.yaml', ...more);

      const gone = await sync(behind(refused, /\/imports\//, 10_000), '--wait-timeout', '60');
      expect(gone).toMatchObject({
        code: 1,
        err: expect.stringMatching(/Pick it up with: grt feeds report .*\nline\.csv: The server at /) as string,
      });
      expect(await sync(behind(() => gateway(502), /\/domains/, 6))).toMatchObject({ code: 0 });
      const limited = await sync(behind(busy, /^PUT .*\/feeds\/\d+$/, 2));
      expect(limited).toMatchObject({ code: 0, err: expect.stringMatching(/429.* Trying again, for up to/) as string });
    });
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

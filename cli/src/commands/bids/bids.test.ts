import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runGrtAs, type GrtRun, type Seat } from '../../testing/run-grt.ts';

vi.setConfig({ testTimeout: 120_000 }); // It simulates whole days.

const policy = ['--dmca-url', 'https://clips.example/dmca', '--removal-email', 'removal@clips.example'];
const plain = { NO_COLOR: '1' };

describe('grt bids', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer();
    await runGrtAs(server, { as: 'acme' }, 'domains', 'add', 'clips.example', ...policy);
  });
  afterEach(() => server.close());

  const grt = (seat: Seat, ...argv: readonly string[]): Promise<GrtRun> => runGrtAs(server, seat, 'bids', ...argv);
  const acme = (...argv: readonly string[]): Promise<GrtRun> => grt({ as: 'acme' }, ...argv);
  const reviewer = (...argv: readonly string[]): Promise<GrtRun> => grt({ as: 'reviewer' }, ...argv);
  const approve = (): Promise<GrtRun> => runGrtAs(server, { as: 'reviewer' }, 'domains', 'approve', '1');

  describe('set and show', () => {
    it('sets up bidding, prints it as one line, and explains why nothing is served yet', async () => {
      await approve();
      expect(await acme('set', 'clips.example', '--bid', '0.12', '--budget', '200', '--active')).toEqual({
        code: 0,
        out: '1\tclips.example\t0.12\t200\tactive\t2\n',
        err: 'This domain has no active, approved feed with items. Add one, or resume a paused one.\n',
      });
      expect(await acme('set', '1', '--budget', '$150.50', '--paused')).toEqual({
        code: 0,
        out: '1\tclips.example\t0.12\t150.5\tpaused\t3\n',
        err: '',
      });
    });

    it('shows a bidding line by line, with units and timezone at a terminal', async () => {
      await approve();
      await acme('set', 'clips.example', '--bid', '0.12', '--budget', '1200', '--active');
      const piped = await acme('show', 'clips.example');
      expect(piped).toMatchObject({
        code: 0,
        err: 'Simulated traffic: the server generated these visits and their costs.\n',
      });
      expect(piped.out).toContain('Bid\t0.12\nDaily budget\t1200\nSpent today\t0\n');
      const shown = await grt({ as: 'acme', columns: 80, env: plain }, 'show', 'clips.example');
      expect(shown.out).toContain('Bid           $0.12 a unique click\nDaily budget  $1,200.00\n');
      expect(shown.out).toContain('Spent today   $0.00 (0.0%)\n');
      expect(shown.out).toContain('Timezone      America/New_York\n');
      expect(shown.out).toContain('Changed       2026-11-20 10:00 UTC\nChanged by    acme\n');
      const json = await acme('show', 'clips.example', '--json', 'bid_amount,version,domain.status');
      expect(json.out).toBe('{"bid_amount":0.12,"version":2,"domain.status":"approved"}\n');
    });

    it('refuses a call that changes nothing, contradicts itself, or has no amount, before sending anything', async () => {
      await approve();
      expect(await acme('set', 'clips.example', '--reason', 'Weekend')).toEqual({
        code: 2,
        out: '',
        err: 'error: Nothing to change: use --bid, --budget, --active or --paused\n',
      });
      expect(await acme('set', 'clips.example', '--active', '--paused')).toMatchObject({ code: 2 });
      expect(await acme('set', 'clips.example', '--bid', 'much')).toMatchObject({
        code: 2,
        err: expect.stringContaining('Must be an amount in US dollars, such as 0.25.') as string,
      });
      expect((await acme('show', '1', '--json', 'updated_at')).out).toBe('{"updated_at":null}\n');
    });

    it("reports amounts out of bounds in the platform's words", async () => {
      await approve();
      const { code, err } = await acme('set', 'clips.example', '--bid', '0.155', '--budget', '100000.01');
      expect(code).toBe(8);
      expect(err).toContain('  bid_amount: The bid must be a multiple of $0.01\n');
      expect(err).toContain('  daily_budget: The daily budget must be at most $100,000\n');
    });

    it('says what an unapproved domain is waiting for, and where to find the reason for a rejected one', async () => {
      expect(await acme('show', 'clips.example')).toMatchObject({
        code: 0,
        err: 'clips.example is pending: only approved domains can bid.\n',
      });
      const pending = await acme('set', 'clips.example', '--bid', '0.12');
      expect({ code: pending.code, out: pending.out, err: pending.err.split('\n').slice(0, 2) }).toEqual({
        code: 7,
        out: '',
        err: [
          'error: Domain Not Approved: This domain must be approved by an administrator before bidding can be configured.',
          'clips.example is pending review (24-48 hours). See: grt domains list --status pending',
        ],
      });
      await runGrtAs(server, { as: 'reviewer' }, 'domains', 'reject', '1', '--reason', 'No policy page.');
      const rejected = await acme('set', '1', '--bid', '0.12');
      expect(rejected.err).toContain(
        'clips.example is rejected. For the reason: grt domains list --search clips.example --json status,admin_notes\n',
      );
    });

    it('shows the current values after a concurrent change, and how to continue; continuing that way works', async () => {
      await approve();
      await acme('set', 'clips.example', '--bid', '0.12', '--budget', '200', '--active');
      await reviewer('set', 'clips.example', '--bid', '0.16', '--reason', 'Agreed by phone');
      const late = ['set', 'clips.example', '--bid', '0.2', '--if-version'];
      const { code, out, err } = await acme(...late, '2');
      expect({ code, out, lines: err.split('\n').slice(0, 3) }).toEqual({
        code: 7,
        out: '',
        lines: [
          'error: Bidding for clips.example was changed by reviewer on November 20, 2026 at 10:00 UTC: bid $0.16, daily budget $200.00, active.',
          'The current version is 3. See: grt bids history clips.example',
          'To overwrite it anyway, run this again with --if-version 3',
        ],
      });
      expect(err).toMatch(/\n {2}request req_\w+\n$/);
      const json = await acme(...late, '2', '--json');
      expect(JSON.parse(json.err)).toMatchObject({ code: 'changed_meanwhile', status: 409, exit_code: 7 });
      expect(await acme(...late, '3')).toMatchObject({ code: 0, out: '1\tclips.example\t0.2\t200\tactive\t4\n' });
    });

    it('requires --reason from an administrator in a pipe, and prompts for it at a terminal', async () => {
      await approve();
      expect(await reviewer('set', 'clips.example', '--bid', '0.16')).toEqual({
        code: 2,
        out: '',
        err: 'error: Administrators must give a reason for the change: use --reason\n',
      });
      expect(await reviewer('set', 'clips.example', '--bid', '0.16', '--reason', ' ')).toMatchObject({
        code: 8,
        err: expect.stringContaining('change_reason: Please give a reason for the change') as string,
      });
      const seat = { as: 'reviewer', columns: 80, answers: ['Agreed by phone'] };
      expect(await grt(seat, 'set', 'clips.example', '--bid', '0.16')).toMatchObject({ code: 0 });
      expect((await acme('history', '1', '--json', 'changed_by,change_reason')).out).toBe(
        '[{"changed_by":"reviewer","change_reason":"Agreed by phone"}]\n',
      );
    });

    it("shows and changes no one else's: 6 for an unknown name, 5 for another client's id", async () => {
      await approve();
      const globex = (...argv: readonly string[]): Promise<GrtRun> => grt({ as: 'globex' }, ...argv);
      expect(await globex('set', 'clips.example', '--bid', '0.12')).toMatchObject({ code: 6, out: '' });
      expect(await globex('set', '1', '--bid', '0.12')).toMatchObject({ code: 5, out: '' });
      for (const verb of ['show', 'history', 'pacing', 'hourly']) {
        expect(await globex(verb, '1')).toMatchObject({ code: 5, out: '' });
        expect(await acme(verb, '99')).toMatchObject({ code: 6, out: '' });
      }
    });
  });

  describe('history', () => {
    beforeEach(async () => {
      await approve();
      for (const bid of ['0.1', '0.2', '0.3']) await acme('set', 'clips.example', '--bid', bid, '--budget', '50');
      await acme('set', 'clips.example', '--active');
    });

    it('lists bid and budget before and after, latest first, without toggles', async () => {
      const { code, out, err } = await acme('history', 'clips.example');
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out.replaceAll(/^\d+\t/gm, '#\t').split('\n')).toEqual([
        '#\t2026-11-20T10:00:00.000Z\tacme\t0.2\t0.3\t50\t50\tUpdated by client',
        '#\t2026-11-20T10:00:00.000Z\tacme\t0.1\t0.2\t50\t50\tUpdated by client',
        '#\t2026-11-20T10:00:00.000Z\tacme\t0\t0.1\t0\t50\tUpdated by client',
        '',
      ]);
      const shown = await grt({ as: 'acme', columns: 120, env: plain }, 'history', 'clips.example', '--limit', '1');
      expect(shown.out).toMatch(/^ID +CHANGED +BY +BID BEFORE +BID +BUDGET BEFORE +BUDGET +REASON\n/);
      expect(shown.out).toMatch(
        /2026-11-20 10:00 UTC +acme +\$0\.20 +\$0\.30 +\$50\.00 +\$50\.00 +Updated by client\n$/,
      );
      expect(shown.out.trimEnd().split('\n')).toHaveLength(2);
    });

    it('is read page by page to the end', async () => {
      const pages: string[] = [];
      const fetch: typeof server.fetch = (input, init) => {
        const address = (input instanceof Request ? input.url : input.toString()).replace('per_page=200', 'per_page=2');
        if (address.includes('bid-history')) pages.push(new URL(address).searchParams.get('page') ?? '');
        return server.fetch(address, init);
      };
      const { out } = await runGrtAs(
        { ...server, fetch },
        { as: 'acme' },
        'bids',
        'history',
        '1',
        '--json',
        'new_bid_amount',
      );
      expect(JSON.parse(out)).toEqual([{ new_bid_amount: 0.3 }, { new_bid_amount: 0.2 }, { new_bid_amount: 0.1 }]);
      expect(pages).toEqual(['1', '2']);
    });

    it('says when there is none', async () => {
      await runGrtAs(server, { as: 'acme' }, 'domains', 'add', 'reels.example', ...policy);
      expect(await acme('history', 'reels.example')).toEqual({
        code: 0,
        out: '',
        err: 'No changes to the bid or budget yet.\n',
      });
    });
  });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestServer, type TestServer, type TestServerOptions } from '@grt/mock-server/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { runGrtAs, runGrtAt, type GrtRun, type Seat } from '../../testing/run-grt.ts';

vi.setConfig({ testTimeout: 120_000 }); // It simulates whole days.

const policy = ['--dmca-url', 'https://clips.example/dmca', '--removal-email', 'removal@clips.example'];
const hourMs = 3_600_000;
const terminal: Seat = { as: 'acme', columns: 120, env: { NO_COLOR: '1' } };

const simulated = 'Simulated traffic: the server generated these visits and their costs.\n';

interface Hour {
  readonly starts_at: string;
  readonly clicks: number;
  readonly spend: number;
}

describe("grt bids, three and a half hours into a domain's bidding", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
    server.clock.advance(3.5 * hourMs);
  });
  afterAll(() => server.close());

  const grt = (seat: Seat, ...argv: readonly string[]): Promise<GrtRun> => runGrtAs(server, seat, 'bids', ...argv);
  const acme = (...argv: readonly string[]): Promise<GrtRun> => grt({ as: 'acme' }, ...argv);

  it('lists every hour of the day, and they add up to the spend', async () => {
    const rows = await acme('hourly', 'clips.example');
    expect(rows.code).toBe(0);
    const cells = rows.out
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'));
    expect(cells).toHaveLength(24);
    expect(cells[5]).toEqual([
      '5',
      expect.stringMatching(/^\d+$/),
      expect.any(String),
      expect.any(String),
      expect.any(String),
      '0.12',
      '2026-11-20T10:00:00.000Z',
    ]);
    const hours = JSON.parse((await acme('hourly', 'clips.example', '--json', 'starts_at,clicks,spend')).out) as Hour[];
    const bidding = JSON.parse((await acme('show', '1', '--json', 'clicks_today,current_spend')).out) as {
      clicks_today: number;
      current_spend: number;
    };
    expect(bidding.clicks_today).toBeGreaterThan(50);
    expect(hours.reduce((sum, { clicks }) => sum + clicks, 0)).toBe(bidding.clicks_today);
    expect(hours.reduce((sum, { spend }) => sum + Math.round(spend * 100), 0)).toBe(
      Math.round(bidding.current_spend * 100),
    );
    expect(rows.err).toBe(
      `${String(bidding.clicks_today)} clicks, $${bidding.current_spend.toFixed(2)}. ` +
        `Day in America/New_York: 2026-11-20 00:00 EST to 2026-11-21 00:00 EST\n${simulated}`,
    );
  });

  it('draws at a terminal how much of its plan each hour used, and leaves future hours blank', async () => {
    const { out } = await grt(terminal, 'hourly', 'clips.example');
    const lines = out.split('\n');
    expect(lines[0]).toMatch(/^HOUR +CLICKS +SPEND +PLAN +OF PLAN +A CLICK +STARTS$/);
    expect(lines[1]).toMatch(/^00:00 EST +0 +\$0\.00 +\$0\.00 +0\.0% +2026-11-20 05:00 UTC$/);
    expect(lines[6]).toMatch(
      /^05:00 EST +\d+ +\$\d+\.\d\d +\$\d+\.\d\d +█+[▏▎▍▌▋▊▉]? +\d+\.\d% +\$0\.120 +2026-11-20 10:00 UTC$/,
    );
    expect(lines[10]).toMatch(/^09:00 EST +\$\d+\.\d\d +2026-11-20 14:00 UTC$/);
  });

  it('shows how spending follows the plan: raw in a pipe, with units and local time at a terminal', async () => {
    const piped = await acme('pacing', 'clips.example');
    expect(piped).toMatchObject({ code: 0, err: simulated });
    expect(piped.out).toMatch(/^Pace\ton_track\nCan serve\tyes\nSpent today\t\d+\.?\d*\nPlanned by now\t/);
    expect(piped.out).toContain('Reason\ton_track\nRecommended\tSpending is on plan. No action needed.\n');
    expect(piped.out).not.toContain('Suggested');
    const { out } = await grt(terminal, 'pacing', 'clips.example');
    expect(out).toMatch(/^Pace {12}On track\n/);
    expect(out).toMatch(/\nBudget used {5}[█▏▎▍▌▋▊▉]+ +\d+\.\d%\n/);
    expect(out).toMatch(/\nHours left {6}15\.5 h\nBudget ends {5}(2026-11-20 \d\d:\d\d EST|Lasts through the day)\n/);
    expect(out).toContain('\nDay ends        2026-11-21 00:00 EST\n');
    const json = await acme('pacing', 'clips.example', '--json', 'current_pace,timezone');
    expect(json.out).toBe('{"current_pace":"on_track","timezone":"America/New_York"}\n');
  });

  it('summarizes the market: all of it for administrators, own domains for clients with few others', async () => {
    const own = await acme('market');
    expect(own.out).toContain('Scope\town\nActive domains\t1\nDaily budgets\t200\n');
    expect(own.err).toMatch(/^These totals cover only your own domains: there are too few other clients/);
    expect((await grt({ as: 'globex' }, 'market')).out).toContain('Active domains\t0\nDaily budgets\t0\n');
    const whole = await grt({ ...terminal, as: 'reviewer' }, 'market');
    expect(whole).toMatchObject({ code: 0, err: simulated });
    expect(whole.out).toContain('Scope            market\nActive domains   1\nDaily budgets    $200.00\n');
    expect((await acme('market', '--json', 'scope')).out).toBe('{"scope":"own"}\n');
  });

  it('lists traffic shares to their owners', async () => {
    const { code, out, err } = await acme('allocations');
    expect(code).toBe(0);
    expect(out).toMatch(/^1\tclips\.example\t100\t\tyes\ton_track\t0\.12\t/);
    expect(err).toMatch(/^These shares apply until 2026-11-20 13:31 UTC\.\nSimulated traffic: /);
    const whole = await grt({ as: 'reviewer' }, 'allocations');
    expect(whole.out).toMatch(/^1\tclips\.example\t100\t\d+\.?\d*\tyes\ton_track\t0\.12\t/);
    expect(whole.err).toMatch(
      /^Together, all domains in the market request \d+\.\d% of the traffic\.\nThese shares apply until 2026-11-20 13:31 UTC\.\nSimulated traffic: /,
    );
    const shown = await grt(terminal, 'allocations', '--limit', '5');
    expect(shown.out).toMatch(/^ID +DOMAIN +SHARE +ASKED +SERVES +REASON +BID +SPENT +PLAN +LEFT +CLIENT\n/);
    expect(shown.out).toMatch(/\n 1 +clips\.example +100\.00% +yes +on_track +\$0\.12 +\$/);
    expect((await grt({ as: 'globex' }, 'allocations')).out).toBe('');
    expect((await grt({ as: 'reviewer' }, 'allocations', '--client', '2', '--json')).out).toBe('[]\n');
    expect((await grt({ as: 'reviewer' }, 'allocations', '--client', '1', '--json', 'domain_name')).out).toBe(
      '[{"domain_name":"clips.example"}]\n',
    );
  });
});

describe('grt bids, on an unusual day', () => {
  let server: TestServer;
  afterEach(() => server.close());

  const grt = (seat: Seat, ...argv: readonly string[]): Promise<GrtRun> => runGrtAs(server, seat, 'bids', ...argv);
  const acme = (...argv: readonly string[]): Promise<GrtRun> => grt({ as: 'acme' }, ...argv);

  it('lists 25 hours on the day the clocks go back, the repeated one under two names', async () => {
    server = await open({ now: '2026-11-01T12:00:00.000Z' });
    const { out } = await grt(terminal, 'hourly', 'clips.example');
    const names = out
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.slice(0, 9));
    expect(names).toHaveLength(25);
    expect(names.slice(0, 4)).toEqual(['00:00 EDT', '01:00 EDT', '01:00 EST', '02:00 EST']);
  });

  it("suggests a budget that would last once the day's budget is spent", async () => {
    server = await open();
    server.clock.advance(3 * hourMs);
    const cut = await acme('set', 'clips.example', '--budget', '1');
    expect(cut.err).toMatch(/^Today’s budget is spent\. A daily budget of \$\d+\.\d\d would last/);
    const { out } = await grt(terminal, 'pacing', 'clips.example');
    expect(out).toMatch(/\nCan serve +no\n/);
    expect(out).toMatch(/\nReason +exhausted\n/);
    expect(out).toMatch(/\nSuggested budget +\$\d+\.\d\d\n/);
  });
});

describe('grt bids and grt analytics say where visits come from', () => {
  let server: TestServer;
  afterEach(() => server.close());

  const shown = [
    ['bids', 'show', 'clips.example'],
    ['bids', 'pacing', 'clips.example'],
    ['bids', 'hourly', 'clips.example'],
    ['bids', 'market'],
    ['bids', 'allocations'],
    ['bids', 'simulate', 'clips.example', '--bid', '0.2'],
    ['dashboard'],
  ];
  const acme = (...argv: readonly string[]) => runGrtAs(server, { as: 'acme' }, ...argv);

  it.each(['simulated', 'visits'])('in every table of figures, and with --json as a field: %s', async (source) => {
    server = await open({ environment: { GRT_TRAFFIC: source === 'visits' ? 'off' : 'simulated' } });
    server.clock.advance(2 * hourMs);
    for (const argv of shown) {
      const { code, err } = await acme(...argv);
      expect([argv, code, err.includes(simulated)]).toEqual([argv, 0, source === 'simulated']);
      const { out } = await acme(...argv, '--jq', '.. | .traffic_source? // empty');
      expect([argv, new Set(out.trim().split('\n'))]).toEqual([argv, new Set([source])]);
    }
    const figures = await acme('analytics', '--from', '2026-11-20');
    expect(figures.err.includes(simulated)).toBe(source === 'simulated');
    const rows = await acme('analytics', '--from', '2026-11-20', '--json', 'source');
    expect(rows.out).toBe(source === 'simulated' ? '[{"source":"simulated"}]\n' : '[{"source":null}]\n');
  });
});

/** A server on which acme's clips.example has bid $0.12 with $200 a day since `now`, and has items to show. */
async function open(options: TestServerOptions = {}): Promise<TestServer> {
  const server = await createTestServer(options);
  const home = await mkdtemp(join(tmpdir(), 'grt-home-'));
  const acme = { as: 'acme' };
  const items = Array.from({ length: 50 }, (_, at) => `a${String(at)},Title,https://img.example/1.jpg`);
  await writeFile(join(home, 'feed.csv'), ['external_id,title,thumbnail_url', ...items, ''].join('\n'));
  await runGrtAs(server, acme, 'domains', 'add', 'clips.example', ...policy);
  await runGrtAs(server, { as: 'reviewer' }, 'domains', 'approve', '1');
  await runGrtAs(server, acme, 'bids', 'set', 'clips.example', '--bid', '0.12', '--budget', '200', '--active');
  const about = ['--domain', 'clips.example', '--name', 'Trending', '--category', 'girls', '--header', '--wait'];
  await runGrtAt(server, home, acme, 'feeds', 'upload', 'feed.csv', ...about);
  await runGrtAs(server, { as: 'reviewer' }, 'feeds', 'approve', '1');
  await rm(home, { recursive: true, force: true });
  return server;
}

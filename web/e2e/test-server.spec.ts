import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { test as base, expect, expectAccessible, expectNoSidewaysScroll, onDevices } from './fixtures.ts';

/** A test server of its own, and what programs do with it. */
interface TestServer {
  readonly url: string;
  readonly control: (path: string, body: object) => Promise<unknown>;
  readonly calls: (person: string) => Promise<Calls>;
}

interface Calls {
  /** @returns the status */
  readonly ask: (path: string, body?: object) => Promise<number>;
  readonly addDomain: (name: string) => Promise<number>;
}

const test = base.extend<object, { server: TestServer }>({
  server: [
    // Playwright reads from this pattern that it needs no other fixture.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const script = fileURLToPath(new URL('../../scripts/compile-server.mjs', import.meta.url));
      const folder = execFileSync(process.execPath, [script], { encoding: 'utf8' });
      const child = spawn(process.execPath, [`${folder}/mock-server/src/packaged.js`, '--test', '--json'], {
        env: { ...process.env, NODE_ENV: '' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [line] = (await once(child.stdout, 'data')) as readonly Buffer[];
      await use(reached((JSON.parse(String(line)) as { readonly url: string }).url));
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
});

test.describe.configure({ mode: 'serial' });
test.beforeEach(async ({ page, server }) => {
  await server.control('begin', { scenario: 'people' });
  await page.goto('/_test');
  await expect(panel(page, 'Clock').locator('time')).toHaveText('2026-11-20 10:00:00 UTC');
});

function reached(url: string): TestServer {
  const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const control = async (path: string, body: object): Promise<unknown> => (await post(`/_test/${path}`, body)).json();
  const calls = async (person: string): Promise<Calls> => {
    const { token } = (await control('session', { person })) as { readonly token: string };
    const headers = { Authorization: `Bearer ${token}` };
    const ask: Calls['ask'] = async (path, body) =>
      (await (body === undefined ? fetch(`${url}/api${path}`, { headers }) : post(`/api${path}`, body, headers)))
        .status;
    const links = { dmca_compliance_url: 'https://a.example/dmca', content_removal_email: 'removal@a.example' };
    return { ask, addDomain: (name) => ask('/domains', { domain_name: name, ...links }) };
  };
  return { url, control, calls };
}

const panel = (page: Page, name: string) => page.getByRole('region', { name });

for (const [name, device] of onDevices('phone')) {
  test.describe(`the page of a test server, on a ${name}`, () => {
    test.use(device);

    test('is accessible in light and dark colors, full and with everything open', async ({ page, server }) => {
      const acme = await server.calls('acme');
      expect(await acme.addDomain('a.example')).toBe(201);
      expect(await acme.ask('/domains/99')).toBe(404);
      await server.control('snapshot', { name: 'one domain' });
      await server.control('chaos', { profile: 'flaky' });
      await panel(page, 'Calls').getByText('GET /api/domains/99').click();
      await expect(panel(page, 'Calls').locator('pre')).toContainText('"status": 404');
      await panel(page, 'Outbox').getByText('Your application was approved').click();
      await expect(panel(page, 'State').getByText('one domain')).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
    });
  });
}

test.describe('the page of a test server', () => {
  test('shows calls and what they meet of the contract as they come, until it is told to stop', async ({
    page,
    server,
  }) => {
    const acme = await server.calls('acme');
    const entries = panel(page, 'Calls').locator('summary');
    await expect(panel(page, 'Calls')).toContainText('Nothing was called yet.');
    await acme.ask('/domains');
    await expect(entries).toHaveText([/200domains\.listGET \/api\/domains/]);
    await acme.addDomain('a.example');
    await expect(entries).toHaveCount(2);
    const coverage = await (await fetch(`${server.url}/_test/coverage?format=text`)).text();
    await expect(panel(page, 'Coverage').getByRole('listitem').first()).toHaveText(coverage.split('\n')[0] ?? '');
    await panel(page, 'Calls').getByLabel('Only with').fill('201');
    await expect(entries).toHaveText([/201domains\.create/]);
    await page.getByRole('button', { name: 'Live' }).click();
    await expect(page.getByRole('button', { name: 'Live' })).toHaveAttribute('aria-pressed', 'false');
    await panel(page, 'Calls').getByRole('button', { name: 'Clear' }).click();
    await expect(panel(page, 'Calls')).toContainText('No call is like that.');
  });

  test('moves the clock, stops it, and lets it pass, for the calls of programs', async ({ page, server, faults }) => {
    const acme = await server.calls('acme');
    const clock = panel(page, 'Clock');
    expect(await acme.ask('/domains')).toBe(200);
    await clock.getByLabel('Move it ahead by').fill('60d');
    await clock.getByRole('button', { name: 'Advance' }).click();
    await expect(clock.locator('time')).toHaveText('2027-01-19 10:00:00 UTC');
    expect(await acme.ask('/domains')).toBe(401);
    await clock.getByLabel('Stop it at').fill('2026-12-24T23:00:00Z');
    await clock.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(clock.locator('time')).toHaveText('2026-12-24 23:00:00 UTC');
    await expect(clock).toContainText('Stands still');
    await clock.getByRole('button', { name: 'Let it pass' }).click();
    await expect(clock).toContainText('Passes');
    await expect(clock.locator('time')).not.toHaveText('2026-12-24 23:00:00 UTC');
    await clock.getByLabel('Move it ahead by').fill('soon');
    await clock.getByRole('button', { name: 'Advance' }).click();
    await expect(page.getByRole('alert')).toHaveText(/^Not a span of 0 or more: soon\./);
    // The browser reports the refusal.
    expect(faults.splice(0)).toEqual([expect.stringContaining('422')]);
  });

  test('plans a fault that calls meet as often as it says, and clears it', async ({ page, server }) => {
    const acme = await server.calls('acme');
    const faults = panel(page, 'Faults');
    await faults.getByLabel('Operation').fill('domains.list');
    await faults.getByLabel('Status or milliseconds').fill('429');
    await faults.getByLabel('Times').fill('2');
    await faults.getByRole('button', { name: 'Add fault' }).click();
    const planned = faults.getByRole('list', { name: 'Planned faults' });
    await expect(planned).toHaveText('domains.list: refused with 429 (2 more)');
    expect(await acme.ask('/domains')).toBe(429);
    await expect(planned).toHaveText('domains.list: refused with 429 (1 more)');
    await faults.getByLabel('Chaos profile').selectOption('outage');
    await faults.getByRole('button', { name: 'Add profile' }).click();
    await expect(planned.getByRole('listitem')).toHaveCount(2);
    expect(await acme.ask('/client/feeds')).toBe(503);
    await faults.getByRole('button', { name: 'Clear' }).click();
    await expect(planned).toHaveText('No call meets a fault.');
    expect(await acme.ask('/domains')).toBe(200);
    await faults.getByLabel('Chance in percent').fill('50');
    await faults.getByRole('button', { name: 'Add fault' }).click();
    await expect(planned).toHaveText('domains.list: refused with 429 (50%, 2 more)');
    await faults.getByRole('button', { name: 'Clear' }).click();
  });

  test('keeps a state, goes back to it, and begins with another scenario', async ({ page, server }) => {
    const acme = await server.calls('acme');
    const state = panel(page, 'State');
    expect(await acme.addDomain('kept.example')).toBe(201);
    await state.getByLabel('Keep the present state as').fill('one domain');
    await state.getByRole('button', { name: 'Keep' }).click();
    const back = state.getByRole('button', { name: 'Restore one domain' });
    await expect(back).toBeVisible();
    await state.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByRole('status')).toHaveText('Back at the beginning of the scenario.');
    expect(await (await server.calls('acme')).addDomain('kept.example')).toBe(201);
    await back.click();
    await expect(page.getByRole('status')).toHaveText('Back at one domain.');
    expect(await (await server.calls('acme')).addDomain('kept.example')).not.toBe(201);
    await state.getByLabel('Scenario').selectOption('client with rejected domain');
    await state.getByRole('button', { name: 'Begin' }).click();
    await expect(panel(page, 'Outbox')).toContainText('clips.example was rejected');
  });
});

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGrt, memoryTokenStore } from '@grt/sdk';
import { createTestServer, testPassword, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { grt, startGrt, type Place } from './grt-process.ts';

vi.setConfig({ testTimeout: 120_000 }); // It starts processes.

let server: TestServer;
let listening: Awaited<ReturnType<TestServer['listen']>>;
let place: Place;
beforeAll(async () => {
  server = await createTestServer();
  listening = await server.listen();
  place = { apiUrl: listening.url, configDir: await mkdtemp(join(tmpdir(), 'grt-browser-')) };
});
afterAll(async () => {
  await listening.close();
  await server.close();
  await rm(place.configDir, { recursive: true, force: true });
});

interface Codes {
  readonly user_code: string;
  readonly verification_uri: string;
  readonly verification_uri_complete: string;
  readonly expires_in: number;
}

it('is told the code as JSON in a pipeline, waits, and prints the account once it was let in', async () => {
  const running = startGrt(place, ['auth', 'login', '--web', '--json']);
  let told = '';
  await running.shows(({ err }) => (told = err).endsWith('\n'));
  const codes = JSON.parse(told) as Codes;
  expect(codes.expires_in).toBe(600);
  expect(codes.verification_uri_complete).toBe(`${codes.verification_uri}?code=${codes.user_code}`);

  const browser = createGrt({ baseUrl: listening.url, tokenStore: memoryTokenStore() });
  await browser.signIn({ username: 'acme', password: testPassword });
  await browser.devices.approve({ user_code: codes.user_code });
  server.clock.advance(5000);
  const { code, out, err } = await running.ended;
  expect({ code, err }).toEqual({ code: 0, err: told });
  expect(JSON.parse(out)).toMatchObject({ username: 'acme', api_url: listening.url });
  expect((await grt(place, ['auth', 'whoami', '--jq', '.user.username'])).out).toBe('acme\n');
  const { user_agent } = (await browser.auth.listSessions()).find(({ is_current }) => !is_current) ?? {};
  expect(user_agent).toMatch(/^grt\//);
});

it('ends at once with Ctrl-C, stores nothing, and says that it was interrupted', async () => {
  const configDir = await mkdtemp(join(tmpdir(), 'grt-browser-'));
  const running = startGrt({ ...place, configDir }, ['auth', 'login', '--web']);
  await running.shows(({ err }) => err.includes('Code: '));
  running.signal('SIGINT');
  const { code, out, err } = await running.ended;
  expect({ code, out }).toEqual({ code: 130, out: '' });
  expect(err).toContain('error: Interrupted\n');
  expect(await readdir(configDir)).not.toContain('grt');
  await rm(configDir, { recursive: true, force: true });
});

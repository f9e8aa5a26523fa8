import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGrt, memoryTokenStore } from '@grt/sdk';
import { createTestServer, testPassword, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runGrtAt } from '../src/testing/run-grt.ts';
import { startGrt, type Place } from './grt-process.ts';

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
  const browser = createGrt({ baseUrl: server.baseUrl, fetch: server.fetch, tokenStore: memoryTokenStore() });
  await browser.signIn({ username: 'acme', password: testPassword });
  const codes: Codes[] = [];
  /** The person lets the program in after it was told to wait, and before it asks again. */
  const letIn: typeof fetch = async (input, init) => {
    const response = await server.fetch(input, init);
    const { data } = (await response.clone().json()) as { readonly data?: Partial<Codes> };
    if (data?.user_code !== undefined) codes.push(data as Codes);
    else if (response.status >= 400) await browser.devices.approve({ user_code: codes[0]?.user_code ?? '' });
    return response;
  };
  const at = (...words: readonly string[]) => runGrtAt({ ...server, fetch: letIn }, place.configDir, {}, ...words);
  const { code, out, err } = await at('auth', 'login', '--web', '--json');
  expect(code, err).toBe(0);
  const told = JSON.parse(err) as Codes;
  expect(err).toBe(`${JSON.stringify(told)}\n`);
  expect(told).toMatchObject({ user_code: codes[0]?.user_code, expires_in: 600 });
  expect(told.verification_uri_complete).toBe(`${told.verification_uri}?code=${told.user_code}`);
  expect(JSON.parse(out)).toMatchObject({ username: 'acme', api_url: server.baseUrl });
  expect((await at('auth', 'whoami', '--jq', '.user.username')).out).toBe('acme\n');
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

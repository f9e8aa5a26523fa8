import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGrt } from '../client.ts';
import { fakeClock } from '../testing/fake-clock.ts';
import { serve } from '../testing/serve.ts';
import { changeCredentials, credentialPath, readCredentials, type StoredProfile } from './credential-file.ts';
import { fromEnvironment } from './from-environment.ts';

let home: string;
let path: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'grt-home-'));
  path = credentialPath({ env: {}, homeDir: home });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(home, { recursive: true, force: true });
});

const signal = new AbortController().signal;
const keep = (name: string, profile: StoredProfile) =>
  changeCredentials(path, { now: Date.now, sleep: async () => undefined, signal }, ({ profiles }) => ({
    current: name,
    profiles: new Map([...profiles, [name, profile]]),
  }));

/** The tokens that a server saw, of which it refuses the old one. */
async function tokens(): Promise<{ readonly baseUrl: string; readonly seen: (string | undefined)[] }> {
  const app = new Hono();
  const seen: (string | undefined)[] = [];
  app.get('/api/health', (c) => {
    seen.push(c.req.header('authorization'));
    return c.json({ success: true, data: { status: 'ok' } });
  });
  app.get('/api/auth/me', (c) => {
    seen.push(c.req.header('authorization'));
    if (seen.at(-1) === 'Bearer old') return c.json({ success: false, message: 'No.', code: 'token_expired' }, 401);
    return c.json({ success: true, data: {} });
  });
  app.post('/api/auth/refresh', (c) => c.json({ success: true, token: 'new', user: { id: 1, type: 'client' } }));
  return { baseUrl: await serve(app), seen };
}

describe('in Node, createGrt()', () => {
  it('calls the server of GRT_API_URL with GRT_TOKEN', async () => {
    const { baseUrl, seen } = await tokens();
    vi.stubEnv('GRT_API_URL', baseUrl);
    vi.stubEnv('GRT_TOKEN', 'grt_t_env');

    await createGrt({ clock: fakeClock() }).system.health();
    await createGrt({ token: 'grt_t_own' }).system.health();

    expect(seen).toEqual(['Bearer grt_t_env', 'Bearer grt_t_own']);
  });

  it('sends no token of the environment to a server that the program names', async () => {
    const { baseUrl, seen } = await tokens();
    vi.stubEnv('GRT_TOKEN', 'grt_t_env');

    await createGrt({ baseUrl }).system.health();
    await createGrt({ baseUrl, token: 'grt_t_own' }).system.health();

    expect(seen).toEqual([undefined, 'Bearer grt_t_own']);
  });

  it('says with the first call that nothing names a server, or that the profile does not exist', async () => {
    vi.stubEnv('GRT_API_URL', '');
    await expect(createGrt().auth.me()).rejects.toThrow(
      "Outside a browser, baseUrl (or GRT_API_URL) must be an absolute URL such as https://platform.example/api, not '/api'.",
    );
    vi.stubEnv('GRT_PROFILE', 'nobody');
    await expect(createGrt().auth.me()).rejects.toThrow('GRT_PROFILE names "nobody", which is not in ');
  });

  it('uses the account that GRT_PROFILE names, and renews its session where grt keeps it', async () => {
    const { baseUrl, seen } = await tokens();
    await keep('acme', { api_url: baseUrl, token: 'old', kind: 'session' });

    await createGrt(fromEnvironment({ GRT_PROFILE: 'acme' }, () => home)).auth.me();

    expect(seen).toEqual(['Bearer old', 'Bearer new']);
    expect((await readCredentials(path)).profiles.get('acme')).toMatchObject({ api_url: baseUrl, token: 'new' });
  });

  it('sends the session of an account to its own server only', async () => {
    const { baseUrl, seen } = await tokens();
    await keep('acme', { api_url: 'https://other.example/api', token: 'old', kind: 'session' });

    const env = { GRT_PROFILE: 'acme', GRT_API_URL: baseUrl };
    await createGrt(fromEnvironment(env, () => home)).system.health();
    await createGrt(fromEnvironment({ ...env, GRT_TOKEN: 'grt_t_env' }, () => home)).system.health();

    expect(seen).toEqual([undefined, 'Bearer grt_t_env']);
  });

  it('says which account is not there, and how to get it', async () => {
    await keep('acme', { api_url: 'https://a.example/api', token: 'x', kind: 'token' });
    const before = await readFile(path, 'utf8');

    expect(() => fromEnvironment({ GRT_PROFILE: 'acne' }, () => home)).toThrow(
      `GRT_PROFILE names "acne", which is not in ${path}. Run: grt auth login --profile acne`,
    );
    expect(() => fromEnvironment({ GRT_PROFILE: 'acme' }, () => join(home, 'nobody'))).toThrow('is not in');
    expect(await readFile(path, 'utf8')).toBe(before);
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, expectAccessible, people, sendSignIn, signInByForm, test } from './fixtures.ts';

const bundle = fileURLToPath(new URL('../../cli/dist/grt.cjs', import.meta.url));
const apiUrl = `${process.env['GRT_E2E_URL'] ?? ''}/api`;

interface Codes {
  readonly user_code: string;
  readonly verification_uri_complete: string;
}

/** Runs the built `grt` as a process with its own credentials. */
function run(configDir: string, ...args: readonly string[]) {
  const { GRT_TOKEN: _token, GRT_PROFILE: _profile, ...env } = process.env;
  const child = spawn(process.execPath, [bundle, ...args], {
    env: { ...env, GRT_API_URL: apiUrl, XDG_CONFIG_HOME: configDir, XDG_STATE_HOME: configDir, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const seen = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (seen.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (seen.err += chunk.toString()));
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, ...seen }));
  return { seen, ended };
}

let configDir: string;
test.beforeEach(async () => {
  configDir = await mkdtemp(join(tmpdir(), 'grt-device-'));
});
test.afterEach(() => rm(configDir, { recursive: true, force: true }));

/** Starts a sign-in and waits for its codes. */
async function begin() {
  const running = run(configDir, 'auth', 'login', '--web', '--json');
  await expect.poll(() => running.seen.err).toContain('\n');
  return { ...running, codes: JSON.parse(running.seen.err) as Codes };
}

test('grt is signed in through a browser that signs in on the way', async ({ page }) => {
  const { codes, ended } = await begin();
  const { pathname, search } = new URL(codes.verification_uri_complete);
  await page.goto(pathname + search);
  await expect(page.getByText('Sign in to authorize the program that shows you a code.')).toBeVisible();
  await sendSignIn(page, people.client);
  await expect(page.getByText(codes.user_code)).toBeVisible();
  await expect(page.getByText(/^grt\//)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(/^Approved\. Go back to the program/)).toBeVisible();
  await expectAccessible(page);
  const { code, out, err } = await ended;
  expect({ code, username: (JSON.parse(out) as { username: string }).username }, err).toEqual({
    code: 0,
    username: people.client,
  });
  expect((await run(configDir, 'auth', 'whoami', '--jq', '.user.username').ended).out).toBe(`${people.client}\n`);
});

test('grt is told when it is refused, by a code that was typed', async ({ page }) => {
  const { codes, ended } = await begin();
  await signInByForm(page, people.superAdmin);
  await page.goto('/device');
  await expectAccessible(page);
  await page.getByLabel('Code').fill(codes.user_code.toLowerCase());
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Deny' }).click();
  await expect(page.getByText('Denied. The program was not signed in.')).toBeVisible();
  const { code, err } = await ended;
  expect(err).toContain('The sign-in was denied in the browser.');
  expect(code).toBe(5);
  await expect(readFile(join(configDir, 'grt/credentials.json'))).rejects.toThrow('ENOENT');
});

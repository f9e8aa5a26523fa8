// npm run pictures: makes the pictures of the README anew, from the demo: the bidding page, the review workspace, and a
// terminal in which a feed is uploaded.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { startServer } from './server.mjs';
import { buildWeb, findBrowser, generateContract, installDependencies, requireNode } from './setup.mjs';
import { root } from './steps.mjs';

const password = 'grt-demo-2026';
const size = { width: 1280, height: 800 };
/** Figures, pictures, and the viewer of documents have come. */
const settledMs = 3000;
const columns = 100;
/** Of the terminal. */
const ground = '#14161a';
const pictureOf = (name) => join(root, 'docs', 'images', `${name}.png`);
const upload = String.raw`grt feeds upload docs/examples/videos.csv --domain acme-shorts.example \
    --name Trending --category girls --header --mapping docs/examples/mapping.yaml --wait`;

requireNode();
await installDependencies();
await generateContract();
await buildWeb();
execFileSync('npm', ['run', '-s', 'build', '-w', 'cli'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
const data = mkdtempSync(join(tmpdir(), 'grt-pictures-'));
const server = await startServer(data, { GRT_DEMO_PASSWORD: password });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
try {
  const client = await signIn('acme');
  await client.goto(`${server.url}/client/domains?search=acme-shorts.example`);
  await client.getByRole('link', { name: 'acme-shorts.example', exact: true }).first().click();
  await client.getByRole('heading', { name: 'Current Pacing Status' }).waitFor();
  await take(client, 'bidding');
  const reviewer = await signIn('reviewer');
  await reviewer.goto(`${server.url}/admin/registrations?open=next`);
  await reviewer.getByRole('heading', { name: 'Business license' }).waitFor();
  await take(reviewer, 'review');
  const page = await terminal(shown());
  await page.locator('#terminal').screenshot({ path: pictureOf('terminal') });
} finally {
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}

/** @returns a page of its own, with someone signed in */
async function signIn(username) {
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce', colorScheme: 'light' });
  const page = await context.newPage();
  await page.goto(`${server.url}/login`, { waitUntil: 'networkidle' });
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(/\/(client|admin)/);
  return page;
}

async function take(page, name) {
  await page.waitForTimeout(settledMs);
  await page.screenshot({ path: pictureOf(name) });
}

/** @returns what a terminal of `columns` shows of the upload, with its colors */
function shown() {
  const grt = `'${process.execPath}' '${join(root, 'cli', 'dist', 'grt.cjs')}'`;
  const home = {
    GRT_API_URL: `${server.url}/api`,
    XDG_CONFIG_HOME: data,
    XDG_STATE_HOME: data,
    TERM: 'xterm-256color',
  };
  const options = { cwd: root, env: { ...process.env, ...home }, encoding: 'utf8' };
  execFileSync('sh', ['-c', `${grt} auth login --quiet --username acme --password-stdin`], {
    ...options,
    input: password,
  });
  const lines = `stty cols ${columns} rows 40; grt() { ${grt} "$@"; }; ${upload}`;
  return `$ ${upload.replace('\n', '\r\n')}\r\n${execFileSync('script', ['-qefc', lines, '/dev/null'], options)}`;
}

/** @returns a page with a terminal on which this was written */
async function terminal(text) {
  const page = await browser.newPage({ viewport: size });
  await page.setContent(`<div id="terminal" style="width: fit-content; padding: 16px; background: ${ground}"></div>`);
  await page.addStyleTag({ path: fileURLToPath(import.meta.resolve('@xterm/xterm/css/xterm.css')) });
  await page.addScriptTag({ path: fileURLToPath(import.meta.resolve('@xterm/xterm/lib/xterm.js')) });
  await page.evaluate(
    async ([written, cols, background]) => {
      const Terminal = globalThis.Terminal;
      const look = { fontSize: 15, fontFamily: 'monospace', cursorInactiveStyle: 'none', theme: { background } };
      const one = new Terminal({ cols, rows: 40, scrollback: 0, ...look });
      one.open(document.querySelector('#terminal'));
      await new Promise((done) => one.write(written, done));
      one.resize(cols, one.buffer.active.cursorY + 1);
    },
    [text, columns, ground],
  );
  return page;
}

// What a fresh clone needs before it can start or be tested. Each step says what it does, and is skipped if up to date.
import { existsSync } from 'node:fs';
import { takeAllBack } from './packing.mjs';
import { run, say, stop, tool, whenStale } from './steps.mjs';

const manifests = [
  'package-lock.json',
  'package.json',
  ...['sdk', 'cli', 'web', 'mock-server'].map((name) => `${name}/package.json`),
];

/** The oldest Node that runs it is 20.19 (engines in package.json). */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    stop(`GRT needs Node 20.19 or newer; this is ${process.versions.node}. Please install a newer Node and try again.`);
  }
}

/** Installs the locked dependencies when they are missing or stale. */
export async function installDependencies() {
  takeAllBack();
  await whenStale('node_modules/.grt-installed', manifests, async () => {
    say('Installing the locked dependencies (once; about a minute) …');
    const npm = process.env.npm_execpath;
    const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
    const code = npm ? await run(process.execPath, [npm, ...args]) : await run('npm', args);
    if (code !== 0)
      stop('The dependencies could not be installed. Check that the npm registry is reachable, then run this again.');
  });
}

/** Bundles the contract and generates what follows from it, when its sources have changed. */
export async function generateContract() {
  const inputs = ['openapi', 'openapi.yaml', 'sdk/scripts', 'sdk/src/contract', 'sdk/src/client/api.gen.ts'];
  await whenStale('.cache/contract-checked', inputs, async () => {
    if ((await run(tool('tsx'), ['sdk/scripts/generate.ts'], { quiet: true })) !== 0) {
      stop('The contract in openapi/ could not be bundled: see above.');
    }
  });
}

/** Builds the web app when its sources have changed. */
export async function buildWeb() {
  const inputs = [
    'web/src',
    'web/build',
    'web/public',
    'web/index.html',
    'web/vite.config.ts',
    'sdk/src',
    'package-lock.json',
    'web/package.json',
  ];
  await whenStale('web/dist/.built', inputs, async () => {
    say('Building the web app …');
    if ((await run('npm', ['run', 'build', '--silent', '-w', 'web'], { quiet: true })) !== 0)
      stop('The web app could not be built: see above.');
  });
}

/** Builds the command line into one file when its sources have changed. */
export async function buildCli() {
  const inputs = [
    'cli/src',
    'cli/vite.config.ts',
    'scripts/notices.mjs',
    'sdk/src',
    'package-lock.json',
    'cli/package.json',
  ];
  await whenStale('cli/dist/.built', inputs, async () => {
    say('Building the command line …');
    if ((await run('npm', ['run', 'build', '--silent', '-w', 'cli'], { quiet: true })) !== 0)
      stop('The command line could not be built: see above.');
  });
}

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Debian's Chromium without windows. It loads and draws pages in a fifth less processor time, but has no viewer for PDFs. */
const shell = '/usr/lib/chromium/chromium-headless-shell';

/** What the browser tests use instead of the whole browser where they can. A browser that was named is used for all of them.
 * @returns {string | undefined} its path, if it is there */
export function findHeadlessShell() {
  return !process.env.GRT_CHROMIUM && existsSync(shell) ? shell : undefined;
}

/** Finds Chromium for the browser tests, or installs it with its headless shell: Debian's as root, otherwise Playwright's. */
export async function findBrowser() {
  const named = process.env.GRT_CHROMIUM;
  if (named) return existsSync(named) ? named : stop(`GRT_CHROMIUM points to ${named}, which does not exist.`);
  const installed = browsers.find((path) => existsSync(path));
  if (installed && installed !== '/usr/bin/chromium') return installed;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && !existsSync(shell)) {
    // Asked for once: older systems do not have the shell, and do without.
    await whenStale('.cache/chromium-installed', ['scripts/setup.mjs'], async () => {
      say('Installing Chromium for the browser tests (once; up to two minutes) …');
      await installFromDebian(['chromium', 'chromium-headless-shell']);
    });
  }
  if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  say("Installing Playwright's Chromium for the browser tests …");
  if ((await run(tool('playwright'), ['install', 'chromium'])) !== 0) {
    stop('Chromium was not found and could not be installed. Install it, or set GRT_CHROMIUM to its path.');
  }
  return undefined;
}

async function installFromDebian(packages) {
  const quiet = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  if ((await run('apt-get', ['update', '-q'], quiet)) !== 0) return;
  for (const name of packages) await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], quiet);
}

import { existsSync } from 'node:fs';

/** Which browser a test runs in. Without a path, it is one of Playwright's own. */
interface Choice {
  readonly channel?: 'chromium';
  readonly launchOptions: { readonly executablePath?: string; readonly args: string[] };
}

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const debians = '/usr/bin/chromium';
const named = process.env['GRT_CHROMIUM'] ?? (existsSync(debians) ? debians : undefined);
const shell = process.env['GRT_HEADLESS_SHELL'] ?? named;

const at = (executablePath: string) => ({ launchOptions: { executablePath, args } });

/** The whole browser, with its viewer for PDFs. */
export const wholeBrowser: Choice = named ? at(named) : { channel: 'chromium', launchOptions: { args } };

/** The browser without its own user interface, which takes a fifth less processor time, where there is one. */
export const headlessShell: Choice = shell ? at(shell) : { launchOptions: { args } };

import { gzipSync } from 'node:zlib';
import type { Page, Request, Response } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The most JavaScript that a visit may load, in gzipped bytes. The preview also cleans what it shows, and only the editor of
 * pages loads the rich-text editor. */
const budgets = { landing: 140_000, console: 240_000, preview: 250_000, editor: 430_000 };

/** The most files of the app that a visit may ask for: scripts, stylesheets, fonts, and the page. */
const mostFiles = 25;
const ofTheApp = new Set(['script', 'stylesheet', 'font', 'document']);

const isEditor = (url: string) => url.includes('/hugerte-');

/** The display font of the landing page has no place in the consoles. */
const isDisplayFont = (url: string) => /bricolage/i.test(url);

/** Watches what a page asks for. Begin before it is opened.
 * @returns a function that ends it, and expects what was loaded until then to be within the budgets
 * @see docs/decisions/0008-web.md */
export function weigh(page: Page): () => Promise<void> {
  const asked: Request[] = [];
  const answered: Response[] = [];
  const onRequest = (request: Request) => void asked.push(request);
  const onResponse = (response: Response) => void answered.push(response);
  page.on('request', onRequest);
  page.on('response', onResponse);
  return async () => {
    page.off('request', onRequest);
    page.off('response', onResponse);
    const { pathname } = new URL(page.url());
    const files = asked.filter((request) => ofTheApp.has(request.resourceType()));
    const urls = files.map((request) => request.url());
    const scripts = answered.filter((response) => response.request().resourceType() === 'script');
    expect(scripts.length, 'scripts').toBeGreaterThan(0);
    expect(await total(scripts.filter((script) => isEditor(script.url())))).toBeLessThanOrEqual(budgets.editor);
    expect(await total(scripts.filter((script) => !isEditor(script.url())))).toBeLessThanOrEqual(budgetOf(pathname));
    expect(urls.filter((url) => !isEditor(url)).length, urls.join('\n')).toBeLessThanOrEqual(mostFiles);
    if (/^\/(?:admin|client)\b/.test(pathname)) expect(urls.filter(isDisplayFont)).toEqual([]);
  };
}

function budgetOf(pathname: string): number {
  if (pathname === '/landing') return budgets.landing;
  return pathname.startsWith('/preview/') ? budgets.preview : budgets.console;
}

/** What was found before, by address: the server does not change its files. */
const known = new Map<string, Promise<number>>();

async function total(scripts: readonly Response[]): Promise<number> {
  const sizes = await Promise.all(scripts.map(sizeOf));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function sizeOf(script: Response): Promise<number> {
  const url = script.url();
  const bytes = known.get(url) ?? script.body().then((body) => gzipSync(body).byteLength);
  known.set(url, bytes);
  return await bytes;
}

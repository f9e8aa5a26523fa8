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

interface Script {
  readonly url: string;
  readonly bytes: number;
}

/** Watches what a page asks for. Begin before it is opened.
 * @returns a function that ends it, and expects what was loaded until then to be within the budgets
 * @see docs/decisions/0008-web.md */
export function weigh(page: Page): () => Promise<void> {
  const asked: Request[] = [];
  const answered: Promise<Script>[] = [];
  const onRequest = (request: Request) => void asked.push(request);
  // They are read as they come: the browser does not keep them all.
  const onResponse = (response: Response) => {
    if (response.request().resourceType() === 'script') answered.push(weighed(response));
  };
  page.on('request', onRequest);
  page.on('response', onResponse);
  return async () => {
    page.off('request', onRequest);
    page.off('response', onResponse);
    const { pathname } = new URL(page.url());
    const files = asked.filter((request) => ofTheApp.has(request.resourceType()));
    const urls = files.map((request) => request.url());
    const scripts = await Promise.all(answered);
    expect(scripts.length, 'scripts').toBeGreaterThan(0);
    expect(total(scripts.filter(({ url }) => isEditor(url)))).toBeLessThanOrEqual(budgets.editor);
    expect(total(scripts.filter(({ url }) => !isEditor(url)))).toBeLessThanOrEqual(budgetOf(pathname));
    expect(urls.filter((url) => !isEditor(url)).length, urls.join('\n')).toBeLessThanOrEqual(mostFiles);
    if (/^\/(?:admin|client)\b/.test(pathname)) expect(urls.filter(isDisplayFont)).toEqual([]);
  };
}

function budgetOf(pathname: string): number {
  if (pathname === '/landing') return budgets.landing;
  return pathname.startsWith('/preview/') ? budgets.preview : budgets.console;
}

const total = (scripts: readonly Script[]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0);

/** What was found before, by address: the server does not change its files. */
const known = new Map<string, Promise<number>>();

async function weighed(script: Response): Promise<Script> {
  const url = script.url();
  const bytes = known.get(url) ?? script.body().then((body) => gzipSync(body).byteLength);
  known.set(url, bytes);
  return { url, bytes: await bytes };
}

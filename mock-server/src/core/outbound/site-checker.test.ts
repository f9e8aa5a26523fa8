import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aHost, type Host } from '../../testing/feed-host.ts';
import type { OddJob } from '../threads/testing/odd-jobs-worker.ts';
import { createThreads } from '../threads/threads.ts';
import { createPageReader, pageReader, type PageReader } from './page-reader.ts';
import type { PageFacts } from './page-text-worker.ts';
import { createPageViewer } from './page-viewer.ts';
import { createSiteChecker } from './site-checker.ts';

let site: Host;
beforeAll(async () => {
  site = await aHost(({ url }, response) => {
    if (url === '/picture') response.setHeader('content-type', 'image/png').end('x');
    else response.end('<title>Removal &amp; more</title><a href="mailto:Removal@Reels.example">Write to us</a>');
  });
});
afterAll(() => site.close());

const clock = { now: () => new Date('2026-11-20T10:00:00.000Z') };
const never = new AbortController().signal;
const look = (read: PageReader, { email, path = '/' }: { email?: string; path?: string } = {}) => {
  const check = createSiteChecker({ view: createPageViewer({ allowed: [site.name] }), read, clock });
  return check({ address: `${site.url}${path}`, email }, never);
};
const answered = {
  state: 'checked',
  checked_at: '2026-11-20T10:00:00.000Z',
  status: 200,
  certificate_since: null,
  certificate_until: null,
  last_modified: null,
};

describe('looking at a site', () => {
  it('reads the title, and whether an email address is on the page, but only when asked for one', async () => {
    const title = 'Removal & more';
    const address = `${site.url}/`;
    const found = { ...answered, address, final_address: address, problem: null, title };
    expect(await look(pageReader, { email: 'removal@reels.example' })).toEqual({ ...found, mentions_email: true });
    expect(await look(pageReader, { email: 'other@reels.example' })).toEqual({ ...found, mentions_email: false });
    expect(await look(pageReader)).toEqual({ ...found, mentions_email: null });
  });

  it('says nothing of a text where there is none', async () => {
    expect(await look(pageReader, { email: 'removal@reels.example', path: '/picture' })).toMatchObject({
      ...answered,
      problem: null,
      title: null,
      mentions_email: null,
    });
  });
});

describe('a page that takes', () => {
  /** Does something else with each page: without end, or with ever more memory. */
  const odd = (job: OddJob, limits: { timeMs: number; heapMb: number }) => {
    const start = new URL('../threads/testing/odd-jobs-worker-start.mjs', import.meta.url);
    const run = createThreads<OddJob, PageFacts>({ start, places: 1, limits });
    return createPageReader((_, options) => run(job, options));
  };

  it('endless time delays no one else, and its check says so', async () => {
    const looking = look(odd('spin', { timeMs: 500, heapMb: 64 }));
    const isOver = looking.then(() => true);
    const other = async () => {
      await (await fetch(`${site.url}/other`)).text();
      return false;
    };
    let othersServed = 0;
    while (!(await Promise.race([isOver, other()]))) othersServed += 1;
    expect(othersServed).toBeGreaterThan(10);
    expect(await looking).toMatchObject({
      ...answered,
      problem: 'The page answered, but takes too long to read, so its text is unknown.',
      title: null,
      mentions_email: null,
    });
  });

  it('too much memory is told as such, and the next page is read', async () => {
    expect(await look(odd('hoard', { timeMs: 60_000, heapMb: 32 }))).toMatchObject({
      ...answered,
      problem: 'The page answered, but takes too much memory to read, so its text is unknown.',
      title: null,
    });
    expect(await look(pageReader)).toMatchObject({ title: 'Removal & more' });
  });

  it('more than it may is no reason to stay when its reader is stopped', async () => {
    const stopping = new AbortController();
    const read = odd('spin', { timeMs: 60_000, heapMb: 64 });
    const looking = look((work) => {
      const reading = read(work, stopping.signal);
      setImmediate(() => stopping.abort(new Error('Stopped')));
      return reading;
    });
    await expect(looking).rejects.toThrow('Stopped');
  });
});

import { beforeEach, expect, it, vi } from 'vitest';
import { loadDocument } from '../core/http/document.ts';
import { call } from '../testing/api-calls.ts';
import { estimatedRows } from '../testing/estimated-rows.ts';
import { describeOnServer } from '../testing/servers.ts';
import { clearDatabase } from '../testing/test-database.ts';
import type { TestServer } from '../testing.ts';
import { fillWithDemoData } from './demo.ts';
import { createDemoAccounts } from './demo-accounts.ts';
import { demoState } from '../tables/demo.tables.ts';

vi.setConfig({ testTimeout: 120_000 }); // It fills in the demo data.

const document = await loadDocument();

describeOnServer('the demo data', (start) => {
  let server: TestServer;
  const fill = () => fillWithDemoData(server.platform, document, () => undefined);

  beforeEach(async () => {
    server ??= await start({ people: false });
    await clearDatabase(server.platform.database);
  });

  async function seen() {
    const token = await server.signIn('admin');
    const list = async (path: string) => (await call(server, path, { token })).body.data as Record<string, unknown>[];
    const [registrations, domains, feeds] = await Promise.all(
      ['/admin/registrations', '/admin/domains', '/admin/feeds'].map(list),
    );
    return { registrations, domains, feeds };
  }

  /** Expects pages in every status and of every type, with variables, a revision, and an old slug that redirects. */
  async function expectPages() {
    const token = await server.signIn('admin');
    const get = async (path: string) => call(server, path, { token });
    const pages = (await get('/admin/pages')).body.data as Record<string, unknown>[];
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set(['draft', 'published', 'archived']));
    expect(new Set(pages.map(({ page_type }) => page_type))).toEqual(new Set(['custom', 'legal', 'policy', 'info']));
    expect(pages.find(({ slug }) => slug === 'content-removal')).toMatchObject({ id: 1, version: 2 });
    expect((await get('/pages/removal')).headers.get('location')).toBe('/api/pages/content-removal');
    const { body } = await get('/pages/privacy-policy?domain=daily-clips.example');
    expect(body['content']).toContain('mailto:help@daily-clips.example');
    expect(body['unknown_variables']).toEqual([]);
    expect((await get('/pages/contact')).body['unknown_variables']).toEqual(['support_phone']);
  }

  it('has applications, domains, and feeds in every review state, with items, in order of arrival', async () => {
    expect(await fill()).toBe(true);
    expect(await estimatedRows(server.platform.database, 'audit_entries')).toBeGreaterThan(50);
    const { registrations = [], domains = [], feeds = [] } = await seen();
    for (const rows of [registrations, domains])
      expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['pending', 'approved', 'rejected']));
    expect(new Set(feeds.map(({ review_status }) => review_status))).toEqual(
      new Set(['pending', 'approved', 'rejected']),
    );
    expect(Object.fromEntries(feeds.map(({ feed_name, total_items }) => [feed_name, total_items]))).toMatchObject({
      'Daily clips': 230,
      Shorts: 120,
      'Globex main': 180,
    });
    expect(feeds.find(({ feed_name }) => feed_name === 'Daily clips')).toMatchObject({
      client_id: 1,
      created_at: '2026-11-01T22:00:00.000Z',
      is_active: true,
    });
    await expectPages();
  });

  it('is created once, and never where someone already has an account', async () => {
    await createDemoAccounts(server.platform);
    expect(await fill()).toBe(false);
    expect((await seen()).feeds).toEqual([]);
  });

  it('starts over when its creation was interrupted', async () => {
    await server.platform.database.current().insert(demoState).values({ id: 1, state: 'filling' });
    await createDemoAccounts(server.platform);
    expect(await fill()).toBe(true);
    expect((await seen()).feeds).toHaveLength(6);
    expect(await fill()).toBe(false);
  });
});

import type { PublishedPage, SitePage, SitePageRevision, SitePageRevisionSummary } from '@grt/sdk/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../testing/api-calls.ts';
import { describeOnServer } from '../../testing/servers.ts';
import type { TestServer } from '../../testing.ts';

const form = (slug: string, changes: object = {}) => ({
  title: `Page ${slug}`,
  slug,
  content: `<p>Content of ${slug}</p>`,
  ...changes,
});

describeOnServer('pages', (start) => {
  let server: TestServer;
  let token: string;
  let admin: string;
  let acme: string;
  beforeAll(async () => {
    server = await start({ environment: { GRT_RATE_LIMITS: 'off' } });
    token = await server.signIn('reviewer');
    admin = await server.signIn('admin');
    acme = await server.signIn('acme');
  });

  const send = (path: string, json?: object, as = token) =>
    call(server, `/admin/pages${path}`, { token: as, method: 'POST', ...(json ? { json } : {}) });
  const create = async (slug: string, changes: object = {}): Promise<SitePage> => {
    const { status, body } = await send('', form(slug, changes));
    expect(status).toBe(201);
    return body.data;
  };
  const update = ({ id }: { id: number }, slug: string, changes: object = {}, as = token) =>
    send(`/${String(id)}/update`, form(slug, changes), as);
  const view = (slug: string, as?: string, query = '') =>
    call(server, `/pages/${slug}${query}`, as === undefined ? {} : { token: as });
  const shown = async (slug: string, as?: string, query = '') =>
    (await view(slug, as, query)).body as unknown as PublishedPage;

  describe('writing', () => {
    it('creates a draft of type custom, strips what is not allowed, and warns about unknown words', async () => {
      const page = await create('first', {
        title: '  First  ',
        content: '<p onclick="steal()">{company} {typo}</p><script>steal()</script>',
        meta_keywords: ' ',
      });
      expect(page).toMatchObject({
        title: 'First',
        content: '<p>{company} {typo}</p>',
        page_type: 'custom',
        status: 'draft',
        is_active: true,
        meta_description: null,
        meta_keywords: null,
        version: 1,
        unknown_variables: ['typo'],
        updater: { full_name: expect.stringMatching(/\w+ \w+/) },
      });
      expect((await call(server, `/admin/pages/${String(page.id)}`, { token })).body.data).toEqual(page);
    });

    it.each([
      [{ title: '  ' }, { title: ['Please enter a page title.'] }],
      [{ slug: '' }, { slug: ['Please enter a page slug.'] }],
      [{ slug: 'Not A Slug' }, { slug: ['Please use lowercase letters, digits, and single hyphens in the slug.'] }],
      [{ slug: 'variables' }, { slug: ['This slug is reserved. Please choose another one.'] }],
      [{ content: '' }, { content: ['Please enter page content.'] }],
      [{ content: '<p>&nbsp;</p>' }, { content: ['Please enter page content.'] }],
      [{ content: '<script>alert(1)</script>' }, { content: ['Please enter page content.'] }],
      [{ content: '&'.repeat(100_001) }, { content: ['Please shorten the content to 500,000 characters.'] }],
      [{ content: 'x'.repeat(500_001) }, { content: ['Please shorten the content to 500,000 characters.'] }],
      [
        { meta_description: 'x'.repeat(161) },
        { meta_description: ['Please shorten the meta description to 160 characters.'] },
      ],
      [{ page_type: 'news' }, { page_type: ['Please choose custom, legal, policy, or info.'] }],
      [{ status: 'hidden' }, { status: ['Please choose draft, published, or archived.'] }],
    ])('refuses %j', async (changes, errors) => {
      const { status, body } = await send('', form('refused', changes));
      expect([status, body.errors]).toEqual([422, errors]);
    });

    it('refuses 480 kB of nested elements', async () => {
      const { status, body } = await send('', form('deep', { content: `${'<b>'.repeat(160_000)}deep` }));
      const told =
        'The content has more than 100 elements inside one another. Please close the elements that are left open.';
      expect([status, body.errors]).toEqual([422, { content: [told] }]);
    });

    it('accepts 500,000 characters of content and 160 of description', async () => {
      const page = await create('longest', { content: 'x'.repeat(500_000), meta_description: 'd'.repeat(160) });
      expect([page.content.length, page.meta_description?.length]).toEqual([500_000, 160]);
    });

    it('gives a slug to only one page, even when two are created at once', async () => {
      const both = await Promise.all([send('', form('one-of-two')), send('', form('one-of-two'))]);
      expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 422]);
      const other = await create('another');
      const taken = await update(other, 'one-of-two');
      expect([taken.status, taken.body.errors]).toEqual([
        422,
        { slug: ['Another page has this slug. Please choose another one.'] },
      ]);
    });

    it('saves a change as a new revision, keeps omitted fields, and saves nothing when nothing changed', async () => {
      const page = await create('kept', { page_type: 'legal', status: 'published', meta_description: 'About' });
      server.clock.advance(60_000);
      const { body } = await update(page, 'kept', { title: 'Kept, changed', version: 1 });
      expect(body.data).toMatchObject({
        title: 'Kept, changed',
        page_type: 'legal',
        status: 'published',
        meta_description: 'About',
        version: 2,
        updated_at: server.clock.now().toISOString(),
      });
      const same = await update(page, 'kept', { title: 'Kept, changed', meta_description: 'About' });
      expect(same.body.data).toEqual(body.data);
      const audit = await call(server, `/admin/audit?subject_type=page&subject_id=${String(page.id)}`, { token });
      expect(
        (audit.body.data as { action: string; after: object }[]).map(({ action, after }) => ({ action, after })),
      ).toEqual([
        {
          action: 'pages.update',
          after: expect.objectContaining({ changed: ['title'], revision: 2 }),
        },
        { action: 'pages.create', after: expect.objectContaining({ slug: 'kept', status: 'published' }) },
      ]);
    });

    it('tells the second of two administrators who saved before, and when', async () => {
      const page = await create('contested');
      server.clock.advance(60_000);
      const mine = { version: 1, updated_at: page.updated_at };
      expect((await update(page, 'contested', { title: 'Hers', ...mine }, admin)).status).toBe(200);
      for (const read of [{ version: 1 }, { updated_at: page.updated_at }, mine]) {
        const second = await update(page, 'contested', { title: 'His', ...read });
        expect([second.status, second.body.message, second.body['current']]).toEqual([
          409,
          expect.stringMatching(
            /^\w+ \w+ changed this page on November 20, 2026 at \d\d:\d\d UTC\. Reload the page before you save\.$/,
          ),
          { version: 2, updated_at: server.clock.now().toISOString(), updated_by: expect.any(String) },
        ]);
      }
      expect((await call(server, `/admin/pages/${String(page.id)}`, { token })).body.data).toMatchObject({
        title: 'Hers',
      });
      const both = await Promise.all(
        [token, admin].map((as) => update(page, 'contested', { title: `By ${as}`, version: 2 }, as)),
      );
      expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    });

    it('deletes a page for good, along with its address', async () => {
      const page = await create('short-lived', { status: 'published' });
      await update(page, 'short-lived-2', { status: 'published' });
      expect((await send(`/${String(page.id)}/delete`)).status).toBe(200);
      for (const slug of ['short-lived', 'short-lived-2']) expect((await view(slug, token)).status).toBe(404);
      const gone = await send(`/${String(page.id)}/delete`);
      expect([gone.status, gone.body.message]).toEqual([404, 'Page not found']);
      expect((await update(page, 'x')).status).toBe(404);
      expect((await call(server, `/admin/pages/${String(page.id)}/revisions`, { token })).status).toBe(404);
    });
  });

  describe('the list', () => {
    beforeAll(async () => {
      await create('list-b', { title: 'Listed 100% sure', page_type: 'info', status: 'published' });
      server.clock.advance(1000);
      const first = await create('list-a', { title: 'listed Apple', page_type: 'legal', status: 'archived' });
      server.clock.advance(1000);
      await create('list-c', { title: 'Listed zebra', page_type: 'legal' });
      server.clock.advance(1000);
      await update(first, 'list-a', { title: 'listed Apple', content: '<p>New</p>' });
    });

    const slugs = async (query: string) =>
      ((await call(server, `/admin/pages?search=list-${query}`, { token })).body.data as SitePage[]).map(
        ({ slug }) => slug,
      );

    it('puts the most recently updated first, without content, with last_page next to data', async () => {
      const { body } = await call(server, '/admin/pages?search=listed&page=2&per_page=2', { token });
      expect(body).toMatchObject({
        success: true,
        last_page: 2,
        meta: { page: 2, per_page: 2, total: 3, last_page: 2 },
      });
      expect(body.data).toEqual([expect.objectContaining({ slug: 'list-b', updater: expect.anything() })]);
      expect(body.data[0]).not.toHaveProperty('content');
      expect(await slugs('')).toEqual(['list-a', 'list-c', 'list-b']);
    });

    it.each([
      ['&sort_by=updated_at&sort_order=asc', ['list-b', 'list-c', 'list-a']],
      ['&sort_by=created_at', ['list-c', 'list-a', 'list-b']],
      ['&sort_by=title&sort_order=asc', ['list-b', 'list-a', 'list-c']],
      ['&sort_by=title&sort_order=desc', ['list-c', 'list-a', 'list-b']],
      ['&sort_by=status&sort_order=asc', ['list-a', 'list-c', 'list-b']],
      ['&status=archived', ['list-a']],
      ['&status=&page_type=&sort_by=', ['list-a', 'list-c', 'list-b']],
      ['&page_type=legal', ['list-a', 'list-c']],
      ['&page_type=legal&status=draft', ['list-c']],
    ])('answers %s', async (query, expected) => {
      expect(await slugs(query)).toEqual(expected);
    });

    it('searches literally', async () => {
      const search = async (text: string) =>
        (await call(server, `/admin/pages?search=${encodeURIComponent(text)}`, { token })).body.data as SitePage[];
      expect((await search(' 100% ')).map(({ slug }) => slug)).toEqual(['list-b']);
      expect(await search('list_b')).toEqual([]);
      expect((await call(server, '/admin/pages?sort_by=content', { token })).status).toBe(422);
    });
  });

  describe('revisions', () => {
    it('are listed without content, compared by number, and restored as the newest revision', async () => {
      const page = await create('history', { content: '<p>One</p>' });
      server.clock.advance(60_000);
      await update(page, 'history-2', { content: '<p>Two</p>' }, admin);
      const path = `/admin/pages/${String(page.id)}/revisions`;
      const restored = await send(`/${String(page.id)}/revisions/1/restore`);
      expect(restored.body.data).toMatchObject({ slug: 'history', content: '<p>One</p>', version: 3 });
      const { body } = await call(server, `${path}?page=1&per_page=2`, { token });
      const list = body.data as SitePageRevisionSummary[];
      expect(list.map(({ revision, restored_from, slug }) => [revision, restored_from, slug])).toEqual([
        [3, 1, 'history'],
        [2, null, 'history-2'],
      ]);
      expect(list[0]).not.toHaveProperty('content');
      expect(body['meta']).toMatchObject({ total: 3, last_page: 2 });
      const second = (await call(server, `${path}/2`, { token })).body.data as SitePageRevision;
      expect(second).toMatchObject({ content: '<p>Two</p>', slug: 'history-2', updater: list[1]?.updater });
      expect((await send(`/${String(page.id)}/revisions/3/restore`)).body.data).toMatchObject({ version: 3 });
      for (const missing of [`${path}/9`, `/admin/pages/999999/revisions/1`])
        expect((await call(server, missing, { token })).status).toBe(404);
      expect((await send(`/${String(page.id)}/revisions/9/restore`)).body.message).toBe('Revision not found');
    });

    it('cannot be restored while another page has their slug', async () => {
      const page = await create('taken-later');
      await update(page, 'moved-on');
      await create('taken-later');
      const { status, body } = await send(`/${String(page.id)}/revisions/1/restore`);
      expect([status, body.message]).toEqual([
        409,
        'Another page has the slug of this revision now. Change that slug first.',
      ]);
    });
  });

  describe('showing', () => {
    it('shows visitors published and active pages, and administrators every page with its status', async () => {
      const states = {
        published: { status: 'published' },
        draft: {},
        archived: { status: 'archived' },
        off: { status: 'published', is_active: false },
      };
      for (const [name, changes] of Object.entries(states)) await create(`shown-${name}`, changes);
      const statuses = async (as?: string) =>
        Promise.all(Object.keys(states).map(async (name) => (await view(`shown-${name}`, as)).status));
      expect(await statuses()).toEqual([200, 404, 404, 404]);
      expect(await statuses(acme)).toEqual([200, 404, 404, 404]);
      expect(await statuses('grt_ended')).toEqual([200, 404, 404, 404]);
      expect(await statuses(token)).toEqual([200, 200, 200, 200]);
      const { body } = await view('shown-draft');
      expect(body).toMatchObject({ success: false, message: 'Page not found', code: 'not_found' });
      expect(await shown('shown-published', undefined, '?_=1&t=2')).toEqual({
        title: 'Page shown-published',
        slug: 'shown-published',
        content: '<p>Content of shown-published</p>',
        meta_description: null,
        page_type: 'custom',
        last_updated: server.clock.now().toISOString(),
      });
      expect(await shown('shown-off', admin)).toMatchObject({
        status: 'published',
        is_active: false,
        unknown_variables: [],
      });
    });

    it('shows drafts to an API token only when it may read pages', async () => {
      await create('for-tokens');
      const json = (scopes: string[]) => ({ name: 'Pages', scopes });
      for (const [scopes, status] of [
        [['pages:read'], 200],
        [['feeds:read'], 404],
      ] as const) {
        const { body } = await call(server, '/auth/tokens', { token, json: json([...scopes]) });
        const secret = (body.data as { token: string }).token;
        expect((await view('for-tokens', secret)).status).toBe(status);
      }
    });

    it('redirects an old slug to the current one, until another page takes it', async () => {
      const page = await create('old-address', { status: 'published' });
      await update(page, 'new-address');
      const moved = await view('old-address', undefined, '?domain=a.example&_=7');
      expect([moved.status, moved.headers.get('location')]).toEqual([
        301,
        '/api/pages/new-address?domain=a.example&_=7',
      ]);
      await update(page, 'newer-address');
      for (const slug of ['old-address', 'new-address'])
        expect((await view(slug)).headers.get('location')).toBe('/api/pages/newer-address');
      await update(page, 'old-address');
      expect([(await view('old-address')).status, (await view('newer-address')).status]).toEqual([200, 301]);
      await create('newer-address', { status: 'published' });
      expect((await view('newer-address')).status).toBe(200);
      await update(page, 'old-address', { status: 'draft' });
      expect([(await view('new-address')).status, (await view('new-address', token)).status]).toEqual([404, 301]);
    });

    it('shows content that is not saved exactly as the page would be shown, and keeps nothing of it', async () => {
      const variable = { variable_key: 'hours', variable_name: 'Hours', default_value: 'Mo & Fr' };
      await call(server, '/admin/pages/variables', { token, method: 'POST', json: variable });
      const content =
        '<p onclick="a()">{hours}, {year}, {domain_name}, {typo}</p><script>b()</script><a href="/x" target="_blank">c</a>';
      const total = async () => (await call(server, '/admin/pages?per_page=1', { token })).body['meta'];
      const before = await total();
      const { status, body } = await send('/preview', { content });
      expect(status).toBe(200);
      const { content: seen } = body.data as { content: string };
      expect(seen).toMatch(/^<p>Mo &amp; Fr, 20\d\d, {domain_name}, {typo}<\/p><a /);
      expect(await total()).toEqual(before);
      await create('previewed', { content, status: 'published' });
      expect((await shown('previewed')).content).toBe(seen);
    });

    it.each([
      ['too deep', '<p>' + '<b>'.repeat(100), /more than 100 elements inside one another/],
      ['too long', '&'.repeat(100_001), /shorten the content to 500,000 characters/],
    ])('refuses to show content that could not be saved: %s', async (_what, content, message) => {
      const { status, body } = await send('/preview', { content });
      expect([status, body.errors?.['content']?.[0]]).toEqual([422, expect.stringMatching(message)]);
      expect((await send('/preview', { content: content.slice(0, 100) })).status).toBe(200);
    });

    it('fills in what a domain says about itself, its values, and the defaults, as text', async () => {
      const acmeDomain = async (name: string, approve: boolean) => {
        const json = {
          domain_name: name,
          dmca_compliance_url: `https://${name}/dmca`,
          content_removal_email: `removal@${name}`,
        };
        const { id } = (await call(server, '/domains', { token: acme, json })).body.data as { id: number };
        if (approve) await call(server, `/admin/domains/${String(id)}/approve`, { token, json: {} });
        return id;
      };
      const domainId = await acmeDomain('filled.example', true);
      await acmeDomain('waiting.example', false);
      const variable = async (json: object) =>
        ((await call(server, '/admin/pages/variables', { token, json })).body.data as { id: number }).id;
      const motto = await variable({ variable_key: 'motto', variable_name: 'Motto', default_value: '<b>Hi</b>' });
      await variable({ variable_key: 'silent', variable_name: 'Silent' });
      await create('filled', {
        status: 'published',
        content: '<p><a href="{link}">{domain_name}</a> {removal_email} {year} {motto} {silent} {nobody}</p>',
      });
      const link = await variable({
        variable_key: 'link',
        variable_name: 'Link',
        default_value: 'javascript:alert(1)',
      });
      expect((await shown('filled')).content).toBe(
        '<p><a>{domain_name}</a> {removal_email} 2026 &lt;b&gt;Hi&lt;/b&gt; {silent} {nobody}</p>',
      );
      const values = async (id: number, value: string) =>
        call(server, `/admin/pages/variables/${String(id)}/values`, {
          token,
          method: 'PUT',
          json: { values: [{ domain_id: domainId, value }] },
        });
      await values(motto, '"><script>alert(1)</script>');
      await values(link, 'https://filled.example/about');
      expect((await shown('filled', undefined, '?domain=WWW.Filled.example')).content).toBe(
        '<p><a href="https://filled.example/about">filled.example</a> removal@filled.example 2026 ' +
          '"&gt;&lt;script&gt;alert(1)&lt;/script&gt; {silent} {nobody}</p>',
      );
      expect((await shown('filled', token)).unknown_variables).toEqual(['nobody']);
      for (const domain of ['waiting.example', 'nobody.example', 'no domain']) {
        const { status, body } = await view('filled', undefined, `?domain=${encodeURIComponent(domain)}`);
        expect([status, body.errors]).toEqual([422, { domain: ['No approved domain has this name.'] }]);
      }
    });
  });
});

import { beforeAll, expect, it } from 'vitest';
import type { TestServer } from './testing.ts';
import { call } from './testing/api-calls.ts';
import { fillLists } from './testing/long-lists.ts';
import { describeOnOldestServer } from './testing/servers.ts';

/** More than two parts of a file. */
const many = 1001;
const formula = '=1+1';

/** The file, the list, and in which order; a column that is in both, and who asks. */
const lists = [
  ['tokens.csv', '/auth/tokens', '?search=row&sort=name&order=desc', 'name', 'acme'],
  ['tokens.csv', '/admin/api-tokens', '?search=acme&sort=owner', 'name', 'admin'],
  ['pages.csv', '/admin/pages', '?search=row&sort_by=title&sort_order=asc', 'title', 'admin'],
  ['webhook-1-deliveries.csv', '/webhooks/1/deliveries', '?status=failed&sort=attempts', 'event_id', 'acme'],
  ['administrators.csv', '/admin/users', '?search=row&sort=username&order=desc', 'username', 'admin'],
  ['feed-101-items.csv', '/client/feeds/101/items', '?search=video', 'external_id', 'acme'],
  ['feed-101-items.csv', '/admin/feeds/101/items', '?is_enabled=true', 'external_id', 'admin'],
  ['feed-101-imports.csv', '/client/feeds/101/imports', '?sort=rows&order=desc', 'source_name', 'acme'],
  ['feed-101-imports.csv', '/admin/feeds/101/imports', '?order=asc', 'source_name', 'admin'],
] as const;

/** The columns of a file. */
const heads = [
  ['/auth/tokens/export', 'acme', 'prefix,owner'],
  ['/admin/api-tokens/export', 'admin', 'prefix,owner'],
  ['/admin/pages/export', 'admin', 'id,title,slug,page_type'],
  ['/webhooks/1/deliveries/export', 'acme', 'id,event_id,event_type'],
  ['/feeds/101/items/export', 'acme', 'external_id,title,url'],
  ['/feeds/101/imports/export', 'acme', 'id,state,source_name'],
] as const;

describeOnOldestServer('a list as a file', (start) => {
  let server: TestServer;
  let admin: string;
  let acme: string;
  let globex: string;
  beforeAll(async () => {
    server = await start({ environment: { GRT_RATE_LIMITS: 'off', GRT_VALIDATE_REPLIES: '0' } });
    admin = await server.signIn('admin');
    acme = await server.signIn('acme');
    globex = await server.signIn('globex');
    await fillLists(server, { rows: many, first: formula });
  });

  const csv = async (path: string, token: string) => {
    const response = await server.fetch(server.baseUrl + path, { headers: { Authorization: `Bearer ${token}` } });
    const name = response.headers.get('content-disposition') ?? '';
    return { status: response.status, name, lines: (await response.text()).trim().split('\r\n') };
  };
  const firstPage = async (path: string, token: string) => {
    const { status, body } = await call(server, path, { token });
    expect([path, status]).toEqual([path, 200]);
    return body as unknown as { readonly data: readonly Record<string, unknown>[]; readonly meta: { total: number } };
  };

  it.each(lists)(
    '%s has all rows of %s%s in its order, beyond one part',
    async (...[name, list, filter, column, who]) => {
      const token = who === 'acme' ? acme : admin;
      const { data, meta } = await firstPage(`${list}${filter}&per_page=3`, token);
      const file = await csv(`${list.replace(/\/(client|admin)(?=\/feeds)/, '')}/export${filter}`, token);
      expect([file.status, file.name]).toEqual([200, expect.stringContaining(name)]);
      expect(meta.total).toBeGreaterThan(1000 - 1);
      expect(file.lines).toHaveLength(meta.total + 1);
      const [head = '', ...lines] = file.lines;
      const at = head.split(',').indexOf(column);
      const told = (line: string) => (line.split(',')[at] ?? '').replace(/^'/, '');
      expect(lines.slice(0, 3).map(told)).toEqual(data.map((row) => String(row[column])));
      expect(new Set(lines).size).toBe(meta.total);
    },
  );

  it.each(heads)('%s is safe in a spreadsheet, and has no secret', async (path, who, head) => {
    const { lines } = await csv(path, who === 'acme' ? acme : admin);
    expect(lines[0]).toContain(head);
    expect(lines.filter((line) => line.includes(`'${formula}`))).toHaveLength(1);
    expect(lines.join('\n')).not.toContain(`,${formula}`);
    expect(lines.join('\n')).not.toMatch(/secret/);
  });

  it('separates the entries of a list by |', async () => {
    const { lines } = await csv('/auth/tokens/export?search=0002', acme);
    expect(lines[1]).toContain('Row 0002,"feeds:read|feeds:write",grt_t_abcd,acme,');
  });

  it.each(['/webhooks/1/deliveries/export', '/feeds/101/items/export', '/feeds/101/imports/export'])(
    '%s is not there for another client',
    async (path) => {
      expect((await csv(path, globex)).status).toBe(404);
    },
  );

  it('of one’s own tokens has no one else’s', async () => {
    expect((await csv('/auth/tokens/export', globex)).lines).toHaveLength(1);
  });

  it('is in the audit with its filter and its record', async () => {
    await csv('/feeds/101/items/export?search=video', acme);
    await csv('/webhooks/1/deliveries/export?status=failed', acme);
    await csv('/admin/api-tokens/export?search=acme', admin);
    const audit = await firstPage('/admin/audit?search=export&per_page=3', admin);
    expect(audit.data).toMatchObject([
      { action: 'tokens.exportAll', actor: 'admin', subject_type: 'token', after: { search: 'acme' } },
      { action: 'webhooks.exportDeliveries', subject_type: 'webhook', subject_id: 1, after: { status: 'failed' } },
      { action: 'feeds.exportItems', actor: 'acme', subject_type: 'feed', subject_id: 101, after: { search: 'video' } },
    ]);
  });
});

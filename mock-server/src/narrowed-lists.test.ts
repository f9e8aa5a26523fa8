import { beforeAll, describe, expect, it } from 'vitest';
import { aCsv, aFile, anApprovedDomain, anImportedFeed, signInPeople, type SignedIn } from './modules/feeds/testing.ts';
import { seedPendingApplications } from './test-double/pending-applications.ts';
import type { TestServer } from './testing.ts';
import { call } from './testing/api-calls.ts';
import { describeOnOldestServer } from './testing/servers.ts';

describeOnOldestServer('lists are narrowed', (start) => {
  let server: TestServer;
  let people: SignedIn;
  let admin: string;
  const sql = async (text: string, values: unknown[] = []) => {
    await server.platform.database.pool.query(text, values);
  };

  beforeAll(async () => {
    server = await start({ environment: { GRT_RATE_LIMITS: 'off' } });
    people = await signInPeople(server);
    admin = await server.signIn('admin');
  });

  const named = async (path: string, name: string) => {
    const { status, body } = await call(server, path, { token: admin });
    expect([path, status]).toEqual([path, 200]);
    return (body.data as Record<string, unknown>[])
      .map((row) => String(row[name]))
      .toSorted((one, other) => one.localeCompare(other, 'en'));
  };
  const exported = async (path: string) => {
    const reply = await server.fetch(server.baseUrl + path, { headers: { Authorization: `Bearer ${admin}` } });
    expect([path, reply.status]).toEqual([path, 200]);
    return (await reply.text()).trim().split('\r\n').length - 1;
  };

  /** What a list has, and how many rows its file has. */
  const both = async ([list, file]: readonly [list: string, file: string], query: string, name: string) => ({
    list: await named(`${list}?per_page=200&${query}`, name),
    file: await exported(`${file}?${query}`),
  });
  const alike = (list: readonly unknown[]) => ({ list, file: list.length });

  const early = '2026-11-01T00:00:00.000Z';
  const late = '2026-11-02T00:00:00.000Z';
  const on = `from=${early}&to=${late}`;

  describe('applications', () => {
    beforeAll(async () => {
      const ids = await seedPendingApplications(server, { count: 3, from: 1 });
      const [one, two, three] = ids;
      await sql(`update registrations set country = 'FR', created_at = $2 where id = $1`, [one, early]);
      await sql(`update registrations set country = 'FR', license_sha256 = 'x' where id = $1`, [two]);
      await sql(`update registrations set country = 'DE', created_at = $2 where id = $1`, [three, late]);
      await sql(`update registrations set country = 'US' where id <> all($1::integer[])`, [ids]);
    });

    it.each([
      ['country=FR', ['Seeded 1', 'Seeded 2']],
      ['country=DE', ['Seeded 3']],
      [on, ['Seeded 1']],
      [`from=${late}&country=DE`, ['Seeded 3']],
      ['country=FR&has_license=true', ['Seeded 2']],
      ['country=FR&has_license=false', ['Seeded 1']],
      ['country=FR&applicant=new', ['Seeded 1', 'Seeded 2']],
      ['country=FR&applicant=client', []],
      ['country=XX', []],
    ])('%s', async (query, is) => {
      expect(await both(['/admin/registrations', '/admin/registrations/export'], query, 'company_name')).toEqual(
        alike(is),
      );
    });

    it.each(['country=fr', 'country=FRA', 'from=yesterday', 'has_license=maybe'])('not by %s', async (query) => {
      expect((await call(server, `/admin/registrations?${query}`, { token: admin })).status).toBe(422);
    });
  });

  it('clients by country and by when they became clients', async () => {
    await sql(`update clients set country = null, created_at = $1`, [late]);
    await sql(`update clients set country = 'FR', created_at = $1 where company_name like 'Acme%'`, [early]);
    const [acme] = await named('/admin/clients?search=acme', 'company_name');
    const lists = ['/admin/clients', '/admin/clients/export'] as const;
    expect(await both(lists, 'country=FR', 'company_name')).toEqual(alike([acme]));
    expect(await both(lists, 'country=DE', 'company_name')).toEqual(alike([]));
    expect(await both(lists, on, 'company_name')).toEqual(alike([acme]));
    expect(await both(lists, `${on}&country=DE`, 'company_name')).toEqual(alike([]));
  });

  describe('domains', () => {
    beforeAll(async () => {
      const add = (token: string, name: string) =>
        call(server, '/domains', {
          token,
          json: {
            domain_name: name,
            dmca_compliance_url: `https://${name}/dmca`,
            content_removal_email: `removal@${name}`,
          },
        });
      await sql(`update domains set deleted_at = created_at`); // those of other tests
      for (const name of ['shared.example', 'own.example', 'left.example']) await add(people.acme, name);
      for (const name of ['shared.example', 'left.example']) await add(people.globex, name);
      await sql(
        `update domains set deleted_at = created_at where domain_name = 'left.example'
           and client_id = (select client_id from accounts where username = 'globex')`,
      );
      await sql(`update domains set created_at = $1 where domain_name = 'own.example'`, [early]);
    });

    it.each([
      ['is_shared=true', ['shared.example', 'shared.example']],
      ['is_shared=false', ['left.example', 'own.example']],
      [on, ['own.example']],
      [`${on}&is_shared=true`, []],
    ])('%s', async (query, is) => {
      expect(await both(['/admin/domains', '/domains/export'], query, 'domain_name')).toEqual(alike(is));
    });

    it('for administrators only where it would tell a client of others', async () => {
      const { status, body } = await call(server, '/domains/export?is_shared=true', { token: people.acme });
      expect([status, body.message]).toEqual([403, 'Only administrators can filter by shared names.']);
    });
  });

  it('feeds and emails by when they were written', async () => {
    const domainId = await anApprovedDomain(server, people, 'fed.example');
    const file = aFile(aCsv([['a', 'A']]));
    const { id } = await anImportedFeed(server, people.acme, { domainId, file });
    await sql(`update feeds set created_at = $2, feed_name = 'Early' where id = $1`, [id, early]);
    expect(await both(['/admin/feeds', '/feeds/export'], on, 'feed_name')).toEqual(alike(['Early']));
    expect(await both(['/admin/feeds', '/feeds/export'], `to=${early}`, 'feed_name')).toEqual(alike([]));
    await sql(`update outbox set created_at = $1, subject = 'Early' where id = (select min(id) from outbox)`, [early]);
    expect(await both(['/admin/outbox', '/admin/outbox/export'], on, 'subject')).toEqual(alike(['Early']));
    expect(await both(['/admin/outbox', '/admin/outbox/export'], `to=${early}`, 'subject')).toEqual(alike([]));
  });
});

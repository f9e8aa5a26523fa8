import type { Registration, RegistrationDuplicate } from '@grt/sdk/contract';
import { beforeEach, expect, it } from 'vitest';
import { call, formOf } from '../../testing/api-calls.ts';
import { anApplication, aPng } from '../../testing/applications.ts';
import { fill, type Sizes } from '../../testing/full-platform.ts';
import { closingAfterEach } from '../../testing/server-per-test.ts';
import { describeOnOldestServer, describeOnServer } from '../../testing/servers.ts';
import { readingCost } from '../../testing/visited-rows.ts';
import type { TestServer } from '../../testing.ts';

const none: Sizes = { registrations: 0, clients: 0, domains: 0, feeds: 0, items: 0 };

describeOnServer('applications of those who are clients already', (startServer) => {
  const start = closingAfterEach(startServer);
  let server: TestServer;
  let token: string;
  beforeEach(async () => {
    server = await start({ environment: { GRT_RATE_LIMITS: 'off' } });
    token = await server.signIn('reviewer');
  });

  async function anApplicant(name: string, changes: Record<string, string | Blob> = {}): Promise<number> {
    const own = { email: `${name}@${name}.example`, phone: `+1 ${String((phone += 1))}`, website: `${name}.example` };
    const form = formOf(anApplication({ ...own, company_name: name, ...changes }));
    const { status, body } = await call(server, '/register', { form });
    expect(status).toBe(201);
    return (body.data as { id: number }).id;
  }
  let phone = 3_125_550_000;

  const approve = (id: number) => call(server, `/admin/registrations/${String(id)}/approve`, { token, json: {} });
  const names = async (query: string) => {
    const { body } = await call(server, `/admin/registrations?sort=company_name&${query}`, { token });
    return (body.data as { company_name: string }[]).map(({ company_name }) => company_name);
  };

  async function aClient(details: Record<string, string>): Promise<number> {
    const json = { first_name: 'Ann', last_name: 'Added', ...details };
    const { status, body } = await call(server, '/admin/clients', { token, json });
    expect(status).toBe(201);
    return (body.data as { client_id: number }).client_id;
  }
  const shown = async (id: number) =>
    (await call(server, `/admin/registrations/${String(id)}`, { token })).body.data as Registration;
  const duplicatesOf = async (id: number) =>
    (await call(server, `/admin/registrations/${String(id)}/duplicates`, { token })).body
      .data as RegistrationDuplicate[];

  it('are those that share the phone, website, or license of an approved one, and no others', async () => {
    const first = { phone: '+1 (212) 555-7000', website: 'https://www.tradesman.example/en', business_license: aPng() };
    const ids = [
      await anApplicant('t-approved', first),
      await anApplicant('t-license', { business_license: aPng('other-name.png') }),
      await anApplicant('t-new'),
      await anApplicant('t-phone', { phone: '12125557000' }),
      await anApplicant('t-rejected', { phone: '+1 415 555 0000' }),
      await anApplicant('t-same-as-rejected', { phone: '+1 415 555 0000' }),
      await anApplicant('t-website', { website: 'http://tradesman.example' }),
    ];
    const among = `status=pending&ids=${ids.join('&ids=')}`;
    expect(await names(`${among}&applicant=client`)).toEqual([]);
    await approve(ids[0] ?? 0);
    await call(server, `/admin/registrations/${String(ids[4])}/reject`, { token, json: { admin_notes: 'No.' } });
    expect(await names(`${among}&applicant=client`)).toEqual(['t-license', 't-phone', 't-website']);
    expect(await names(`${among}&applicant=new`)).toEqual(['t-new', 't-same-as-rejected']);
    // Without a choice of applications, the filter holds for all of them.
    expect(await names('status=pending&search=t-&applicant=client')).toEqual(['t-license', 't-phone', 't-website']);
    // The one that made it a client is nobody's duplicate.
    expect(await names(`applicant=client&ids=${String(ids[0])}`)).toEqual([]);
  });

  it('are said of up to 500 chosen ones in one call, and 501 are refused', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => `ids=${String(index + 1)}`).join('&');
    expect((await call(server, `/admin/registrations?applicant=client&${ids(500)}`, { token })).status).toBe(200);
    const refused = await call(server, `/admin/registrations?applicant=client&${ids(501)}`, { token });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['ids']]);
  });

  it('come first among the duplicates, however many newer ones there are', async () => {
    const shared = { website: 'https://crowded.example' };
    await approve(await anApplicant('d-client', shared));
    const first = await anApplicant('d-first', shared);
    const { database } = server.platform;
    await fill(database, none, { ...none, registrations: 49 });
    await database.pool.query(
      `update registrations set (website_key, created_at, status) =
         (select website_key, created_at, status from registrations where id = $1) where application_id like 'GRT-BENCH-%'`,
      [first],
    );
    await anApplicant('d-last', shared);
    const { body } = await call(server, `/admin/registrations/${String(first)}/duplicates`, { token });
    const data = body.data as { kind: string; company_name: string }[];
    expect(data).toHaveLength(50);
    expect(data[0]).toMatchObject({ kind: 'client', company_name: 'd-client' });
    expect(data[1]).toMatchObject({ kind: 'registration', company_name: 'd-last' });
  });

  it('are also those who share the present details of a client, however it came to be one', async () => {
    const details = {
      company_name: 'Bücher & Söhne, Inc.',
      email: 'x@added.example',
      phone: '+1 (646) 555-7001',
      website: 'https://www.münchen.example/shop',
    };
    const added = await aClient(details);
    const change = (json: Record<string, string | null>) =>
      call(server, `/admin/clients/${String(added)}`, { token, method: 'PUT', json });
    const byEmail = await anApplicant('a-email', { email: 'office@ADDED.example' });
    await change({ email: 'Office@added.example' });
    const ids = [
      byEmail,
      await anApplicant('a-name', { company_name: 'BÜCHER + SÖHNE INC' }),
      await anApplicant('a-new', { company_name: 'Bücher & Söhne' }),
      await anApplicant('a-phone', { phone: '16465557001' }),
      await anApplicant('a-website', { website: 'münchen.example' }),
    ];
    const among = `ids=${ids.join('&ids=')}`;
    expect(await names(`${among}&applicant=client`)).toEqual(['a-email', 'a-phone', 'a-website', 'BÜCHER + SÖHNE INC']);
    expect(await names(`${among}&applicant=new`)).toEqual(['Bücher & Söhne']);
    // Details that it had, but did not apply with, are no longer its own.
    await change({ company_name: 'Renamed', email: 'y@added.example', phone: null, website: 'other.example' });
    expect(await names(`${among}&applicant=client`)).toEqual([]);
    expect(await duplicatesOf(byEmail)).toEqual([]);
  });

  it('are also those who share what a client applied with, after it changed all of that', async () => {
    const rejected = await anApplicant('k-rejected', { email: 'x@kept.example' });
    await call(server, `/admin/registrations/${String(rejected)}/reject`, { token, json: { admin_notes: 'No.' } });
    const details = { email: 'X@kept.example', phone: '+1 (646) 555-7003', website: 'kept.example' };
    const approved = await anApplicant('Kept, Inc.', details);
    await approve(approved);
    const { client_id: id } = await shown(approved);
    const json = {
      company_name: 'Changed',
      email: 'x@changed.example',
      phone: '+1 646 555 7004',
      website: 'new.example',
    };
    await call(server, `/admin/clients/${String(id)}`, { token, method: 'PUT', json });
    const sharing = [
      [rejected, 'email'],
      [await anApplicant('k-name', { company_name: 'KEPT INC' }), 'name'],
      [await anApplicant('k-phone', { phone: details.phone }), 'phone'],
      [await anApplicant('k-website', { website: details.website }), 'website'],
    ] as const;
    const among = `ids=${sharing.map(([one]) => one).join('&ids=')}`;
    expect(await names(`${among}&applicant=client`)).toEqual(['k-phone', 'k-rejected', 'k-website', 'KEPT INC']);
    for (const [one, trait] of sharing)
      expect(await duplicatesOf(one)).toMatchObject([{ client_id: id, company_name: 'Changed', matched_on: [trait] }]);
  });

  it('are told with what they share, once each, and with the status of the client', async () => {
    const shared = { phone: '+1 (646) 555-7002', website: 'https://once.example' };
    const added = await aClient({ company_name: 'Added once', email: 'x@added-once.example', ...shared });
    const first = await anApplicant('o-first', { company_name: 'Applied', ...shared, business_license: aPng() });
    await approve(first);
    const { client_id: applied, application_id: number } = await shown(first);
    await call(server, `/admin/clients/${String(added)}/suspend`, { token, json: {} });
    const rename = { company_name: 'O-SECOND' };
    await call(server, `/admin/clients/${String(applied)}`, { token, method: 'PUT', json: rename });
    await anApplicant('o-third', { phone: shared.phone });
    const second = await anApplicant('o-second', { ...shared, business_license: aPng() });
    const client = { kind: 'client', created_at: expect.any(String) as string };
    const ofApplied = {
      ...client,
      client_id: applied,
      registration_id: first,
      application_id: number,
      status: 'pending',
    };
    const ofAdded = { ...client, client_id: added, registration_id: null, application_id: null, status: 'suspended' };
    const found = await duplicatesOf(second);
    expect(new Set(found.slice(0, 2))).toEqual(
      new Set([
        {
          ...ofApplied,
          company_name: 'O-SECOND',
          email: 'o-first@o-first.example',
          matched_on: ['name', 'phone', 'website', 'license'],
        },
        { ...ofAdded, company_name: 'Added once', email: 'x@added-once.example', matched_on: ['phone', 'website'] },
      ]),
    );
    expect(found.slice(2)).toMatchObject([{ kind: 'registration', client_id: null, matched_on: ['phone'] }]);
    // The client that an application made is not its duplicate; another client is.
    expect((await duplicatesOf(first)).map(({ client_id: id }) => id)).toEqual([added, null, null]);
    expect(await names(`ids=${String(first)}&applicant=client`)).toEqual(['Applied']);
  });

  it('can be narrowed to those of suspended and of inactive clients', async () => {
    const ids: number[] = [];
    for (const status of ['active', 'suspended', 'inactive']) {
      const shared = { phone: `+1 ${String(6_465_557_100 + ids.length)}` };
      const id = await aClient({ company_name: `s-${status}`, email: `x@s-${status}.example`, ...shared });
      await server.platform.database.pool.query('update clients set status = $1 where id = $2', [status, id]);
      ids.push(await anApplicant(`s-of-${status}`, shared));
    }
    const among = `ids=${ids.join('&ids=')}`;
    expect(await names(`${among}&applicant=client`)).toEqual(['s-of-active', 's-of-inactive', 's-of-suspended']);
    expect(await names(`${among}&applicant=suspended_client`)).toEqual(['s-of-suspended']);
    expect(await names(`${among}&applicant=inactive_client`)).toEqual(['s-of-inactive']);
  });
});

describeOnOldestServer('thousands of applications of those who are clients already', (start) => {
  it('are found by indexes, a few rows for each pending one', async () => {
    const server = await start({ environment: { GRT_RATE_LIMITS: 'off' } });
    const token = await server.signIn('reviewer');
    const sizes = { ...none, registrations: 2_000, clients: 400 };
    await fill(server.platform.database, none, sizes);
    await server.platform.database.pool.query(
      `update registrations set client_id = 1 where application_id like 'GRT-BENCH-%' and status = 'approved'`,
    );
    await server.platform.database.pool.query('analyze');
    const { visited, dearest } = await readingCost(server.platform.database, () =>
      call(server, '/admin/registrations?status=pending&applicant=client&per_page=5', { token }),
    );
    expect(visited, dearest).toBeLessThan(12 * sizes.registrations);
  });
});

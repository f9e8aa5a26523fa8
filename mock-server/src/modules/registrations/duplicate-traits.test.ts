import { beforeEach, expect, it } from 'vitest';
import { call, formOf } from '../../testing/api-calls.ts';
import { anApplication, aPng } from '../../testing/applications.ts';
import { fill } from '../../testing/full-platform.ts';
import { closingAfterEach } from '../../testing/server-per-test.ts';
import { describeOnServer } from '../../testing/servers.ts';
import { readingCost } from '../../testing/visited-rows.ts';
import type { TestServer } from '../../testing.ts';

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
    const ids = [];
    for (let number = 0; number < 51; number += 1) ids.push(await anApplicant(`d-${String(number)}`, shared));
    const { body } = await call(server, `/admin/registrations/${String(ids[0])}/duplicates`, { token });
    const data = body.data as { kind: string; company_name: string }[];
    expect(data).toHaveLength(50);
    expect(data[0]).toMatchObject({ kind: 'client', company_name: 'd-client' });
    expect(data[1]).toMatchObject({ kind: 'registration', company_name: 'd-50' });
  });

  it('are found by indexes, a few rows for each pending one', async () => {
    const nothing = { clients: 0, domains: 0, feeds: 0, items: 0 };
    const sizes = { ...nothing, registrations: 6_000 };
    await fill(server.platform.database, { ...nothing, registrations: 0 }, sizes);
    await server.platform.database.pool.query(
      `update registrations set client_id = 1 where application_id like 'GRT-BENCH-%' and status = 'approved'`,
    );
    await server.platform.database.pool.query('analyze registrations');
    const { visited, dearest } = await readingCost(server.platform.database, () =>
      call(server, '/admin/registrations?status=pending&applicant=client&per_page=5', { token }),
    );
    expect(visited, dearest).toBeLessThan(12 * sizes.registrations);
  });
});

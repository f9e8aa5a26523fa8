import { deflateSync } from 'node:zlib';
import { aJpgOf, aPngOf } from '@grt/sdk/testing/pictures';
import { eq, sql } from 'drizzle-orm';
import { PDFDocument } from 'pdf-lib';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, formOf } from '../../testing/api-calls.ts';
import { anApplication, aPng, pngBytes } from '../../testing/applications.ts';
import { describeOnServer } from '../../testing/servers.ts';
import { clearDatabase } from '../../testing/test-database.ts';
import { createDemoAccounts } from '../../demo/demo-accounts.ts';
import { registrations } from '../../tables/registrations.tables.ts';
import type { TestServer } from '../../testing.ts';

const apply = (server: TestServer, changes: Record<string, string | Blob> = {}) =>
  call(server, '/register', { form: formOf(anApplication(changes)) });

describeOnServer('applying', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ environment: { GRT_RATE_LIMITS: 'off' } });
  });

  it.each([
    ['first_name', '  ', 'First name is required'],
    ['email', 'nora', 'Please enter a valid email address'],
    ['phone', '12345', 'Please enter a valid phone number'],
    ['website', 'ftp://brightside.example', 'Please enter a valid website address, such as https://example.com'],
    ['expected_traffic', 'lots', 'Please choose one of the listed traffic ranges'],
    ['country', 'XX', 'Please choose a country from the list'],
    ['state', 'ZZ', 'Please choose a state from the list'],
    ['timezone', 'Mars/Base', 'Please choose a timezone from the list'],
  ])('refuses %s as %j in the words of the wizard', async (field, value, message) => {
    const { status, body } = await apply(server, { [field]: value });
    expect([status, body.errors]).toEqual([422, { [field]: [message] }]);
  });

  it('names every missing field, and an unknown one', async () => {
    const { status, body } = await call(server, '/register', {
      form: formOf({ first_name: 'Nora', is_admin: 'true' }),
    });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(expect.arrayContaining(['last_name', 'timezone', 'is_admin']));
    expect(body.errors['timezone']).toEqual(['Timezone is required']);
  });

  it('treats an empty choice as missing, and stores a name on one line', async () => {
    const empty = await apply(server, { expected_traffic: '', country: ' ', state: '' });
    expect([empty.status, empty.body.errors]).toEqual([
      422,
      {
        expected_traffic: ['Expected traffic is required'],
        country: ['Country is required'],
        state: ['State is required'],
      },
    ]);
    const named = await apply(server, { email: 'lines@brightside.example', company_name: ' Two\r\n\tlines\u0007 ' });
    expect(named.status).toBe(201);
  });

  it('accepts any text as the state where there is no list', async () => {
    expect((await apply(server, { email: 'two@brightside.example', country: 'NO', state: 'Oslo' })).status).toBe(201);
  });

  it('refuses an address with a pending application, an approved one, or an account, regardless of case', async () => {
    for (const email of ['DANA@northlight.example', 'mia@harbour.example', 'Admin@grt.example']) {
      const { status, body } = await apply(server, { email });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['email']]);
    }
    expect((await apply(server, { email: 'sam@northlight-deals.example' })).status).toBe(201);
  });

  it('accepts one of two applications that arrive together', async () => {
    const statuses = await Promise.all([
      apply(server, { email: 'race@brightside.example' }),
      apply(server, { email: 'race@brightside.example' }),
    ]);
    expect(statuses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 422]);
  });

  it('accepts a PNG, JPG, or PDF by its content, and refuses a renamed executable', async () => {
    expect((await apply(server, { email: 'png@brightside.example', business_license: aPng() })).status).toBe(201);
    const program = new File([Uint8Array.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0])], 'license.pdf', {
      type: 'application/pdf',
    });
    const renamed = await apply(server, { email: 'exe@brightside.example', business_license: program });
    expect([renamed.status, renamed.body.errors]).toEqual([
      422,
      { business_license: ['Please select a PNG, JPG, or PDF file'] },
    ]);
    const disguised = await apply(server, { email: 'exe@brightside.example', business_license: aPng('license.exe') });
    expect(disguised.status).toBe(422);
  });

  it("drops NUL and control characters from a license's file name", async () => {
    const body = [
      ...Object.entries(anApplication({ email: 'nul@brightside.example' })).map(
        ([name, value]) =>
          `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${typeof value === 'string' ? value : ''}\r\n`,
      ),
      '--x\r\nContent-Disposition: form-data; name="business_license"; filename="a\u0000b\u0007c.pdf"\r\n',
      'Content-Type: application/pdf\r\n\r\n%PDF-1.4\r\n--x--\r\n',
    ].join('');
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const reply = await server.fetch(`${server.baseUrl}/register`, { method: 'POST', headers, body });
    expect(reply.status).toBe(201);
    const [row] = await server.platform.database
      .current()
      .select({ name: registrations.licenseFileName })
      .from(registrations)
      .where(eq(registrations.email, 'nul@brightside.example'));
    expect(row?.name).toBe('abc.pdf');
  });

  it('refuses a damaged or oversized picture before storing it, and accepts a PDF by its signature', async () => {
    const refusal = async (bytes: Uint8Array<ArrayBuffer>, name: string) => {
      const reply = await apply(server, { email: 'p@brightside.example', business_license: new File([bytes], name) });
      return [reply.status, reply.body.errors];
    };
    const damaged = [
      { business_license: ['The picture is damaged or incomplete. Please save it again, or send a PDF'] },
    ];
    const flood = [{ business_license: ['The picture must have at most 50 megapixels. Please make it smaller'] }];
    expect(await refusal(aPngOf({ width: 25_000, height: 25_000 }), 'flood.png')).toEqual([422, ...flood]);
    expect(await refusal(aJpgOf({ width: 25_000, height: 25_000 }), 'flood.jpg')).toEqual([422, ...flood]);
    expect(await refusal(pngBytes.slice(0, 50), 'cut.png')).toEqual([422, ...damaged]);
    const lying = aPngOf({ width: 1, height: 1, data: deflateSync(new Uint8Array(1_000_000)) });
    expect(await refusal(lying, 'lying.png')).toEqual([422, ...damaged]);
    expect(await refusal(aJpgOf({ width: 3, height: 0 }), 'flat.jpg')).toEqual([422, ...damaged]);
    expect((await refusal(new TextEncoder().encode('%PDF-1.4 and no more'), 'broken.pdf'))[0]).toBe(201);
  });

  it('accepts a license of 10 MB and refuses one byte more with 413', async () => {
    const license = (sizeBytes: number) => new File([pngBytes, new Uint8Array(sizeBytes - pngBytes.length)], 'big.png');
    expect(
      (await apply(server, { email: 'ten@brightside.example', business_license: license(10_485_760) })).status,
    ).toBe(201);
    const refused = await apply(server, { email: 'more@brightside.example', business_license: license(10_485_761) });
    expect([refused.status, refused.body.message]).toEqual([413, 'File size must be less than 10MB']);
  });
});

describeOnServer('applying after the four applicants of the demo', (start) => {
  it("answers 201 with the application's number within its month", async () => {
    const server = await start();
    const { status, body } = await apply(server, { email: 'one@brightside.example' });
    expect(status).toBe(201);
    expect(body).toEqual({
      success: true,
      data: { id: expect.any(Number), application_id: 'GRT-202611-00005', status: 'pending' },
      message: 'Registration submitted successfully! We will review your application and get back to you soon.',
    });
  });
});

describeOnServer('applying too often', (start) => {
  it('is refused with 429 after ten applications from one address within an hour', async () => {
    const server = await start({ people: false });
    for (let time = 0; time < 10; time += 1)
      expect((await apply(server, { email: `n${String(time)}@brightside.example` })).status).toBe(201);
    expect((await apply(server, { email: 'n10@brightside.example' })).status).toBe(429);
  });
});

describeOnServer('reviewing applications', (start) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await start();
  });
  beforeEach(async () => {
    await clearDatabase(server.platform.database);
    await createDemoAccounts(server.platform);
    token = await server.signIn('reviewer');
  });
  const pending = async (search: string) => {
    const { body } = await call(server, `/admin/registrations?status=pending&search=${encodeURIComponent(search)}`, {
      token,
    });
    const [first] = body.data as { id: number; application_id: string }[];
    if (!first) throw new Error(`Nothing found for ${search}`);
    return first;
  };

  describe('the list', () => {
    it('shows the newest first, and searches company, email, name, and number literally', async () => {
      const all = (await call(server, '/admin/registrations', { token })).body.data as {
        company_name: string;
        application_id: string;
      }[];
      expect(all.map(({ company_name }) => company_name).slice(0, 3)).toEqual([
        'Northlight Media',
        'Kumo Streaming',
        'Lumière Vidéo',
      ]);
      for (const search of ['kumo stream', 'HARU@', 'Haru Sato', all[1]?.application_id ?? ''])
        expect(await pending(search)).toMatchObject({ company_name: 'Kumo Streaming' });
      expect((await call(server, '/admin/registrations?search=%25', { token })).body.data).toEqual([]);
    });

    it('returns pages with their totals', async () => {
      const { body } = await call(server, '/admin/registrations?page=2&per_page=3&sort=company_name', { token });
      expect(body['meta']).toEqual({ page: 2, per_page: 3, total: 7, last_page: 3 });
      expect((body.data as { company_name: string }[]).map(({ company_name }) => company_name)).toEqual([
        'Kumo Streaming',
        'Lumière Vidéo',
        'Northlight',
      ]);
    });
  });

  describe('the export', () => {
    const download = async (query: string) => {
      const response = await server.fetch(`${server.baseUrl}/admin/registrations/export${query}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
      expect(response.headers.get('Content-Disposition')).toContain('filename="registrations.csv"');
      return (await response.text()).trimEnd().split('\r\n');
    };

    it('contains everything that matches the filter, in its order, under the wire names', async () => {
      const [head, ...lines] = await download('?search=northlight&sort=company_name');
      expect(head).toMatch(/^application_id,status,company_name,/);
      expect(lines.map((line) => line.split(',').slice(1, 3))).toEqual([
        ['rejected', 'Northlight'],
        ['pending', 'Northlight Media'],
      ]);
      expect(await download('?status=pending')).toHaveLength(4);
      const { id } = await pending('Kumo');
      expect((await download(`?status=pending&except=${String(id)}`)).join()).not.toContain('Kumo');
      expect(await download('?search=nobody')).toHaveLength(1);
    });

    it('contains exactly the chosen applications, and defuses what a spreadsheet would run', async () => {
      const { body } = await apply(server, {
        company_name: '=HYPERLINK("http://evil.example")',
        company_description: '+1,2',
      });
      const { id } = body.data as { id: number };
      const [, line, ...rest] = await download(`?ids=${String(id)}&status=rejected`);
      expect(rest).toEqual([]);
      expect(line).toContain(`,"'=HYPERLINK(""http://evil.example"")",`);
      expect(line).toContain(`,"'+1,2",`);
    });

    it('writes more than one batch without losing or repeating a row', async () => {
      const { database } = server.platform;
      await database.current()
        .execute(sql`insert into registrations (application_id, company_name, first_name, last_name,
        email, email_key, phone, phone_key, job_title, website, website_key, company_description, expected_traffic,
        budget_range, country, state, timezone, status, created_at)
        select 'X-' || n, 'Crowd', 'A', 'B', n || '@crowd.example', n || '@crowd.example', '1', '1', 'J', 'w', 'w', 'd',
        '0-10k', '$500-$1000', 'US', 'NY', 'America/New_York', 'pending', now() from generate_series(1, 1001) n`);
      const [, ...lines] = await download('?search=crowd');
      expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(1001);
      expect(lines).toHaveLength(1001);
    });
  });

  it('approves in one step: status, account, setup link, mail and audit entry', async () => {
    const { id, application_id } = await pending('Northlight Media');
    const { status, body } = await call(server, `/admin/registrations/${String(id)}/approve`, {
      token,
      json: { admin_notes: 'Known to us.' },
    });
    expect([status, body.message]).toEqual([200, 'Registration approved successfully!']);
    expect(body.data).toMatchObject({
      status: 'approved',
      admin_notes: 'Known to us.',
      reviewed_by: 'reviewer',
      reviewed_at: '2026-11-20T10:00:00.000Z',
      client_id: 4,
    });
    const mail = await server.latestMail('dana@northlight.example');
    expect(mail.links).toEqual([expect.stringMatching(/^http:\/\/grt\.test\/setup\?token=grt_setup_[\w-]{43}$/)]);
    const audit = (await call(server, '/admin/audit?action=registrations.approve', { token })).body.data;
    expect(audit).toMatchObject([
      {
        actor: 'reviewer',
        role: 'admin',
        subject_label: application_id,
        before: { status: 'pending' },
        after: { status: 'approved' },
      },
    ]);
  });

  it('decides once: the second of two administrators gets 409 naming who decided and when', async () => {
    const { id, application_id } = await pending('Kumo');
    const admin = await server.signIn('admin');
    const both = await Promise.all([
      call(server, `/admin/registrations/${String(id)}/approve`, { token, json: {} }),
      call(server, `/admin/registrations/${String(id)}/reject`, { token: admin, json: { admin_notes: 'No.' } }),
    ]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.body.message).toMatch(
      new RegExp(
        `^${application_id} was already (approved by reviewer|rejected by admin) on November 20, 2026 at 10:00 UTC\\.$`,
      ),
    );
  });

  it('refuses approval when the address has gained an account since, and leaves no trace of the attempt', async () => {
    const { id } = await pending('Kumo');
    const { pool } = server.platform.database;
    await pool.query(`update registrations set email = $1, email_key = $1 where id = $2`, ['acme@grt.example', id]);
    await pool.query(`update accounts set email = $1, email_key = $1 where username = 'acme'`, ['acme@grt.example']);
    const left = async (): Promise<unknown> => {
      const { rows } = await pool.query<Record<string, unknown>>(
        `select (select count(*)::int from clients) as clients, (select count(*)::int from outbox) as mails,
           (select count(*)::int from mailed_links) as links, (select status from registrations where id = $1) as status`,
        [id],
      );
      return rows;
    };
    const before = await left();
    const { status, body } = await call(server, `/admin/registrations/${String(id)}/approve`, { token, json: {} });
    expect([status, body.message]).toEqual([409, 'acme@grt.example already has an account.']);
    expect(await left()).toEqual(before);
  });

  it('rejects with a reason that is mailed to the applicant, and never without one', async () => {
    const { id } = await pending('Kumo');
    const silent = await call(server, `/admin/registrations/${String(id)}/reject`, {
      token,
      json: { admin_notes: '  ' },
    });
    expect([silent.status, silent.body.errors]).toEqual([
      422,
      { admin_notes: ['Please give a reason for the rejection'] },
    ]);
    const { body } = await call(server, `/admin/registrations/${String(id)}/reject`, {
      token,
      json: { admin_notes: 'The website is empty.' },
    });
    expect(body).toMatchObject({
      data: { status: 'rejected', admin_notes: 'The website is empty.' },
      message: 'Registration rejected',
    });
    expect((await server.latestMail('haru@kumo.example')).text).toContain('The website is empty.');
  });

  it('names likely duplicates, and what they share', async () => {
    const { id } = await pending('Northlight Media');
    const { body } = await call(server, `/admin/registrations/${String(id)}/duplicates`, { token });
    expect(body.data).toMatchObject([
      { company_name: 'Northlight', matched_on: ['phone'], status: 'rejected', kind: 'registration' },
    ]);
  });

  it('assigns a pending application to an administrator, and refuses anyone else', async () => {
    const { id } = await pending('Kumo');
    expect(
      (await call(server, `/admin/registrations/${String(id)}/assign`, { token, json: { admin_id: 1 } })).body.data,
    ).toMatchObject({ assigned_to: 'admin' });
    expect(
      (await call(server, `/admin/registrations/${String(id)}/assign`, { token, json: { admin_id: 3 } })).status,
    ).toBe(422);
    expect(
      (await call(server, `/admin/registrations/${String(id)}/assign`, { token, json: { admin_id: null } })).body.data,
    ).toMatchObject({ assigned_to: null });
  });

  it('sends a picture as a one-page PDF named after the company, or the original on request', async () => {
    const { body } = await apply(server, { business_license: aPng() });
    const { id } = body.data as { id: number };
    const download = (query: string) =>
      server.fetch(`${server.baseUrl}/admin/registrations/${String(id)}/business-license${query}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
    const pdf = await download('');
    expect(pdf.headers.get('Content-Disposition')).toContain('filename="Brightside Video.pdf"');
    expect((await PDFDocument.load(await pdf.arrayBuffer())).getPageCount()).toBe(1);
    expect(new Uint8Array(await (await download('?original=1')).arrayBuffer())).toEqual(pngBytes);
    const none = await call(server, `/admin/registrations/${String((await pending('Kumo')).id)}/business-license`, {
      token,
    });
    expect([none.status, none.body.message]).toEqual([404, 'Business license file not found']);
  });

  it('answers 404 for an unknown id, and 422 for one that is not a number', async () => {
    expect((await call(server, '/admin/registrations/99999', { token })).body.message).toBe('Registration not found');
    const odd = await call(server, '/admin/registrations/abc', { token });
    expect([odd.status, Object.keys(odd.body.errors)]).toEqual([422, ['id']]);
  });
});

import type { Registration, RegistrationDuplicate } from '@grt/sdk/contract';
import { beforeEach, expect, it } from 'vitest';
import { call, formOf } from '../../testing/api-calls.ts';
import { anApplication, pngBytes } from '../../testing/applications.ts';
import { closingAfterEach } from '../../testing/server-per-test.ts';
import { describeOnServer } from '../../testing/servers.ts';
import { testPassword, type TestServer } from '../../testing.ts';

const noDirection = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

describeOnServer('what applicants paste', (startServer) => {
  const start = closingAfterEach(startServer);
  let server: TestServer;
  let token: string;
  beforeEach(async () => {
    server = await start({ environment: { GRT_RATE_LIMITS: 'off' } });
    token = await server.signIn('reviewer');
  });

  const apply = (changes: Record<string, string | Blob>) =>
    call(server, '/register', { form: formOf(anApplication(changes)) });
  const applied = async (changes: Record<string, string | Blob>): Promise<Registration> => {
    const { status, body } = await apply(changes);
    expect([status, body.errors]).toEqual([201, undefined]);
    const { id } = body.data as { id: number };
    return (await call(server, `/admin/registrations/${String(id)}`, { token })).body.data;
  };
  const sharedWith = async ({ id }: Registration) => {
    const { body } = await call(server, `/admin/registrations/${String(id)}/duplicates`, { token });
    return (body.data as RegistrationDuplicate[]).map(({ registration_id: other, matched_on: on }) => [other, on]);
  };

  it('is one email address, whichever invisible characters came along and however its host is written', async () => {
    const first = await applied({ email: '\u200ENora@\u2060m\u00FCn\u00ADchen.example\u200B' });
    expect(first.email).toBe('Nora@xn--mnchen-3ya.example');
    expect(await server.latestMail('Nora@xn--mnchen-3ya.example')).toMatchObject({
      subject: `We received your application (${first.application_id})`,
    });
    for (const email of ['nora@MU\u0308NCHEN.example', 'no\u200Bra@xn--mnchen-3ya.example']) {
      expect((await apply({ email })).body.errors).toEqual({
        email: ['We already have an application from this email address. We will be in touch.'],
      });
    }
  });

  it('is an email address that people sign in with as they write it', async () => {
    const admin = await server.signIn('admin');
    const person = { username: 'tess', first_name: 'Tess', last_name: 'Lang', email: 'tess@b\u00FCcher.example' };
    expect((await call(server, '/admin/users', { token: admin, json: person })).status).toBe(201);
    const mail = await server.latestMail('tess@xn--bcher-kva.example');
    const link = new URL(mail.links[0] ?? '').searchParams.get('token');
    const json = { token: link, password: testPassword, password_confirmation: testPassword };
    expect((await call(server, '/auth/password/reset', { json })).status).toBe(200);
    for (const username of [person.email, 'TESS@B\u00DCCHER.example\u200B', 'tess@xn--bcher-kva.example']) {
      const signedIn = await call(server, '/auth/admin/login', { json: { username, password: testPassword } });
      expect([username, signedIn.status]).toEqual([username, 200]);
    }
  });

  it('is a phone number as it was typed, and compared by its digits', async () => {
    const typed = ['+49 (0)89/555-0110', '\u202A+49\u00A0(0)89\u00A0555\u20110110\u202C', '49.089.5550110 ext. 12'];
    const rows: Registration[] = [];
    for (const phone of typed) {
      const own = `p${String(rows.length)}.example`;
      rows.push(await applied({ phone, email: `p@${own}`, website: own, company_name: own }));
    }
    expect(rows.map(({ phone }) => phone)).toEqual([typed[0], '+49 (0)89 555-0110', typed[2]]);
    const [first, second, third] = rows;
    expect(second && (await sharedWith(second))).toEqual([[first?.id, ['phone']]]);
    expect(third && (await sharedWith(third))).toEqual([]);
    expect((await apply({ phone: '+49 89 555\u200B01 x1' })).status).toBe(201);
    expect((await apply({ email: 'x@y.example', phone: '555\u200B-011' })).body.errors).toEqual({
      phone: ['Please enter a valid phone number'],
    });
  });

  it('is a name that looks as it is, in lists, in mails, and when companies are compared', async () => {
    const first = await applied({ company_name: 'Gru\u0308n\u00A0Video' });
    const second = await applied({
      email: 'second@second.example',
      first_name: '\u202EaroN\u202C',
      company_name: '\u2067Gr\u00FCn\u200B \u00ADVideo\u2069',
      company_description: 'Short \u202Esmlif\u202C\nabout day\u200Blight.',
      phone: '+1 312 555 0001',
      website: 'second.example',
    });
    expect(second).toMatchObject({
      first_name: 'aroN',
      company_name: 'Gr\u00FCn Video',
      company_description: 'Short smlif\r\nabout daylight.',
    });
    expect(await sharedWith(second)).toEqual([[first.id, ['name']]]);
    const json = { question: 'Is it \u202Eeurt\u202C?\n\tPlease tell.' };
    await call(server, `/admin/registrations/${String(second.id)}/ask`, { token, json });
    const { text } = await server.latestMail('second@second.example');
    expect(text).toContain('Hello aroN,\n');
    expect(text).toContain('Is it eurt?\n\tPlease tell.');
    expect((await apply({ email: 'x@y.example', last_name: '\u200B\u00AD' })).body.errors).toEqual({
      last_name: ['Last name is required'],
    });
  });

  it('is a file whose name looks as it is, where it is listed and where it is downloaded', async () => {
    const { id, email } = await applied({});
    await call(server, `/admin/registrations/${String(id)}/ask`, { token, json: { question: 'The license?' } });
    const link = new URL((await server.latestMail(email)).links[0] ?? '').searchParams.get('token') ?? '';
    const file = new File([pngBytes], 'lice\u202Egnp.exe\u202C\u200Bnse\u00A0 2.png\u200E', { type: 'image/png' });
    const form = formOf({ token: link, answer: 'Here.', file_1: file });
    expect((await call(server, '/register/answer', { form })).status).toBe(200);
    const path = `/admin/registrations/${String(id)}`;
    const [question] = (await call(server, `${path}/questions`, { token })).body.data as {
      files: { id: number; name: string }[];
    }[];
    const [kept] = question?.files ?? [];
    expect(kept?.name).toBe('licegnp.exense 2.png');
    const download = await call(server, `${path}/answer-files/${String(kept?.id)}`, { token });
    const header = decodeURIComponent(download.headers.get('content-disposition') ?? '');
    expect(header).toContain("filename*=UTF-8''licegnp.exense 2.png");
    expect(header).not.toMatch(noDirection);
  });
});

import type { OutboxMail } from '@grt/sdk/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { outbox, type deliveryStatuses } from '../../core/mail/outbox.tables.ts';
import { anApplication, aPng } from '../../testing/applications.ts';
import { call, formOf } from '../../testing/api-calls.ts';
import { describeOnServer } from '../../testing/servers.ts';
import { testPassword, type TestServer } from '../../testing.ts';

const links = {
  clientSetup: 'mia@harbour.example',
  clientReset: 'alex@acme.example',
  adminReset: 'admin@grt.example',
  invitation: 'tess@grt.example',
  clientEmail: 'grace@new.example',
  adminEmail: 'robin@new.example',
} as const;
type Link = keyof typeof links;
const names = Object.keys(links) as Link[];
const hidden = /^http:\/\/grt\.test\/[a-z/-]+\?token=\[redacted\]$/;

/** Sends every kind of working link: to a client who sets up the account, to a client and a super admin who forgot
 * their passwords, to an invited administrator, and to the new addresses of a client and an administrator. */
async function sendLinks(server: TestServer): Promise<void> {
  const tess = { username: 'tess', first_name: 'Tess', last_name: 'Lang', email: links.invitation };
  const token = await server.signIn('admin');
  await call(server, '/admin/users', { token, json: tess });
  const users = (await call(server, '/admin/users?search=reviewer', { token })).body.data as { id: number }[];
  for (const [path, email] of [
    ['/admin/clients/2', links.clientEmail],
    [`/admin/users/${String(users[0]?.id)}`, links.adminEmail],
  ] as const)
    await call(server, path, { method: 'PUT', token, json: { email } });
  for (const username of ['acme', 'admin']) await call(server, '/auth/password/forgot', { json: { username } });
  await server.platform.queue.drain();
}

async function mailTo(server: TestServer, token: string, recipient: string): Promise<OutboxMail> {
  const path = `/admin/outbox?recipient=${encodeURIComponent(recipient)}&per_page=1`;
  const [mail] = (await call(server, path, { token })).body.data as OutboxMail[];
  if (!mail) throw new Error(`No email to ${recipient}`);
  return mail;
}

async function apiToken(server: TestServer, owner: string): Promise<string> {
  const json = { name: 'mail', scopes: ['outbox:read'] };
  const { body } = await call(server, '/auth/tokens', { token: await server.signIn(owner), json });
  return (body.data as { token: string }).token;
}

const readers = [
  ['a super admin who is signed in', 'admin', false, names],
  ['an administrator', 'reviewer', false, ['clientSetup', 'clientReset', 'clientEmail']],
  ["a super admin's API token", 'admin', true, ['clientSetup', 'clientReset', 'clientEmail']],
  ["an administrator's API token", 'reviewer', true, ['clientSetup', 'clientReset', 'clientEmail']],
] as const;

describeOnServer('the links in the outbox', (start) => {
  describe('without a mail server', () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await start({ environment: { GRT_RATE_LIMITS: 'off' } });
      await sendLinks(server);
    });

    it.each(readers)('shows %s only the links they may use', async (_, owner, byToken, visible) => {
      const token = byToken ? await apiToken(server, owner) : await server.signIn(owner);
      for (const name of names) {
        const mail = await mailTo(server, token, links[name]);
        const [written] = (await server.latestMail(links[name])).links;
        if ((visible as readonly string[]).includes(name)) {
          expect(mail).toMatchObject({ links: [written], links_hidden: null });
          expect(mail.text).toContain(written);
        } else {
          expect(mail).toMatchObject({ links: [expect.stringMatching(hidden)], links_hidden: 'administrator' });
          expect(JSON.stringify(mail)).not.toMatch(/grt_(reset|email)_/);
        }
      }
    });

    it('still hides a used link, and the links to an administrator who was removed', async () => {
      const admin = await server.signIn('admin');
      const json = { username: 'gone', first_name: 'G', last_name: 'One', email: 'gone@grt.example' };
      const { id } = (await call(server, '/admin/users', { token: admin, json })).body.data as { id: number };
      await call(server, `/admin/users/${String(id)}`, { token: admin, method: 'DELETE' });
      const path = '/admin/outbox?recipient=gone@grt.example';
      const { body } = await call(server, path, { token: await server.signIn('reviewer') });
      expect(body.data).toEqual([expect.objectContaining({ links_hidden: 'administrator' })]);
    });

    it.each(['admin', 'reviewer'])('lets %s find nothing by a token or part of one', async (reader) => {
      const token = await server.signIn(reader);
      for (const name of names) {
        const [written = ''] = (await server.latestMail(links[name])).links;
        const secret = new URL(written).searchParams.get('token') ?? '';
        for (const search of [secret, secret.slice(0, 14), secret.slice(-6), written]) {
          const { body } = await call(server, `/admin/outbox?search=${encodeURIComponent(search)}`, { token });
          expect(body).toMatchObject({ data: [], meta: { total: 0 } });
        }
      }
    });

    it('writes no token into the audit', async () => {
      const { body } = await call(server, '/admin/audit?per_page=200', { token: await server.signIn('admin') });
      expect(JSON.stringify(body.data)).not.toMatch(/grt_(reset|setup|email)_/);
    });
  });

  describe('with a mail server', () => {
    let server: TestServer;
    beforeAll(async () => {
      // Nothing listens there, so the mail stays in the queue.
      server = await start({ environment: { GRT_RATE_LIMITS: 'off', SMTP_URL: 'smtp://127.0.0.1:9' } });
      await sendLinks(server);
    });

    it.each(['stored', 'queued', 'delivered', 'failed'] as const)('shows no one a link in %s mail', async (status) => {
      await setStatus(server, status);
      for (const [, owner, byToken] of readers) {
        const token = byToken ? await apiToken(server, owner) : await server.signIn(owner);
        for (const name of names) {
          const mail = await mailTo(server, token, links[name]);
          expect(mail).toMatchObject({ links: [expect.stringMatching(hidden)], links_hidden: 'mail_server' });
          expect(JSON.stringify(mail)).not.toMatch(/grt_(reset|setup|email)_/);
        }
      }
    });

    it('shows no one the link to where an application stands', async () => {
      const form = formOf(anApplication({ business_license: aPng() }));
      const { status } = await call(server, '/register', { form });
      expect(status).toBe(201);
      const email = 'nora@brightside.example';
      const [written = ''] = (await server.latestMail(email)).links;
      const secret = new URL(written).searchParams.get('token') ?? '';
      expect(secret.length).toBeGreaterThan(20);
      const { body } = await call(server, `/admin/outbox?recipient=${email}`, { token: await server.signIn('admin') });
      expect(body.data).toEqual([expect.objectContaining({ links_hidden: 'mail_server' })]);
      expect(JSON.stringify(body)).not.toContain(secret);
    });

    it('reports nothing as hidden in mail without a link', async () => {
      const recipient = 'grace@globex.example';
      await call(server, '/auth/password/forgot', { json: { username: 'globex' } });
      await server.platform.queue.drain();
      const token = new URL((await server.latestMail(recipient)).links[0] ?? '').searchParams.get('token');
      const json = { token, password: testPassword, password_confirmation: testPassword };
      expect((await call(server, '/auth/password/reset', { json })).status).toBe(200);
      const mail = await mailTo(server, await server.signIn('admin'), recipient);
      expect(mail).toMatchObject({ subject: 'Your password was changed', links: [], links_hidden: null });
    });
  });
});

async function setStatus({ platform }: TestServer, deliveryStatus: (typeof deliveryStatuses)[number]): Promise<void> {
  for (const recipient of Object.values(links))
    await platform.database.current().update(outbox).set({ deliveryStatus }).where(eq(outbox.recipient, recipient));
}

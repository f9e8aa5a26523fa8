import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { anApplication } from '../src/testing/an-application.ts';
import { demoPassword, expect, people } from './fixtures.ts';

export interface Applicant {
  readonly email: string;
  readonly username: string;
  /** The link in the mail. */
  readonly link: string;
}

/** Someone applies, is approved, and gets a mail, all through the API, since other tests cover the screens. */
export async function anApprovedApplicant(request: APIRequestContext): Promise<Applicant> {
  const username = `nora-${randomUUID().slice(0, 8)}`;
  const email = `${username}@brightside.example`;
  const application = { ...anApplication, email };
  const applied = await request.post('/api/register', { multipart: application });
  expect(applied.status()).toBe(201);
  const signedIn = await request.post('/api/auth/admin/login', {
    data: { username: people.superAdmin, password: demoPassword },
  });
  const { token } = (await signedIn.json()) as { token: string };
  const headers = { Authorization: `Bearer ${token}` };
  const found = await request.get('/api/admin/registrations', { headers, params: { search: email } });
  const { data } = (await found.json()) as { data: { id: number }[] };
  await request.post(`/api/admin/registrations/${String(data[0]?.id)}/approve`, { headers, data: {} });
  const outbox = await request.get('/api/admin/outbox', { headers, params: { recipient: email } });
  const mails = (await outbox.json()) as { data: { links: string[] }[] };
  const { pathname, search } = new URL(mails.data[0]?.links[0] ?? '');
  return { email, username, link: pathname + search };
}

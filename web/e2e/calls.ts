import type { APIRequestContext } from '@playwright/test';
import { demoPassword, expect, people } from './fixtures.ts';

type Sent = Parameters<APIRequestContext['fetch']>[1];

/** The sessions of this worker by username: a password takes the server long to check. */
const tokens = new Map<string, Promise<string>>();

export async function tokenOf(request: APIRequestContext, username: string): Promise<string> {
  const kind = username === people.client || username === 'globex' ? 'client' : 'admin';
  const signedIn = await request.post(`/api/auth/${kind}/login`, { data: { username, password: demoPassword } });
  return ((await signedIn.json()) as { token: string }).token;
}

/** Calls the API as one of the demo people, bypassing the screens: to prepare a test, or to act as someone else during
 * it. */
export async function callsOf(request: APIRequestContext, username: string) {
  const known = tokens.get(username) ?? tokenOf(request, username);
  tokens.set(username, known);
  const token = await known;
  return async <Data>(path: string, sent: Sent = {}): Promise<Data> => {
    const reply = await request.fetch(`/api${path}`, { ...sent, headers: { Authorization: `Bearer ${token}` } });
    expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
    return ((await reply.json()) as { data: Data }).data;
  };
}

/** A domain that no other test touches. */
export async function aDomain(request: APIRequestContext, name: string, client: string = people.client) {
  const call = await callsOf(request, client);
  return await call<{ id: number }>('/domains', {
    method: 'POST',
    data: {
      domain_name: name,
      dmca_compliance_url: `https://${name}/dmca`,
      content_removal_email: `removal@${name}`,
    },
  });
}

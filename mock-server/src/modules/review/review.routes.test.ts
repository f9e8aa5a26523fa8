import { beforeAll, expect, it } from 'vitest';
import type { Registration } from '@grt/sdk/contract';
import type { TestServer } from '../../testing.ts';
import { call } from '../../testing/api-calls.ts';
import { describeOnServer } from '../../testing/servers.ts';
import { aCsv, aFile, anApprovedDomain, anImportedFeed, signInPeople, type SignedIn } from '../feeds/testing.ts';

describeOnServer('everything that is decided on', (start) => {
  let server: TestServer;
  let people: SignedIn;
  beforeAll(async () => {
    server = await start({ environment: { GRT_RATE_LIMITS: 'off' } });
    people = await signInPeople(server);
  });

  const kinds = {
    registration: async () => {
      const path = '/admin/registrations';
      const { body } = await call(server, `${path}?status=pending`, { token: people.reviewer });
      const [{ id, application_id }] = body.data as [Registration];
      return { path: `${path}/${String(id)}/approve`, name: application_id, status: 'approved' };
    },
    domain: async () => {
      const json = {
        domain_name: 'decided.example',
        dmca_compliance_url: 'https://decided.example/dmca',
        content_removal_email: 'removal@decided.example',
      };
      const { id } = (await call(server, '/domains', { token: people.acme, json })).body.data as { id: number };
      return { path: `/admin/domains/${String(id)}/approve`, name: 'decided.example', status: 'approved' };
    },
    feed: async () => {
      const domainId = await anApprovedDomain(server, people, 'feeds.example');
      const { id } = await anImportedFeed(server, people.acme, { domainId, file: aFile(aCsv([['a', 'A']])) });
      return { path: `/admin/feeds/${String(id)}/approve`, name: 'Trending', status: 'approved' };
    },
    client: async () => {
      const json = { company_name: 'Cedar Video', email: 'cedar@x.example', first_name: 'Cedar', last_name: 'Lee' };
      const { body } = await call(server, '/admin/clients', { token: people.reviewer, json });
      const { client_id } = body.data as { client_id: number };
      return { path: `/admin/clients/${String(client_id)}/suspend`, name: 'Cedar Video', status: 'suspended' };
    },
  };

  it.each(Object.entries(kinds))(
    'answers a second decision about a %s in the same words, dates and fields',
    async (_kind, create) => {
      const { path, name, status } = await create();
      const decide = () => call(server, path, { token: people.reviewer, json: {} });
      expect((await decide()).status).toBe(200);
      const { body, ...again } = await decide();
      expect(again.status).toBe(409);
      expect(body).toMatchObject({
        code: 'already_decided',
        message: `${name} was already ${status} by reviewer on November 20, 2026 at 10:00 UTC.`,
      });
      expect(body['current']).toEqual({
        status,
        decided_by: 'reviewer',
        decided_at: '2026-11-20T10:00:00.000Z',
        notes: null,
      });
    },
  );
});

import type { FactorAdded, TotpSetup } from '@grt/sdk/contract';
import { addDomain } from '../modules/bidding/testing.ts';
import { createBookStore } from '../modules/bidding/books.store.ts';
import { aCsv, aFile, anApprovedDomain, anImportedFeed, signInPeople } from '../modules/feeds/testing.ts';
import { seedPendingApplications } from '../test-double/pending-applications.ts';
import type { TestServer } from '../testing.ts';
import { call } from './api-calls.ts';
import { totpCode } from './totp-code.ts';

/** Records that a change of each kind can be made to, by name: their ids. */
export type AuditedRecords = Awaited<ReturnType<typeof auditedRecords>>;

export async function auditedRecords(server: TestServer) {
  const tokens = { ...(await signInPeople(server)), admin: await server.signIn('admin') };
  const created = async (as: keyof typeof tokens, path: string, json: object): Promise<number> => {
    const { status, body } = await call(server, path, { token: tokens[as], json });
    if (status !== 201) throw new Error(`${path}: ${String(status)} ${JSON.stringify(body)}`);
    const data = body.data as { id?: number; webhook?: { id: number } };
    return data.webhook?.id ?? data.id ?? 0;
  };
  const aDomain = (name: string) =>
    created('acme', '/domains', {
      domain_name: name,
      dmca_compliance_url: `https://${name}/dmca`,
      content_removal_email: `removal@${name}`,
    });
  const domainId = await anApprovedDomain(server, tokens, 'clips.example');
  const aFeed = async (feed_name: string) => {
    const sent = { domainId, file: aFile(aCsv([['a', feed_name]])), fields: { feed_name, header_row: '1' } };
    return (await anImportedFeed(server, tokens.acme, sent)).id;
  };
  const anActive = async (name: string) => {
    const id = await aFeed(name);
    await call(server, `/admin/feeds/${String(id)}/approve`, { token: tokens.admin, json: {} });
    return id;
  };
  const [toApprove = 0, toReject = 0, toAssign = 0, toAsk = 0] = await seedPendingApplications(server, { count: 4 });
  const { data: users } = (await call(server, '/admin/users', { token: tokens.admin })).body as unknown as {
    data: readonly { id: number; username: string }[];
  };
  const userOf = (name: string) => users.find(({ username }) => username === name)?.id ?? 0;
  const page = { title: 'Terms', slug: 'terms-here', content: '<p>Old</p>' };
  return {
    tokens,
    admin: userOf('admin'),
    reviewer: userOf('reviewer'),
    domainId,
    otherDomainId: await anApprovedDomain(server, tokens, 'more.example'),
    editedDomain: await aDomain('edited.example'),
    approvedDomain: await aDomain('approved.example'),
    rejectedDomain: await aDomain('rejected.example'),
    assignedDomain: await aDomain('assigned.example'),
    ownFeed: await anActive('Own'),
    anyFeed: await anActive('Any'),
    rejectedFeed: await aFeed('Rejected'),
    resolvedFeed: await aFeed('Resolved'),
    assignedFeed: await aFeed('Assigned'),
    applications: { toApprove, toReject, toAssign, toAsk },
    webhook: await created('acme', '/webhooks', { url: 'https://hooks.example/old', events: ['feed.approved'] }),
    page: await created('admin', '/admin/pages', page),
    variable: await created('admin', '/admin/pages/variables', { variable_key: 'city', variable_name: 'City' }),
    rule: await created('admin', '/system/geo-blocking/rules', { type: 'country', code: 'FR', name: 'France' }),
    factor: await aFactor(server, tokens.globex),
    ...(await aClick(server)),
  };
}

async function aFactor(server: TestServer, token: string): Promise<number> {
  const started = await call(server, '/auth/factors/totp', { method: 'POST', token });
  const json = { code: totpCode((started.body.data as TotpSetup).secret, server.clock.now()) };
  return ((await call(server, '/auth/factors/totp/confirm', { token, json })).body.data as FactorAdded).factor.id;
}

async function aClick(server: TestServer) {
  const { database } = server.platform;
  const place = await addDomain(database, new Date('2026-11-01T00:00:00Z'), { clientId: 1, bid: 0.25, budget: 5 });
  const at = server.clock.now();
  await createBookStore(database).click({ ...place, country: 'US', visitor: 1, at });
  return { soldDomain: place.domainId, click: 1 };
}

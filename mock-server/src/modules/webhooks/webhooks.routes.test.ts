import { expect, it } from 'vitest';
import type { WebhookEvent, WebhookEventBatch } from '@grt/sdk/contract';
import { call, formOf } from '../../testing/api-calls.ts';
import { seedPendingApplications } from '../../test-double/pending-applications.ts';
import { anApprovedDomain, aCsv, aFile, anImportedFeed } from '../feeds/testing.ts';
import { describeWebhooks } from './testing/webhook-scene.ts';
import { webhooksMax } from './webhooks.rules.ts';

const everything = [
  'import.finished', 'import.held', 'feed.approved', 'feed.rejected', 'domain.approved', 'domain.rejected',
  'registration.received', 'registration.approved', 'registration.rejected', 'budget.mostly_spent', 'budget.spent',
]; // prettier-ignore
const forClients = everything.filter((type) => !type.startsWith('registration.'));

describeWebhooks('webhooks', (scene) => {
  const { own, aWebhook, after } = scene;
  const url = 'https://hooks.example.com/grt';
  const events = (): WebhookEvent[] => scene.receiver.received.map(({ body }) => JSON.parse(body) as WebhookEvent);

  it('are created with a secret that is shown once, listed, changed, disabled and deleted, each with its audit entry', async () => {
    const { status, body } = await own('', { json: { url, events: ['feed.approved'], description: 'Chat' } });
    const { secret, webhook } = body.data as { secret: string; webhook: { id: number } };
    expect(status).toBe(201);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
    const path = `/${String(webhook.id)}`;
    expect((await own(path)).body.data).toEqual(webhook);
    expect((await own()).body.data).toEqual([webhook]);
    expect(JSON.stringify((await own()).body)).not.toContain('whsec_');
    const changes = { events: ['budget.spent'], description: null, is_enabled: false };
    expect((await own(path, { method: 'PUT', json: changes })).body.data).toMatchObject({
      events: ['budget.spent'],
      description: null,
      status: 'disabled',
      disabled_reason: 'person',
    });
    expect((await own(path, { method: 'DELETE' })).body.message).toBe('The webhook was deleted.');
    expect((await own(path)).status).toBe(404);
    const audit = await call(scene.server, `/admin/audit?subject_type=webhook`, { token: scene.people.reviewer });
    expect((audit.body.data as { action: string }[]).map(({ action }) => action)).toEqual([
      'webhooks.remove',
      'webhooks.update',
      'webhooks.create',
    ]);
    expect(JSON.stringify(audit.body)).not.toContain('whsec_');
  });

  it.each([
    ['http://127.0.0.1/x', '127.0.0.1 is not a public address, so events cannot be sent to it.'],
    ['http://[::1]:8080/', '[::1] is not a public address, so events cannot be sent to it.'],
    ['http://0x7f.1/', '127.0.0.1 is not a public address, so events cannot be sent to it.'],
    ['https://user:pass@hooks.example/', 'The address contains a username or password. Please use one without them.'],
    ['https://hooks.example:22/', 'Events cannot be sent to port 22. Please use 80, 443, or 1024 and above.'],
    ['ftp://hooks.example/', 'Please enter an address that starts with https:// or http://'],
    ['', 'Please enter the address that receives the events'],
  ])('refuse the address %s, also as a change', async (address, message) => {
    const { webhook } = await aWebhook(['feed.approved']);
    const refused = [
      await own('', { json: { url: address, events: ['feed.approved'] } }),
      await own(`/${String(webhook.id)}`, { method: 'PUT', json: { url: address } }),
    ];
    for (const { status, body } of refused) expect([status, body.errors]).toEqual([422, { url: [message] }]);
  });

  it('refuse an empty or unknown choice of events', async () => {
    expect((await own('', { json: { url, events: [] } })).body.errors).toEqual({
      events: ['Please choose at least one event'],
    });
    expect((await own('', { json: { url, events: ['feed.deleted'] } })).status).toBe(422);
  });

  it('refuse events about registrations to clients', async () => {
    const { status, body } = await own('', { json: { url, events: ['feed.approved', 'registration.received'] } });
    expect([status, body.errors]).toEqual([422, { events: ['Only administrators get events about registrations'] }]);
    expect((await own('', { token: scene.people.reviewer, json: { url, events: everything } })).status).toBe(201);
  });

  it('are limited per owner, even when several are added at once', async () => {
    const add = () => own('', { json: { url, events: ['feed.approved'] } });
    const replies = await Promise.all(Array.from({ length: webhooksMax + 1 }, add));
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      ...Array.from({ length: webhooksMax }, () => 201),
      409,
    ]);
    expect((await add()).body.message).toBe('There are already 10 webhooks. Delete one of them first.');
    expect((await own('', { token: scene.people.globex, json: { url, events: ['feed.approved'] } })).status).toBe(201);
  });

  it('belong to a company, or to the platform, and are not there for anyone else', async () => {
    const { webhook } = await aWebhook(['feed.approved']);
    const { id: delivery } = await scene.test(webhook.id);
    const { webhook: ours } = await aWebhook(['feed.approved'], scene.people.reviewer);
    const admin = await scene.server.signIn('admin');
    expect((await own('', { token: admin })).body.data).toMatchObject([{ id: ours.id, created_by: 'reviewer' }]);
    const path = `/${String(webhook.id)}`;
    const calls: [string, Parameters<typeof own>[1]][] = [
      [path, {}],
      [path, { method: 'PUT', json: { is_enabled: false } }],
      [path, { method: 'DELETE' }],
      [`${path}/rotate`, { method: 'POST' }],
      [`${path}/test`, { method: 'POST' }],
      [`${path}/deliveries`, {}],
      [`${path}/deliveries/${String(delivery)}`, {}],
      [`${path}/deliveries/${String(delivery)}/resend`, { method: 'POST' }],
    ];
    for (const token of [scene.people.globex, scene.people.reviewer])
      for (const [place, options] of calls) expect((await own(place, { ...options, token })).status).toBe(404);
    const theirs = `/${String(ours.id)}/deliveries/${String(delivery)}`;
    expect((await own(theirs, { token: admin })).body.message).toBe('Delivery not found');
  });

  it('report domains, feeds and imports to their client and the platform, and to no other client', async () => {
    await aWebhook(forClients);
    await aWebhook(forClients, scene.people.globex);
    await aWebhook(everything, scene.people.reviewer);
    const { people, server } = scene;
    const domainId = await anApprovedDomain(server, people, 'clips.example');
    const file = aFile(aCsv([['a', 'A']]));
    const feed = await anImportedFeed(server, people.acme, { domainId, file });
    await call(server, `/admin/feeds/${String(feed.id)}/reject`, { token: people.reviewer, json: { reason: 'No.' } });
    await after(0);
    const place = { domain_id: domainId, domain_name: 'clips.example', client_id: 1 };
    const feedIn = { feed_id: feed.id, feed_name: 'Trending', ...place };
    const reviewed_at = '2026-11-20T10:00:00.000Z';
    const ended = { state: 'done', rows: 1, added: 1, changed: 0, rejected: 0, switched_off: [], error: null };
    const told = [
      { type: 'domain.approved', data: { ...place, status: 'approved', admin_notes: null, reviewed_at } },
      { type: 'import.finished', data: { import_id: 1, ...feedIn, ...ended } },
      { type: 'feed.rejected', data: { ...feedIn, review_status: 'rejected', review_notes: 'No.', reviewed_at } },
    ];
    const seen = events().map(({ type, data }) => ({ type, data }));
    expect(seen).toHaveLength(6);
    expect(seen).toEqual(expect.arrayContaining(told.flatMap((event) => [event, event])));
  });

  it('report imports that fail, are held, discarded, and rolled back', async () => {
    await aWebhook(['import.finished', 'import.held']);
    const { people, server } = scene;
    const domainId = await anApprovedDomain(server, people, 'clips.example');
    const rows = Array.from({ length: 20 }, (_, index) => [`v${String(index)}`, 'Title'] as const);
    const feed = await anImportedFeed(server, people.acme, { domainId, file: aFile(aCsv(rows)) });
    const path = `/client/feeds/${String(feed.id)}`;
    const send = async (text: string) => {
      await call(server, path, { token: people.acme, method: 'PUT', form: formOf({ file: aFile(text) }) });
      await after(0);
    };
    await send(aCsv([['v1', 'One']]));
    await call(server, `${path}/imports/2/drop`, { token: people.acme, method: 'POST' });
    await send('external_id,title,thumbnail_url\n,,\n');
    await call(server, `${path}/imports/1/rollback`, { token: people.acme, method: 'POST' });
    await after(0);
    expect(events().map(({ type, data }) => [type, 'state' in data ? data.state : 'hold_reason' in data])).toEqual([
      ['import.finished', 'done'],
      ['import.held', true],
      ['import.finished', 'dropped'],
      ['import.finished', 'failed'],
      ['import.finished', 'rolled_back'],
    ]);
  });

  it('report applications and their review to the platform only, without the applicant’s data', async () => {
    const { people, server } = scene;
    await aWebhook(forClients);
    await aWebhook(everything, people.reviewer);
    const waiting = await call(server, '/admin/registrations?status=pending', { token: people.reviewer });
    const [one, other] = waiting.body.data as { id: number; email: string }[];
    const decide = (id: number | undefined, verb: string, json: object) =>
      call(server, `/admin/registrations/${String(id)}/${verb}`, { token: people.reviewer, json });
    expect((await decide(one?.id, 'approve', {})).status).toBe(200);
    expect((await decide(other?.id, 'reject', { admin_notes: 'Incomplete.' })).status).toBe(200);
    await after(0);
    expect(events()).toMatchObject([
      { type: 'registration.approved', data: { registration_id: one?.id, status: 'approved' } },
      { type: 'registration.rejected', data: { registration_id: other?.id, status: 'rejected' } },
    ]);
    expect(JSON.stringify(scene.receiver.received)).not.toContain(one?.email);
  });

  it('report each of many decisions of one call, once and in their order', async () => {
    const { people, server } = scene;
    await aWebhook(everything, people.reviewer);
    const ids = await seedPendingApplications(server, { count: 23 });
    const decisions = ids.map((id) => ({ id, decision: 'approve' }));
    const json = { decisions };
    expect((await call(server, '/admin/registrations/decide', { token: people.reviewer, json })).status).toBe(200);
    await after(0);
    const listed = await call(server, '/webhook-events?after=0', { token: people.reviewer });
    const { events: inOrder, cursor } = listed.body.data as WebhookEventBatch;
    const idOf = ({ data }: { readonly data: object }) =>
      'registration_id' in data ? data.registration_id : undefined;
    expect(inOrder.map(idOf)).toEqual(ids);
    expect(cursor).toBeGreaterThanOrEqual(ids.length);
    expect(
      events()
        .map(idOf)
        .toSorted((one, other) => Number(one) - Number(other)),
    ).toEqual(ids);
  });

  it('report nothing that is rolled back', async () => {
    await aWebhook(forClients);
    const { people, server } = scene;
    const { webhookEvents, database } = server.platform;
    const data = {
      domain_id: 1,
      domain_name: 'a.example',
      client_id: 1,
      status: 'approved' as const,
      admin_notes: null,
    };
    const event = {
      type: 'domain.approved' as const,
      clientId: 1,
      data: { ...data, reviewed_at: '2026-11-20T10:00:00Z' },
    };
    await expect(
      database.transaction(async () => {
        await webhookEvents.record(event);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await after(0);
    expect(events()).toEqual([]);
    expect((await call(server, '/webhook-events?after=0', { token: people.acme })).body.data).toMatchObject({
      events: [],
    });
  });

  it('list the events after a cursor, each account its own', async () => {
    const { people, server } = scene;
    const list = async (token: string, query = '') =>
      (await call(server, `/webhook-events${query}`, { token })).body.data as WebhookEventBatch;
    const start = await list(people.acme);
    expect(start).toEqual({ events: [], cursor: 0 });
    await anApprovedDomain(server, people, 'one.example');
    await after(0);
    const first = await list(people.acme, `?after=${String(start.cursor)}`);
    expect(first.events.map(({ type }) => type)).toEqual(['domain.approved']);
    await anApprovedDomain(server, people, 'two.example');
    await after(0);
    const second = await list(people.acme, `?after=${String(first.cursor)}`);
    expect(second.events).toMatchObject([{ type: 'domain.approved', data: { domain_name: 'two.example' } }]);
    expect((await list(people.globex, '?after=0')).events).toEqual([]);
    expect((await list(people.reviewer, '?after=0')).events).toEqual([...first.events, ...second.events]);
    expect((await list(people.acme)).cursor).toBe(second.cursor);
  });

  it('are forgotten with their events after 30 days', async () => {
    const { webhook } = await aWebhook(forClients);
    await scene.test(webhook.id);
    await after(0);
    const { webhookEvents } = scene.server.platform;
    expect(await webhookEvents.prune(new Date('2026-11-20T10:00:00.000Z'))).toBe(0);
    expect(await webhookEvents.prune(new Date('2026-11-20T10:00:00.001Z'))).toBe(1);
    expect(await scene.deliveries(webhook.id)).toEqual([]);
  });
});

import type { RejectionReasons } from '@grt/sdk/contract';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { rejectionReasons } from '../../tables/rejection-reasons.tables.ts';
import { call } from '../../testing/api-calls.ts';
import { describeOnServer } from '../../testing/servers.ts';
import type { TestServer } from '../../testing.ts';
import { createAuditStore } from '../audit/audit.store.ts';
import { defaultReasons } from './default-reasons.ts';

const path = '/admin/settings/rejection-reasons';
const reason = (number: number, text = 'x') => ({ name: `Reason ${String(number)}`, text });
const several = (count: number) => Array.from({ length: count }, (_, index) => reason(index + 1));

describeOnServer('common reasons for rejections', (start) => {
  let server: TestServer;
  let reviewer: string;
  beforeAll(async () => {
    server = await start({ environment: { GRT_RATE_LIMITS: 'off' } });
    reviewer = await server.signIn('reviewer');
  });
  beforeEach(async () => {
    await server.platform.database.current().delete(rejectionReasons);
  });

  const show = async () => (await call(server, path, { token: reviewer })).body.data as RejectionReasons;
  const change = (json: object) => call(server, path, { token: reviewer, method: 'PUT', json });

  it('starts with the defaults, replaces the lists sent, and names who changed them', async () => {
    expect(await show()).toEqual({ ...defaultReasons, updated_at: null, updated_by: null });
    const domains = [{ name: ' Parked ', text: ' Nothing is there.\nPlease add it again later. ' }];
    const { body } = await change({ domains });
    expect(body.data).toEqual({
      ...defaultReasons,
      domains: [{ name: 'Parked', text: 'Nothing is there.\nPlease add it again later.' }],
      updated_at: '2026-11-20T10:00:00.000Z',
      updated_by: 'reviewer',
    });
    const { database, clock } = server.platform;
    const { rows } = await createAuditStore(database, clock).list(
      { action: 'settings.updateReasons' },
      { offset: 0, limit: 1 },
    );
    expect(rows[0]).toMatchObject({ actor: 'reviewer', after: { domains: [{ name: 'Parked' }] } });
    expect(rows[0]?.after).not.toHaveProperty('feeds');
  });

  it('takes as many as there are keys, the longest texts, and none at all', async () => {
    const longest = { name: 'n'.repeat(40), text: 't'.repeat(500) };
    expect((await change({ feeds: [...several(8), longest], registrations: [] })).status).toBe(200);
    expect(await show()).toMatchObject({ feeds: [...several(8), longest], registrations: [] });
  });

  it.each<[string, object, Record<string, string[]>]>([
    ['ten reasons', { feeds: several(10) }, { feeds: ['Please keep to 9 reasons'] }],
    ['a blank name', { feeds: [reason(1), { name: ' ', text: 'x' }] }, { 'feeds.1.name': ['Please enter a name'] }],
    ['a blank text', { domains: [reason(1, ' ')] }, { 'domains.0.text': ['Please enter the text that is sent'] }],
    [
      'a name of 41 characters',
      { feeds: [{ name: 'n'.repeat(41), text: 'x' }] },
      { 'feeds.0.name': ['Please shorten the name to 40 characters'] },
    ],
    [
      'a text of 501 characters',
      { feeds: [reason(1, 't'.repeat(501))] },
      { 'feeds.0.text': ['Please shorten the text to 500 characters'] },
    ],
    [
      'a name that is there already',
      { feeds: [reason(1), { name: ' reason 1', text: 'y' }] },
      { 'feeds.1.name': ['Please use each name once'] },
    ],
  ])('refuses %s', async (_, json, errors) => {
    const before = await show();
    const { status, body } = await change(json);
    expect([status, body.errors]).toEqual([422, errors]);
    expect(await show()).toEqual(before);
  });

  it('loses no list when two people change different ones at once', async () => {
    await Promise.all([change({ feeds: several(2) }), change({ domains: several(3) })]);
    expect(await show()).toMatchObject({ feeds: several(2), domains: several(3) });
  });

  it('refuses a list that someone else has changed since it was read', async () => {
    const read = await call(server, path, { token: reviewer });
    const ifMatch = { 'if-match': read.headers.get('etag') ?? '' };
    await change({ feeds: several(1) });
    const { status } = await call(server, path, {
      token: reviewer,
      method: 'PUT',
      json: { feeds: several(4) },
      headers: ifMatch,
    });
    expect(status).toBe(412);
    expect(await show()).toMatchObject({ feeds: several(1) });
  });
});

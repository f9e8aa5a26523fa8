import { beforeAll, beforeEach, expect, it } from 'vitest';
import { call, formOf } from '../../testing/api-calls.ts';
import { platformSettings } from '../../tables/settings.tables.ts';
import { anApplication } from '../../testing/applications.ts';
import { describeOnServer } from '../../testing/servers.ts';
import type { TestServer } from '../../testing.ts';
import { createAuditStore } from '../audit/audit.store.ts';
import { defaultSettings, settingsIn } from './settings.rules.ts';
import { createSettingStore } from './settings.store.ts';

describeOnServer('settings', (start) => {
  let server: TestServer;
  let reviewer: string;
  beforeAll(async () => {
    server = await start({ environment: { GRT_RATE_LIMITS: 'off' } });
    reviewer = await server.signIn('reviewer');
  });
  beforeEach(async () => {
    await server.platform.database.current().delete(platformSettings);
  });

  const change = (json: object) => call(server, '/admin/settings', { token: reviewer, method: 'PUT', json });
  const health = async () => (await call(server, '/health')).body.data as Record<string, unknown>;

  it('starts with the defaults, changes the fields sent, and names who changed them', async () => {
    const defaults = settingsIn('info', { ...defaultSettings, updated_at: null, updated_by: null });
    expect((await call(server, '/admin/settings', { token: reviewer })).body.data).toEqual(defaults);
    const { body } = await change({ hold_bad_rows_percent: 5, public_name: ' Clipworks ' });
    expect(body.data).toEqual({
      ...defaults,
      hold_bad_rows_percent: 5,
      public_name: 'Clipworks',
      updated_at: server.clock.now().toISOString(),
      updated_by: 'reviewer',
    });
    const { database, clock } = server.platform;
    const { rows } = await createAuditStore(database, clock).list(
      { action: 'settings.update' },
      { offset: 0, limit: 1 },
    );
    expect(rows[0]).toMatchObject({
      actor: 'reviewer',
      before: { hold_bad_rows_percent: 20 },
      after: { hold_bad_rows_percent: 5 },
    });
  });

  it.each<[object, Record<string, string[]>]>([
    [{ feed_refresh_min_minutes: 14 }, { feed_refresh_min_minutes: ['Please enter 15 to 10,080 minutes'] }],
    [{ hold_fewer_rows_percent: 101 }, { hold_fewer_rows_percent: ['Please enter 0 to 100 percent'] }],
    [{ support_email: 'nobody' }, { support_email: ['Please enter a valid email address'] }],
    [{ public_name: '  ' }, { public_name: ['Please enter a name for the platform'] }],
    [{ log_level: 'loud' }, { log_level: ['Please choose debug, info, warning, error, or critical'] }],
    [{ audit_keep_days: 29 }, { audit_keep_days: ['Please enter 30 to 3,650 days'] }],
    [{ outbox_keep_days: 3651 }, { outbox_keep_days: ['Please enter 7 to 3,650 days'] }],
    [{ admin_idle_minutes: 4 }, { admin_idle_minutes: ['Please enter 5 to 20,160 minutes'] }],
    [{ client_idle_minutes: 20_161 }, { client_idle_minutes: ['Please enter 5 to 20,160 minutes'] }],
    [{ storage_limit_mb_per_client: 49 }, { storage_limit_mb_per_client: ['Please enter 50 to 1,000,000 MB'] }],
    [{ pricing: 'third' }, { pricing: ['Please choose first or second'] }],
    [{ floor_price: 0 }, { floor_price: ['Please enter a floor price of $0.01 to $100'] }],
    [{ floor_price: 100.01 }, { floor_price: ['Please enter a floor price of $0.01 to $100'] }],
    [{ floor_price: 0.015 }, { floor_price: ['The floor price must be a multiple of $0.01'] }],
    [{ maintenance_notice: 'x'.repeat(501) }, { maintenance_notice: ['Please shorten the notice to 500 characters'] }],
  ])('refuses %j', async (json, errors) => {
    const { status, body } = await change(json);
    expect([status, body.errors]).toEqual([422, errors]);
  });

  it('refuses applications while they are closed, and says so where everyone can see it', async () => {
    await change({ registration_open: false });
    expect(await health()).toMatchObject({ registration_open: false });
    const apply = () => call(server, '/register', { form: formOf(anApplication({ email: 'closed@x.example' })) });
    const { status, body } = await apply();
    expect([status, body.message, body['code']]).toEqual([
      409,
      'Applications are currently closed.',
      'registration_closed',
    ]);
    await change({ registration_open: true });
    expect((await apply()).status).toBe(201);
  });

  it('shows the maintenance notice to everyone until it is cleared', async () => {
    await change({ maintenance_notice: ' Down on Sunday. ' });
    expect(await health()).toMatchObject({ notice: 'Down on Sunday.' });
    await change({ maintenance_notice: ' ' });
    expect(await health()).toMatchObject({ notice: null });
  });

  it('shows a change by another process within seconds', async () => {
    const { database, clock } = server.platform;
    await health();
    await createSettingStore(database).update((values) => ({ ...values, maintenance_notice: 'Elsewhere' }), {
      username: 'admin',
      clock,
    });
    expect(await health()).toMatchObject({ notice: null });
    server.clock.advance(5000);
    await expect.poll(async () => (await health())['notice']).toBe('Elsewhere');
  });

  it('ends every mail with the name and the address', async () => {
    await change({ public_name: 'Clipworks', support_email: 'help@clipworks.example' });
    await call(server, '/admin/clients', {
      token: reviewer,
      json: { company_name: 'Mailed', first_name: 'A', last_name: 'B', email: 'mailed@x.example' },
    });
    const { text } = await server.latestMail('mailed@x.example');
    expect(text.endsWith('\n\n-- \nClipworks\nQuestions? Write to help@clipworks.example.')).toBe(true);
  });

  it('sells clicks at the bid from $0.01 on until something else is set', async () => {
    const { body } = await change({ pricing: 'second', floor_price: 0.29 });
    expect(body.data).toMatchObject({ pricing: 'second', floor_price: 0.29 });
    expect((await change({ pricing: 'first', floor_price: 0.01 })).body.data).toMatchObject({ floor_price: 0.01 });
  });

  it('loses no change when two people save at once', async () => {
    await Promise.all([change({ hold_bad_rows_percent: 31 }), change({ hold_fewer_rows_percent: 32 })]);
    const { body } = await call(server, '/admin/settings', { token: reviewer });
    expect(body.data).toMatchObject({ hold_bad_rows_percent: 31, hold_fewer_rows_percent: 32 });
  });
});

import { beforeAll, expect, it } from 'vitest';
import { pruneRecords, scheduleMaintenance } from './maintenance.ts';
import { call, formOf } from './testing/api-calls.ts';
import { anApplication, aPng } from './testing/applications.ts';
import { describeOnEveryServer } from './testing/servers.ts';
import type { TestServer } from './testing.ts';

async function* bytes(): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(5);
}

describeOnEveryServer('maintenance', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    // File times come from the machine, so a clock far ahead makes the files old enough.
    server = await start({ now: '2036-01-01T10:00:00.000Z' });
    scheduleMaintenance(server.platform);
  });

  it('runs on schedule, and removes old files except those that an application references', async () => {
    await call(server, '/register', { form: formOf(anApplication({ business_license: aPng() })) });
    const stray = await server.platform.files.put(bytes(), { maxBytes: 10 });
    await server.platform.queue.runDue();
    server.clock.advance(25 * 3_600_000);
    expect((await server.platform.queue.runDue()).toSorted()).toEqual([
      'database:maintain',
      'feeds:refresh',
      'feeds:tidy',
      'files:sweep',
      'records:prune',
    ]);
    const entries = await server.platform.queue.cronEntries();
    expect(entries.map(({ command, lastStatus }) => `${command} ${String(lastStatus)}`).toSorted()).toEqual([
      'database:maintain completed',
      'feeds:refresh completed',
      'feeds:tidy completed',
      'files:sweep completed',
      'records:prune completed',
    ]);
    expect(entries.find(({ command }) => command === 'files:sweep')?.lastOutput).toBe('Unreferenced files removed: 1');
    expect(await server.platform.files.open(stray.id)).toBeUndefined();
    const token = await server.signIn('admin');
    const [{ id } = { id: 0 }] = (await call(server, '/admin/registrations', { token })).body.data as { id: number }[];
    const { status } = await call(server, `/admin/registrations/${String(id)}/business-license`, { token });
    expect(status).toBe(200);
  });

  it('removes audit entries, failed sign-ins, and emails when their time is over, and not a day earlier', async () => {
    const { platform, clock } = await start({ now: '2026-01-01T10:00:00.000Z' });
    const { settings, audit, mailer, database } = platform;
    await settings.update((before) => ({ ...before, audit_keep_days: 60, outbox_keep_days: 7 }), {
      username: 'admin',
      clock,
    });
    const subject = { type: 'test' };
    const actionsNow = async () =>
      (await audit.list({ subjectType: 'test' }, { offset: 0, limit: 10 })).rows.map(({ action }) => action);
    const mailsNow = async () => (await mailer.list({ search: 'To be pruned' }, { offset: 0, limit: 10 })).total;
    await audit.record({ action: 'feeds.approve', actor: {}, subject });
    await audit.record({ action: 'auth.sign_in_failed', actor: {}, subject });
    await mailer.send({ to: 'dana@northlight.example', subject: 'To be pruned', text: 'Hello' });
    await mailer.send({ to: 'dana@northlight.example', subject: 'To be pruned', text: 'On its way' });
    await database.pool.query(`update outbox set delivery_status = 'queued' where text like 'On its way%'`);
    const afterDays = async (days: number) => {
      await pruneRecords(platform, new Date(Date.parse('2026-01-01T10:00:00.000Z') + days * 86_400_000));
      return [await actionsNow(), await mailsNow()];
    };
    expect(await afterDays(7)).toEqual([['auth.sign_in_failed', 'feeds.approve'], 2]);
    expect(await afterDays(7.001)).toEqual([['auth.sign_in_failed', 'feeds.approve'], 1]);
    expect(await afterDays(30)).toEqual([['auth.sign_in_failed', 'feeds.approve'], 1]);
    expect(await afterDays(30.001)).toEqual([['feeds.approve'], 1]);
    expect(await afterDays(60)).toEqual([['feeds.approve'], 1]);
    expect(await afterDays(60.001)).toEqual([[], 1]);
  });
});

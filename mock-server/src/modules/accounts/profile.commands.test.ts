import { beforeAll, expect, it } from 'vitest';
import { call } from '../../testing/api-calls.ts';
import { describeOnServer } from '../../testing/servers.ts';
import type { TestServer } from '../../testing.ts';

describeOnServer('changing the profile', (start) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await start();
    token = await server.signIn('acme');
  });
  const save = (json: unknown, as = token) => call(server, '/auth/profile', { method: 'PUT', token: as, json });
  const shown = async () => (await call(server, '/auth/profile', { token })).body.data as Record<string, unknown>;

  it('keeps omitted fields, trims values, and clears optional ones', async () => {
    const before = await shown();
    const saved = await save({ first_name: ' Alexandra ', website: 'acme-video.example', job_title: '' });
    expect(saved.status).toBe(200);
    expect(saved.body.data).toEqual({
      ...before,
      first_name: 'Alexandra',
      website: 'https://acme-video.example',
      job_title: null,
    });
    expect(await shown()).toEqual(saved.body.data);
  });

  it('names every invalid field, and saves nothing', async () => {
    const before = await shown();
    const refused = await save({ first_name: ' ', phone: '12', website: 'nowhere', last_name: 'Changed' });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      {
        first_name: ['First name is required'],
        phone: ['Please enter a valid phone number'],
        website: ['Please enter a valid website address, such as https://example.com'],
      },
    ]);
    expect(await shown()).toEqual(before);
  });

  it('changes the spelling of the address at once, and leaves another address pending', async () => {
    expect((await save({ email: 'Alex@Acme.example' })).body.data).toMatchObject({
      email: 'Alex@Acme.example',
      pending_email: null,
    });
    expect((await save({ email: 'alexandra@acme.example' })).body.data).toMatchObject({
      email: 'Alex@Acme.example',
      pending_email: { email: 'alexandra@acme.example', waits_for: ['current', 'new'] },
    });
  });

  it('does not let a token change the address, which could have a new password mailed to it', async () => {
    const created = await call(server, '/auth/tokens', {
      token,
      json: { name: 'CI', scopes: ['account:read', 'account:write'] },
    });
    const { token: secret } = created.body.data as { token: string };
    expect((await save({ email: 'thief@elsewhere.example' }, secret)).status).toBe(403);
    expect((await save({ last_name: 'Moore' }, secret)).status).toBe(200);
  });

  it('changes the timezone at the next midnight of the current one, and to another one after seven days', async () => {
    const saved = await save({ timezone: 'Europe/Paris' });
    expect(saved.body.data).toMatchObject({ timezone: 'America/New_York', pending_timezone: 'Europe/Paris' });
    server.clock.advance(Date.parse('2026-11-21T05:00:00Z') - server.clock.now().getTime());
    token = await server.signIn('acme');
    expect(await shown()).toMatchObject({ timezone: 'Europe/Paris', pending_timezone: null });

    for (let count = 0; count < 2; count += 1)
      expect((await save({ timezone: 'Europe/Paris', first_name: 'Ada' })).status).toBe(200);
    const refused = await save({ timezone: 'Asia/Tokyo' });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      {
        timezone: [
          'The timezone can be changed once in seven days. You can change it again from November 27, 2026 at 10:00 UTC.',
        ],
      },
    ]);
    server.clock.set('2026-11-27T09:59:59.000Z');
    token = await server.signIn('acme');
    expect((await save({ timezone: 'Asia/Tokyo' })).status).toBe(422);
    server.clock.set('2026-11-27T10:00:00.000Z');
    expect((await save({ timezone: 'Asia/Tokyo' })).body.data).toMatchObject({ pending_timezone: 'Asia/Tokyo' });
    expect((await save({ timezone: 'Europe/Paris' })).body.data).toMatchObject({ pending_timezone: null });
  });

  it('keeps the mail preferences', async () => {
    const notifications = { feed_reviewed: false, feed_failed: true, domain_reviewed: false, budget_exhausted: true };
    expect((await save({ notifications })).body.data).toMatchObject({ notifications });
  });

  it('gives an administrator neither a website nor a timezone', async () => {
    const admin = await server.signIn('reviewer');
    const refused = await save({ timezone: 'Europe/Paris', website: 'grt.example' }, admin);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['website', 'timezone']]);
    expect((await save({ first_name: 'Robin' }, admin)).body.data).toMatchObject({ first_name: 'Robin' });
  });

  it('requires a change, and someone signed in', async () => {
    expect((await save({})).status).toBe(422);
    expect((await call(server, '/auth/profile', { method: 'PUT', json: { first_name: 'A' } })).status).toBe(401);
  });
});

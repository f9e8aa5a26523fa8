import { beforeEach, expect, it } from 'vitest';
import { call } from '../../testing/api-calls.ts';
import { closingAfterEach } from '../../testing/server-per-test.ts';
import { describeOnServer } from '../../testing/servers.ts';
import type { TestServer } from '../../testing.ts';

const passwords = { password: 'a much longer one', password_confirmation: 'a much longer one' };

describeOnServer('setting an account up', (startServer) => {
  const start = closingAfterEach(startServer);
  let server: TestServer;
  beforeEach(async () => {
    server = await start();
  });

  /** Approves an application and takes the token from the mail. */
  async function approved(company: string, email: string): Promise<{ token: string; id: number }> {
    const admin = await server.signIn('admin');
    const { body } = await call(server, `/admin/registrations?search=${encodeURIComponent(company)}&status=pending`, {
      token: admin,
    });
    const [{ id } = { id: 0 }] = body.data as { id: number }[];
    await call(server, `/admin/registrations/${String(id)}/approve`, { token: admin, json: {} });
    const [link = ''] = (await server.latestMail(email)).links;
    return { token: new URL(link).searchParams.get('token') ?? '', id };
  }

  it('shows whom the link is for, creates the account once, and lets the client sign in', async () => {
    const { token } = await approved('Northlight Media', 'dana@northlight.example');
    const shown = await call(server, '/setup/validate-token', { json: { token } });
    expect(shown.body.data).toEqual({
      company_name: 'Northlight Media',
      client_name: 'Dana Reyes',
      email: 'dana@northlight.example',
      expires_at: '2026-11-27T10:00:00.000Z',
    });

    const form = { token, username: 'Northlight', ...passwords };
    const refusals: [Record<string, string>, Record<string, string[]>][] = [
      [{ username: 'ACME' }, { username: ['This username is taken. Please choose another one.'] }],
      [{ username: 'no spaces' }, { username: ['Please use 3 to 32 letters, digits, dots, hyphens, or underscores'] }],
      [
        { password: 'short', password_confirmation: 'short' },
        { password: ['Please choose a password of at least 8 characters'] },
      ],
      [{ password_confirmation: 'another one entirely' }, { password_confirmation: ['Passwords do not match'] }],
    ];
    for (const [changes, errors] of refusals) {
      const refused = await call(server, '/setup/account', { json: { ...form, ...changes } });
      expect([refused.status, refused.body.errors]).toEqual([422, errors]);
    }

    const winners = await Promise.all([1, 2, 3, 4, 5].map(() => call(server, '/setup/account', { json: form })));
    expect(winners.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(winners.filter(({ status }) => status === 410 || status === 422)).toHaveLength(4);

    const again = await call(server, '/setup/validate-token', { json: { token } });
    expect([again.status, again.body.message]).toEqual([410, 'This setup link has already been used.']);
    expect(
      (await call(server, '/auth/client/login', { json: { username: 'northlight', password: passwords.password } }))
        .status,
    ).toBe(200);
  });

  it('refuses an unknown link, and one older than 7 days', async () => {
    expect((await call(server, '/setup/validate-token', { json: { token: 'grt_setup_unknown' } })).body.message).toBe(
      'Invalid setup token',
    );
    expect((await call(server, '/setup/validate-token', { json: { token: '' } })).body.errors).toEqual({
      token: ['Invalid setup link. Please check your email for the correct setup URL.'],
    });
    const { token } = await approved('Kumo', 'haru@kumo.example');
    server.clock.advance(7 * 86_400_000 - 1);
    expect((await call(server, '/setup/validate-token', { json: { token } })).status).toBe(200);
    server.clock.advance(1);
    const expired = await call(server, '/setup/account', { json: { token, username: 'kumo', ...passwords } });
    expect([expired.status, expired.body.message]).toEqual([410, 'This setup link has expired.']);
  });

  it('stops guessing after 20 wrong tokens from one address in 15 minutes', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 21; time += 1)
      statuses.push((await call(server, '/setup/validate-token', { json: { token: `guess-${String(time)}` } })).status);
    expect(statuses.slice(0, 20).every((status) => status === 404)).toBe(true);
    expect(statuses[20]).toBe(429);
  });
});

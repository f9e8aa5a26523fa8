import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createGrt } from './client.ts';
import { debugLog } from './debug-log.ts';
import { memoryTokenStore } from './session.ts';
import { fakeClock } from './testing/fake-clock.ts';
import { aSignIn } from './testing/samples.ts';

/** Everything logged about the calls of a client with secrets everywhere. */
async function logOf(work: (grt: ReturnType<typeof createGrt>) => Promise<unknown>): Promise<string[]> {
  const app = new Hono();
  let health = 0;
  app.post('/api/auth/:who/login', (c) =>
    c.json(aSignIn('grt_s_SECRET'), 200, { 'x-request-id': 'req_1', 'set-cookie': 'session=SECRET' }),
  );
  app.post('/api/setup/validate-token', (c) =>
    c.json({ success: false, message: 'Invalid setup token', code: 'not_found', request_id: 'r' }, 404),
  );
  app.get('/api/admin/outbox', (c) =>
    c.json({
      success: true,
      data: [
        {
          text: 'Open https://grt.example/setup?token=SECRET&x=1 please',
          links: ['https://grt.example/setup?token=SECRET'],
        },
      ],
      meta: { page: 1, per_page: 20, total: 1, last_page: 1 },
    }),
  );
  app.get('/api/health', (c) => {
    health += 1;
    return health === 1
      ? c.json({ success: false, message: 'Busy.', code: 'busy', request_id: 'r' }, 503)
      : c.json({ success: true, data: { status: 'x'.repeat(3000) } });
  });
  app.post('/api/client/feeds', (c) => c.json({ success: true, needs_mapping: false, data: {}, import: null }, 201));
  const lines: string[] = [];
  const grt = createGrt({
    fetch: app.request,
    clock: fakeClock(),
    random: () => 1,
    tokenStore: memoryTokenStore({ token: 'grt_s_SECRET' }),
    debug: debugLog((line) => lines.push(line)),
  });
  await work(grt);
  return lines;
}

it('logs each call with its status, time, and request id, and hides passwords and tokens everywhere', async () => {
  const lines = await logOf(async (grt) => {
    await grt.signIn({ username: 'acme', password: 'SECRET' });
    await grt.setup.validateToken({ token: 'SECRET' }).safe();
    await grt.outbox.list({ search: 'https://grt.example/setup?token=SECRET' });
  });

  expect(lines[0]).toContain('> auth.adminLogin POST /api/auth/admin/login');
  expect(lines[0]).toContain('{"username":"acme","password":"[redacted]"}');
  expect(lines[1]).toContain('< auth.adminLogin 200 0 ms req_1');
  expect(lines.join('\n')).toContain('"authorization":"[redacted]"');
  expect(lines.join('\n')).toContain('setup?token=[redacted]&x=1 please');
  expect(lines.join('\n')).not.toContain('SECRET');
});

it('logs retries, truncates long bodies, and describes files instead of printing them', async () => {
  const lines = await logOf(async (grt) => {
    await grt.system.health();
    await grt.clientFeeds.create({ feed_name: 'Trending', domain_id: 3, file: new File(['id,title\n'], 'a.csv') });
  });

  expect(lines).toContain('~ system.health attempt 1 failed, retrying in 300 ms. ServerError: Busy.');
  expect(lines.some((line) => line.startsWith('> system.health attempt 2 GET'))).toBe(true);
  expect(lines.find((line) => line.includes('xxx'))).toMatch(/ … \d+ characters$/);
  expect(lines.find((line) => line.startsWith('> clientFeeds.create'))).toContain('{"file":{"size":9,"name":"a.csv"}}');
});

it('logs an attempt that had no response', async () => {
  const lines: string[] = [];
  const grt = createGrt({
    fetch: () => Promise.reject(new TypeError('refused')),
    clock: fakeClock(),
    retries: 0,
    tokenStore: memoryTokenStore(),
    debug: debugLog((line) => lines.push(line)),
  });

  await grt.system.health().safe();

  expect(lines.at(-1)).toBe('! system.health 0 ms NetworkError: The server could not be reached: refused.');
});

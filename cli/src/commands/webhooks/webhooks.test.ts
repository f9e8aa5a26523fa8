import { aHost, createTestServer, type Host, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runGrtAs } from '../../testing/run-grt.ts';

describe('grt webhooks', () => {
  let host: Host;
  let server: TestServer;
  let status = 200;
  beforeAll(async () => {
    host = await aHost((_, response) => void response.writeHead(status).end('seen'));
    server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off', GRT_WEBHOOK_ALLOW: host.name } });
  });
  afterAll(async () => {
    await server.close();
    await host.close();
  });
  const grt = (...words: readonly string[]) => runGrtAs(server, { as: 'acme' }, 'webhooks', ...words);

  it('creates, tests, resends, changes, rotates, and deletes', async () => {
    const created = await grt('create', `${host.url}/hook`, '--event', 'feed.approved,budget.spent');
    expect([created.code, created.out]).toEqual([0, expect.stringMatching(/^whsec_\S{32}\n$/)]);
    expect(created.err).toContain('Save it now: it will not be shown again.');
    expect((await grt('list', '--jq', '.[].events[]')).out).toBe('feed.approved\nbudget.spent\n');

    expect(await grt('test', '1', '--jq', '.status')).toMatchObject({ code: 0, out: 'delivered\n' });
    status = 503;
    expect(await grt('test', '1', '--jq', '.last_error')).toMatchObject({
      code: 1,
      out: `${host.name} responded with 503 Service Unavailable.\n`,
    });
    status = 200;
    expect(await grt('resend', '1', '2', '--jq', '[.status, .attempts]')).toMatchObject({
      code: 0,
      out: expect.stringContaining('delivered') as string,
    });
    expect((await grt('deliveries', '1', '--status', 'delivered', '--jq', '.[].id')).out).toBe('2\n1\n');
    expect((await grt('deliveries', '1', '2', '--jq', '.attempt_log[].status')).out).toBe('503\n200\n');
    expect((await grt('deliveries', '1', '2')).out).toMatch(/^event\twebhook\.test\nstatus\tdelivered\nattempts\t2$/im);

    const disabled = await grt(
      'update',
      '1',
      '--disable',
      '--event',
      'import.held',
      '--jq',
      '[.status, .events[0]] | join(" ")',
    );
    expect(disabled.out).toBe('disabled import.held\n');
    expect(await grt('test', '1')).toMatchObject({
      code: 7,
      err: expect.stringContaining(`The webhook to ${host.name} is disabled. Enable it first.`) as string,
    });
    const rotated = await grt('rotate', '1', '--yes');
    expect(rotated.out).toMatch(/^whsec_\S{32}\n$/);
    expect(rotated.out).not.toBe(created.out);
    expect(await grt('delete', '1', '--yes', '--jq', '.deleted')).toMatchObject({ code: 0, out: 'true\n' });
    expect(await grt('list')).toMatchObject({ code: 0, out: '', err: 'No webhooks found.\n' });
  });

  it('refuses what it cannot send', async () => {
    expect((await grt('create', 'https://hooks.example/x')).err).toMatch(
      /^error: Missing: --event \(import\.finished, .+\)\n$/,
    );
    expect((await grt('create', 'https://hooks.example/x', '--event', 'feed.gone')).err).toContain(
      'Unknown event "feed.gone".',
    );
    expect((await grt('update', '1')).err).toContain('Nothing to change');
    expect((await grt('update', '1', '--enable', '--disable')).err).toContain('Use either --enable or --disable');
    expect((await grt('create', 'http://10.0.0.1/x', '--event', 'feed.approved')).err).toContain(
      '10.0.0.1 is not a public address',
    );
    expect((await grt('listen', '--forward-to', 'http://')).err).toContain('Must be an address such as');
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGrt, memoryTokenStore } from '@grt/sdk';
import { verifyWebhook, type WebhookEvent } from '@grt/sdk/webhooks';
import { aHost, createTestServer, testPassword, type Host, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { grt, startGrt, type Place } from './grt-process.ts';

vi.setConfig({ testTimeout: 120_000 }); // It starts processes.

/** The built command as a process, with a local receiver. */
describe('webhooks listen', () => {
  let server: TestServer;
  let listening: Awaited<ReturnType<TestServer['listen']>>;
  let place: Place;
  let host: Host;
  let status = 200;
  const received: { headers: Record<string, string | string[] | undefined>; body: string }[] = [];
  beforeAll(async () => {
    server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' }, now: new Date().toISOString() });
    listening = await server.listen();
    host = await aHost((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
        response.writeHead(status).end();
      });
    });
    place = { apiUrl: listening.url, configDir: await mkdtemp(join(tmpdir(), 'grt-listen-')) };
    await grt(place, ['auth', 'login', '-u', 'acme', '--password-stdin'], testPassword);
  });
  afterAll(async () => {
    await listening.close();
    await host.close();
    await server.close();
    await rm(place.configDir, { recursive: true, force: true });
  });

  /** Has a domain of acme's approved. */
  async function approved(name: string): Promise<void> {
    const as = async (who: string) =>
      createGrt({
        baseUrl: server.baseUrl,
        fetch: server.fetch,
        tokenStore: memoryTokenStore({ token: await server.signIn(who) }),
      });
    const form = {
      domain_name: name,
      dmca_compliance_url: `https://${name}/dmca`,
      content_removal_email: `removal@${name}`,
    };
    const { id } = await (await as('acme')).domains.create(form);
    await (await as('reviewer')).domains.approve({ id });
    await server.drain();
  }

  it('forwards new events, signed with the secret it prints, and shows each with the answer until Ctrl+C', async () => {
    await approved('before.example');
    const listen = startGrt(place, ['webhooks', 'listen', '--forward-to', `${host.name}/webhooks`]);
    await listen.shows(({ err }) => err.includes('Listening.'));
    await approved('one.example');
    await listen.shows(({ out }) => out.includes('200'));
    status = 500;
    await approved('two.example');
    await listen.shows(({ out }) => out.includes('500'));
    await host.close();
    await approved('three.example');
    await listen.shows(({ out }) => out.includes('none'));
    listen.signal('SIGINT');
    const { code, out, err } = await listen.ended;
    expect(code).toBe(130);
    const rows = out
      .trimEnd()
      .split('\n')
      .map((row) => row.split('\t'));
    expect(rows.map((row) => [row[1], row[3]])).toEqual([
      ['domain.approved', '200'],
      ['domain.approved', '500'],
      ['domain.approved', 'none'],
    ]);
    const secret = /whsec_\S+/.exec(err)?.[0] ?? '';
    const events: WebhookEvent[] = [];
    for (const { headers, body } of received) events.push(await verifyWebhook({ headers, body, secret }));
    expect(events.map(({ id, data }) => [id, data])).toMatchObject([
      [rows[0]?.[2], { domain_name: 'one.example' }],
      [rows[1]?.[2], { domain_name: 'two.example' }],
    ]);
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGrt, memoryTokenStore } from '@grt/sdk';
import { verifyWebhook, type WebhookEvent } from '@grt/sdk/webhooks';
import { aHost, createTestServer, type Host, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startGrt } from './grt-process.ts';
import { runGrtAs } from '../src/testing/run-grt.ts';

vi.setConfig({ testTimeout: 120_000 }); // It starts a process.

/** With a local receiver. */
describe('webhooks listen', () => {
  let server: TestServer;
  let host: Host;
  let status = 200;
  const received: { headers: Record<string, string | string[] | undefined>; body: string }[] = [];
  beforeAll(async () => {
    server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' }, now: new Date().toISOString() });
    host = await aHost((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
        response.writeHead(status).end();
      });
    });
  });
  afterAll(async () => {
    await server.close();
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
    const stopping = new AbortController();
    const steps = [
      () => approved('one.example'),
      () => {
        status = 500;
        return approved('two.example');
      },
      async () => {
        await host.close();
        await approved('three.example');
      },
      async () => stopping.abort(),
    ];
    /** Each step happens before the program asks for new events the next time. */
    const fetchStepwise: typeof fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.url.startsWith(host.url)) return fetch(request);
      if (request.url.includes('/webhook-events?')) await steps.shift()?.();
      return server.fetch(request);
    };
    const { code, out, err } = await runGrtAs(
      { ...server, fetch: fetchStepwise },
      { as: 'acme', signal: stopping.signal },
      'webhooks',
      'listen',
      '--forward-to',
      `${host.name}/webhooks`,
    );
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

  it('says so and ends at Ctrl+C as the built command', async () => {
    const listening = await server.listen();
    const configDir = await mkdtemp(join(tmpdir(), 'grt-listen-'));
    const env = { GRT_TOKEN: await server.signIn('acme') };
    const words = ['webhooks', 'listen', '--forward-to', 'localhost:1/webhooks'];
    const listen = startGrt({ apiUrl: listening.url, configDir, env }, words);
    await listen.shows(({ err }) => /Listening\. Events are signed with whsec_\S+ until/.test(err));
    listen.signal('SIGINT');
    expect(await listen.ended).toMatchObject({ code: 130, out: '' });
    await listening.close();
    await rm(configDir, { recursive: true, force: true });
  });
});

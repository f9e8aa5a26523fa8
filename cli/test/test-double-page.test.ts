import { createGrt } from '@grt/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestServer, type GrtTestServer } from '@grt/mock-server/test-double';
import { controlRequest } from '@grt/mock-server/testing';

vi.setConfig({ testTimeout: 120_000 }); // It starts processes.

const form = { dmca_compliance_url: 'https://a.example/dmca', content_removal_email: 'removal@a.example' };

describe('the page of a test server', () => {
  let server: GrtTestServer;
  const get = (path: string) => fetch(`${server.url}/_test${path}`);
  const state = async () => (await (await get('/state')).json()) as Record<string, unknown>;
  const post = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' };
    const reply = await fetch(`${server.url}/_test/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: reply.status, body: (await reply.json()) as { message?: string } };
  };
  beforeAll(async () => {
    server = await startTestServer({ control: controlRequest });
    // Coverage is that of the whole run: this is the one call of the other tests that the test of the state does not make.
    await createGrt(await server.as('acme')).domains.list();
  });
  beforeEach(() => server.begin('people'));
  afterAll(() => server.close());

  it('is a page without inline scripts or styles, and has all of its files', async () => {
    const page = await get('');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
    const text = await page.text();
    expect(text).not.toMatch(/<style|\sstyle=|<script(?![^>]* src=)|\son\w+=/);
    const files = [...text.matchAll(/(?:href|src)="\/_test(\/[^"?]*\.\w+)"/g)].map(([, path]) => path ?? '');
    expect(files).toHaveLength(6);
    for (const file of [...files, '/parts.js']) expect([file, (await get(file)).status]).toEqual([file, 200]);
    expect((await get('/page.map')).status).toBe(404);
  });

  it('shows state, clock, faults, calls, and mail', async () => {
    const { id } = await createGrt(await server.as('acme')).domains.create({ domain_name: 'a.example', ...form });
    await createGrt(await server.as('reviewer')).domains.approve({ id });
    await post('snapshot', { name: 'one' });
    await post('chaos', { profile: 'outage' });
    await post('clock', { pass: true });
    expect(await state()).toMatchObject({
      scenario: 'people',
      snapshots: ['one'],
      passes: true,
      faults: [{ status: 503, retryAfter: 5 }],
      callCount: 2,
      calls: [
        { number: 1, operation: 'domains.approve', status: 200 },
        { number: 0, operation: 'domains.create', method: 'POST', path: '/api/domains', status: 201 },
      ],
      mails: expect.arrayContaining([
        expect.objectContaining({ recipient: 'alex@acme.example', at: '2026-11-20T10:00:00.000Z' }),
      ]),
      coverage: [expect.stringMatching(/^3 of/), expect.any(String), expect.any(String), expect.any(String)],
    });
    const call = await (await get('/calls?number=0')).text();
    expect(JSON.parse(call)).toMatchObject({ requestBody: { domain_name: 'a.example' }, replyBody: { success: true } });
    expect(call).not.toContain('Bearer');
    expect((await get('/calls?number=2')).status).toBe(422);
  });

  it('begins with another scenario, to which a reset goes back, and stays where it was if that fails', async () => {
    expect(await post('begin', { scenario: 'client with rejected domain' })).toMatchObject({ status: 200 });
    const domains = async () => (await createGrt(await server.as('acme')).domains.list()).data;
    expect(await domains()).toMatchObject([{ status: 'rejected' }]);
    await createGrt(await server.as('acme')).domains.create({ domain_name: 'a.example', ...form });
    await server.reset();
    expect(await domains()).toHaveLength(1);
    await expect(
      server.begin({ name: 'x', steps: [{ as: 'acme', call: 'domains.show', with: { id: 99 } }] }),
    ).rejects.toThrow('The scenario x fails in step 1');
    expect(server.scenario()).toBe('client with rejected domain');
    expect(await domains()).toMatchObject([{ status: 'rejected' }]);
    expect(await post('begin', { scenario: 'lost' })).toMatchObject({
      status: 422,
      body: { message: expect.any(String) },
    });
  });

  it('gives coverage as text, as a page, and as JSON, and refuses too little with what is missing', async () => {
    await createGrt(await server.as('acme')).domains.list();
    const formats = await Promise.all(['text', 'html', 'json'].map((format) => get(`/coverage?format=${format}`)));
    const [text, html, json] = await Promise.all(formats.map((reply) => reply.text()));
    expect(text).toMatch(/^\d+ of \d+ operations/);
    expect(html).toContain('<title>Coverage of the contract</title>');
    expect(JSON.parse(json ?? '')).toMatchObject({ operations: { missing: expect.any(Array) } });
    expect(await post('coverage/require', { operations: 0.001 })).toMatchObject({ status: 200 });
    const short = await post('coverage/require', { operations: 1 });
    expect([short.status, short.body.message]).toEqual([422, expect.stringContaining('instead of 100%. Missing:')]);
  });

  it('refuses a fault that cannot be, and answers no other name of this machine', async () => {
    expect((await post('faults', { status: 418 })).body.message).toContain('not 418.');
    const elsewhere = new Request('http://tests.example/_test/state');
    expect((await controlRequest(server, elsewhere))?.status).toBe(421);
    expect((await controlRequest(server, elsewhere, { isReachable: true }))?.status).toBe(200);
  });
});

it('does not exist without being asked for', async () => {
  await using server = await startTestServer();
  for (const path of ['', '/state']) expect((await fetch(`${server.url}/_test${path}`)).status).toBe(404);
});

import type { RequestListener } from 'node:http';
import type { Registration } from '@grt/sdk/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lingeringQueue } from '../../core/queue/testing/lingering-queue.ts';
import { call, formOf } from '../../testing/api-calls.ts';
import { anApplication } from '../../testing/applications.ts';
import { aHost, type Host } from '../../testing/feed-host.ts';
import { lastAudit } from '../../testing/last-audit.ts';
import { describeOnServer } from '../../testing/servers.ts';
import type { TestServer } from '../../testing.ts';
import { defineWebsiteCheck } from './website-check.commands.ts';

const page: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Northlight \u0000 Media</title>');
};

describeOnServer('the website of an applicant', (start) => {
  let site: Host;
  let answer: RequestListener;
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    site = await aHost((request, response) => answer(request, response));
    server = await start({ environment: { GRT_RATE_LIMITS: 'off', GRT_FEED_FETCH_ALLOW: site.name } });
    token = await server.signIn('reviewer');
  });
  afterAll(() => site.close());

  let count = 0;
  const apply = async (website: string): Promise<number> => {
    count += 1;
    const form = formOf(anApplication({ email: `site-${String(count)}@brightside.example`, website }));
    const receipt: { readonly id: number } = (await call(server, '/register', { form })).body.data;
    return receipt.id;
  };
  const checkOf = async (id: number) => {
    const registration: Registration = (await call(server, `/admin/registrations/${String(id)}`, { token })).body.data;
    return registration.website_check;
  };
  const checkAgain = (id: number) =>
    call(server, `/admin/registrations/${String(id)}/check-website`, { token, method: 'POST' });

  it('is looked at once the application has arrived, and again when a reviewer asks', async () => {
    answer = page;
    const id = await apply(site.url);
    expect(await checkOf(id)).toMatchObject({ state: 'checking', address: site.url, checked_at: null, status: null });
    await server.drain();
    const first = {
      state: 'checked',
      address: site.url,
      checked_at: '2026-11-20T10:00:00.000Z',
      problem: null,
      status: 200,
      final_address: `${site.url}/`,
      title: 'Northlight Media',
      certificate_since: null,
      certificate_until: null,
      last_modified: null,
      mentions_email: null,
    };
    expect(await checkOf(id)).toEqual(first);

    let looks = 0;
    answer = (_, response) => {
      looks += 1;
      response.writeHead(503).end();
    };
    server.clock.advance(60_000);
    const { status, body } = await checkAgain(id);
    expect([status, body.data]).toMatchObject([200, { id, website_check: { ...first, state: 'checking' } }]);
    await checkAgain(id);
    await server.drain();
    expect(looks).toBe(1);
    expect(await checkOf(id)).toEqual({
      ...first,
      checked_at: '2026-11-20T10:01:00.000Z',
      status: 503,
      title: null,
    });
    expect(await lastAudit(server, 'registrations.checkWebsite')).toMatchObject({
      subjectId: String(id),
      actor: 'reviewer',
    });
  });

  it('is looked at again even if the job that looked before has not ended', async () => {
    answer = page;
    const { queue, end } = lingeringQueue({ ...server.platform, clock: server.clock });
    defineWebsiteCheck({ ...server.platform, queue });
    const id = await apply(site.url);
    const drained = queue.drain();
    await end.reached;
    answer = (_, response) => response.writeHead(503).end();
    expect((await checkAgain(id)).body.data).toMatchObject({ website_check: { state: 'checking', status: 200 } });
    await server.drain();
    expect(await checkOf(id)).toMatchObject({ state: 'checked', status: 503 });
    end.letGo();
    await drained;
  });

  it('is never looked at where it is not public', async () => {
    const id = await apply('http://10.0.0.1');
    await server.drain();
    expect(await checkOf(id)).toMatchObject({
      state: 'checked',
      status: null,
      problem: '10.0.0.1 is not a public address, so nothing can be fetched from it.',
    });
  });

  it('can be looked at after the decision, and not without an application', async () => {
    answer = page;
    const id = await apply(site.url);
    await call(server, `/admin/registrations/${String(id)}/reject`, { token, json: { admin_notes: 'No.' } });
    expect((await checkAgain(id)).status).toBe(200);
    await server.drain();
    expect(await checkOf(id)).toMatchObject({ state: 'checked', status: 200 });
    expect((await checkAgain(999)).status).toBe(404);
  });
});

import type { RequestListener } from 'node:http';
import type { Domain } from '@grt/sdk/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lingeringQueue } from '../../core/queue/testing/lingering-queue.ts';
import { call } from '../../testing/api-calls.ts';
import { aHost, type Host } from '../../testing/feed-host.ts';
import { lastAudit } from '../../testing/last-audit.ts';
import { describeOnServer } from '../../testing/servers.ts';
import type { TestServer } from '../../testing.ts';
import { definePolicyCheck } from './policy-check.commands.ts';

const page: RequestListener = (_, response) => {
  response
    .writeHead(200, { 'content-type': 'text/html' })
    .end('<title>Content removal</title><a href="mailto:Removal@Reels.example?subject=DMCA">Write to us</a>');
};

describeOnServer('the policy page of a domain', (start) => {
  let site: Host;
  let answer: RequestListener;
  let server: TestServer;
  let acme: string;
  let token: string;
  beforeAll(async () => {
    site = await aHost((request, response) => answer(request, response));
    server = await start({ environment: { GRT_RATE_LIMITS: 'off', GRT_FEED_FETCH_ALLOW: site.name } });
    acme = await server.signIn('acme');
    token = await server.signIn('reviewer');
    await server.drain();
  });
  afterAll(() => site.close());

  let count = 0;
  const formOf = (changes: object = {}) => ({
    domain_name: `policy-${String(count)}.example`,
    dmca_compliance_url: `${site.url}/dmca`,
    content_removal_email: 'removal@reels.example',
    ...changes,
  });
  const add = async (changes: object = {}): Promise<number> => {
    count += 1;
    const added = await call(server, '/domains', { token: acme, json: formOf(changes) });
    expect(added.status).toBe(201);
    const domain: Domain = added.body.data;
    expect(domain.policy_check).toBeNull();
    return domain.id;
  };
  const edit = (id: number, changes: object) =>
    call(server, `/domains/${String(id)}`, { token: acme, method: 'PUT', json: formOf(changes) });
  const show = async (id: number, as = token): Promise<Domain> =>
    (await call(server, `/domains/${String(id)}`, { token: as })).body.data;
  const checkOf = async (id: number) => (await show(id)).policy_check;
  const checkAgain = (id: number) =>
    call(server, `/admin/domains/${String(id)}/check-policy`, { token, method: 'POST' });

  it('is looked at once the domain has been added, and again when a reviewer asks', async () => {
    answer = page;
    const id = await add();
    const address = `${site.url}/dmca`;
    expect(await checkOf(id)).toMatchObject({ state: 'checking', address, checked_at: null, status: null });
    expect(await server.drain()).toBe(1);
    const first = {
      state: 'checked',
      address,
      checked_at: server.clock.now().toISOString(),
      problem: null,
      status: 200,
      final_address: address,
      title: 'Content removal',
      certificate_since: null,
      certificate_until: null,
      last_modified: null,
      mentions_email: true,
    };
    const shown = await show(id);
    expect(shown.policy_check).toEqual(first);

    let looks = 0;
    answer = (_, response) => {
      looks += 1;
      response.setHeader('content-type', 'text/html').end('<p>Removal is not possible.</p>');
    };
    server.clock.advance(60_000);
    const { status, body } = await checkAgain(id);
    expect([status, body.data]).toMatchObject([200, { id, policy_check: { ...first, state: 'checking' } }]);
    await checkAgain(id);
    await server.drain();
    expect(looks).toBe(1);
    const second = { ...first, checked_at: server.clock.now().toISOString(), title: null, mentions_email: false };
    // Its client, who may be editing it, finds the domain as it was.
    expect(await show(id)).toEqual({ ...shown, policy_check: second });
    expect(await lastAudit(server, 'domains.checkPolicy')).toMatchObject({
      subjectType: 'domain',
      subjectId: String(id),
      actor: 'reviewer',
    });
  });

  it('is nothing that clients are told of', async () => {
    answer = page;
    const id = await add();
    await server.drain();
    expect((await show(id, acme)).policy_check).toBeNull();
    const own: Domain[] = (await call(server, '/domains?per_page=100', { token: acme })).body.data;
    expect(own.filter(({ policy_check }) => policy_check !== null)).toEqual([]);
    const theirs: Domain[] = (await call(server, '/admin/domains?per_page=100', { token })).body.data;
    expect(theirs.find((one) => one.id === id)?.policy_check).toMatchObject({ state: 'checked', status: 200 });
    expect((await call(server, `/domains/${String(id)}/bidding`, { token })).body).toMatchObject({
      domain: { policy_check: { status: 200 } },
    });
  });

  it('is looked at again when its address or the email changes, and not when anything else does', async () => {
    answer = page;
    const id = await add();
    await server.drain();
    await edit(id, { domain_url: 'https://other.example' });
    expect(await server.drain()).toBe(0);
    expect(await checkOf(id)).toMatchObject({ state: 'checked', mentions_email: true });

    const other = { content_removal_email: 'other@reels.example' };
    await edit(id, other);
    expect(await checkOf(id)).toMatchObject({ state: 'checking', title: 'Content removal', mentions_email: null });
    expect(await server.drain()).toBe(1);
    expect(await checkOf(id)).toMatchObject({ state: 'checked', mentions_email: false });

    await edit(id, { ...other, dmca_compliance_url: `${site.url}/new` });
    expect(await checkOf(id)).toMatchObject({
      state: 'checking',
      address: `${site.url}/new`,
      title: null,
      status: null,
    });
    expect(await server.drain()).toBe(1);
    expect(await checkOf(id)).toMatchObject({ state: 'checked', address: `${site.url}/new`, status: 200 });
  });

  it('shows nothing of an older address that was still looked at when it changed', async () => {
    const id = await add({ dmca_compliance_url: `${site.url}/old` });
    const newest = `${site.url}/newest`;
    answer = (request, response) => {
      if (request.url === '/newest') {
        response.writeHead(404).end();
        return;
      }
      server.clock.advance(1000);
      void edit(id, { dmca_compliance_url: newest }).then(() => page(request, response));
    };
    expect(await server.drain()).toBe(2);
    expect(await checkOf(id)).toMatchObject({ state: 'checked', address: newest, status: 404, title: null });
  });

  it('is looked at again even if the job that looked before has not ended', async () => {
    answer = page;
    const id = await add();
    await server.drain();
    await checkAgain(id);
    const { queue, end } = lingeringQueue({ ...server.platform, clock: server.clock });
    definePolicyCheck({ ...server.platform, queue });
    const drained = queue.drain();
    await end.reached;
    answer = (_, response) => response.writeHead(404).end();
    expect((await checkAgain(id)).body.data).toMatchObject({ policy_check: { state: 'checking', status: 200 } });
    await server.drain();
    expect(await checkOf(id)).toMatchObject({ state: 'checked', status: 404 });
    end.letGo();
    await drained;
  });

  it('is never looked at where it is not public', async () => {
    const id = await add({ dmca_compliance_url: 'http://10.0.0.1/dmca' });
    await server.drain();
    expect(await checkOf(id)).toMatchObject({
      state: 'checked',
      status: null,
      mentions_email: null,
      problem: '10.0.0.1 is not a public address, so nothing can be fetched from it.',
    });
  });

  it('can be looked at after the decision, and not without a domain', async () => {
    answer = page;
    const id = await add();
    await call(server, `/admin/domains/${String(id)}/reject`, { token, json: { admin_notes: 'No.' } });
    expect((await checkAgain(id)).status).toBe(200);
    await server.drain();
    expect(await checkOf(id)).toMatchObject({ state: 'checked', status: 200 });
    await checkAgain(id);
    await call(server, `/admin/domains/${String(id)}/delete`, { token: await server.signIn('admin'), method: 'POST' });
    await server.drain();
    expect((await checkAgain(id)).status).toBe(404);
    expect((await checkAgain(999)).status).toBe(404);
  });
});

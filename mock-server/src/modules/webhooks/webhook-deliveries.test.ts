import { verifyWebhook } from '@grt/sdk/webhooks';
import { expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { loadDocument } from '../../core/http/document.ts';
import { createQueue } from '../../core/queue/queue.ts';
import { silentLog } from '../../core/log.ts';
import { createServices } from '../../services.ts';
import { expectedSignature } from './testing/receiver.ts';
import { describeWebhooks } from './testing/webhook-scene.ts';
import { retryWaitsMs } from './webhooks.rules.ts';

const hourMs = 3_600_000;

describeWebhooks('a delivery', (scene) => {
  const { aWebhook, test, deliveries, theDelivery, theWebhook, resend, after, own } = scene;

  it('is signed so that the SDK and an independent computation accept it, and is logged', async () => {
    const { secret, webhook } = await aWebhook(['feed.approved']);
    const { id } = await test(webhook.id);
    await after(0);
    const [received] = scene.receiver.received;
    if (!received) throw new Error('Nothing was received');
    expect(received.method).toBe('POST');
    expect(received.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'GRT-Webhooks/2.0',
      'webhook-timestamp': String(scene.server.clock.now().getTime() / 1000),
      'webhook-signature': expectedSignature(received, secret),
    });
    const event = await verifyWebhook({ ...received, secret, now: scene.server.clock.now() });
    expect(event).toEqual({
      id: received.headers['webhook-id'],
      type: 'webhook.test',
      timestamp: '2026-11-20T10:00:00.000Z',
      data: { webhook_id: webhook.id },
    });
    expect(await theDelivery(webhook.id, id)).toEqual({
      delivery: {
        id,
        event_id: event.id,
        event_type: 'webhook.test',
        status: 'delivered',
        attempts: 1,
        last_status: 200,
        last_error: null,
        next_attempt_at: null,
        created_at: '2026-11-20T10:00:00.000Z',
      },
      request_body: received.body,
      attempt_log: [
        {
          number: 1,
          sent_at: '2026-11-20T10:00:00.000Z',
          duration_ms: 0,
          status: 200,
          response_body: 'ok',
          error: null,
        },
      ],
    });
  });

  it('is repeated with growing waits until it succeeds, with the same id and body', async () => {
    const { webhook, secret } = await aWebhook(['feed.approved']);
    const { id } = await test(webhook.id);
    scene.receiver.answer(503, 'Down for maintenance');
    await after(0);
    for (const [index, waitMs] of retryWaitsMs.slice(0, 4).entries()) {
      const count = scene.receiver.received.length;
      expect((await deliveries(webhook.id))[0]).toMatchObject({
        status: 'waiting',
        attempts: index + 1,
        last_status: 503,
      });
      await after(waitMs - 1);
      expect(scene.receiver.received).toHaveLength(count);
      if (index === 3) scene.receiver.answer(204);
      await after(1);
      expect(scene.receiver.received).toHaveLength(count + 1);
    }
    await scene.signInAgain();
    const log = await theDelivery(webhook.id, id);
    expect(log.delivery).toMatchObject({ status: 'delivered', attempts: 5, last_status: 204, last_error: null });
    expect(log.attempt_log.map(({ status, error }) => [status, error])).toEqual([
      ...Array.from({ length: 4 }, () => [503, `${scene.receiver.host.name} responded with 503 Service Unavailable.`]),
      [204, null],
    ]);
    expect(new Set(scene.receiver.received.map(({ body }) => body)).size).toBe(1);
    expect(new Set(scene.receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    for (const received of scene.receiver.received)
      expect(received.headers['webhook-signature']).toBe(expectedSignature(received, secret));
    expect(await theWebhook(webhook.id)).toMatchObject({ status: 'enabled', failing_since: null });
  });

  it('is listed by time or by its attempts, in both directions', async () => {
    const { webhook } = await aWebhook(['feed.approved']);
    const { id: often } = await test(webhook.id);
    scene.receiver.answer(500);
    await after(0);
    scene.receiver.answer(200);
    await after(retryWaitsMs[0]);
    const { id: once } = await test(webhook.id);
    await after(0);
    const seen = async (query: string) => (await deliveries(webhook.id, query)).map(({ id }) => id);
    expect(await seen('?order=desc')).toEqual([once, often]);
    expect(await seen('?sort=created_at&order=asc')).toEqual([often, once]);
    expect(await seen('?sort=attempts')).toEqual([often, once]);
    expect(await seen('?sort=attempts&order=asc')).toEqual([once, often]);
  });

  it('is given up after eight attempts, and sent again by hand with the same waits', async () => {
    const { webhook } = await aWebhook(['feed.approved']);
    const { id } = await test(webhook.id);
    scene.receiver.answer(500);
    await after(0);
    for (const waitMs of retryWaitsMs) await after(waitMs);
    await after(24 * hourMs);
    await scene.signInAgain();
    expect(scene.receiver.received).toHaveLength(8);
    expect(await deliveries(webhook.id)).toMatchObject([{ id, status: 'failed', attempts: 8, next_attempt_at: null }]);
    expect(await theWebhook(webhook.id)).toMatchObject({
      status: 'enabled',
      failing_since: '2026-11-20T10:00:00.000Z',
    });
    expect(await deliveries(webhook.id, '?status=delivered')).toEqual([]);

    expect((await resend(webhook.id, id)).body.data).toMatchObject({ status: 'waiting', attempts: 8 });
    await after(0);
    expect(await deliveries(webhook.id)).toMatchObject([{ status: 'waiting', attempts: 9 }]);
    scene.receiver.answer(200);
    await after(retryWaitsMs[0]);
    expect(await deliveries(webhook.id)).toMatchObject([{ status: 'delivered', attempts: 10 }]);
    expect(new Set(scene.receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect((await theDelivery(webhook.id, id)).attempt_log.map(({ number }) => number)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
  });

  it('to a webhook that has failed for three days disables it, with a mail to its owner', async () => {
    const { webhook } = await aWebhook(['feed.approved']);
    scene.receiver.answer(500);
    await test(webhook.id);
    await after(0);
    await after(72 * hourMs - 1);
    await scene.signInAgain();
    expect((await theWebhook(webhook.id)).status).toBe('enabled');
    const { id: second } = await test(webhook.id);
    await after(1);
    await scene.signInAgain();
    expect(await theWebhook(webhook.id)).toMatchObject({ status: 'disabled', disabled_reason: 'failing' });
    expect((await theDelivery(webhook.id, second)).delivery.status).toBe('failed');
    const { account } = (await scene.server.platform.accounts.findOfClient(1)) ?? {};
    const mail = await scene.server.latestMail(account?.email ?? '');
    expect(mail.subject).toBe(`Your webhook to ${scene.receiver.host.name} was disabled`);
    expect(mail.text).toContain('No event has been delivered to it since November 20, 2026 at 10:00 UTC.');
    expect(mail.links.at(-1)).toMatch(/\/client\/webhooks\/\d+\?status=failed$/);
    const sent = scene.receiver.received.length;
    await after(100 * hourMs);
    expect(scene.receiver.received).toHaveLength(sent);
    await scene.signInAgain();
    expect((await own(`/${String(webhook.id)}/test`, { method: 'POST' })).body.message).toBe(
      `The webhook to ${scene.receiver.host.name} is disabled. Enable it first.`,
    );
    expect((await resend(webhook.id, second)).status).toBe(409);
    const enabled = await own(`/${String(webhook.id)}`, { method: 'PUT', json: { is_enabled: true } });
    expect(enabled.body.data).toMatchObject({ status: 'enabled', disabled_reason: null, failing_since: null });
    scene.receiver.answer(200);
    await resend(webhook.id, second);
    await after(0);
    expect((await theDelivery(webhook.id, second)).delivery.status).toBe('delivered');
  });

  it('answered with 410 disables the webhook, and nothing more is sent', async () => {
    const { webhook } = await aWebhook(['feed.approved']);
    const [first, second] = [await test(webhook.id), await test(webhook.id)];
    scene.receiver.answer(410);
    await after(0);
    expect(await theWebhook(webhook.id)).toMatchObject({ status: 'disabled', disabled_reason: 'gone' });
    for (const { id } of [first, second])
      expect((await theDelivery(webhook.id, id)).delivery).toMatchObject({ status: 'failed', next_attempt_at: null });
    const sent = scene.receiver.received.length;
    await after(48 * hourMs);
    expect(scene.receiver.received).toHaveLength(sent);
  });

  it('does not follow redirects, and keeps the beginning of an answer', async () => {
    const { webhook } = await aWebhook(['feed.approved']);
    const { id } = await test(webhook.id);
    scene.receiver.answer(302, 'x'.repeat(5000), { location: `${scene.receiver.host.url}/elsewhere` });
    await after(0);
    expect(scene.receiver.received).toHaveLength(1);
    const { delivery, attempt_log } = await theDelivery(webhook.id, id);
    expect(delivery).toMatchObject({
      status: 'waiting',
      last_error: `${scene.receiver.host.name} responded with 302: redirects are not followed.`,
    });
    expect(attempt_log[0]?.response_body).toBe('x'.repeat(2048));
  });

  it('counts by its status even if the answer breaks off, and keeps text that the database would refuse', async () => {
    const { webhook } = await aWebhook(['feed.approved']);
    const { id } = await test(webhook.id);
    scene.receiver.answerWith((response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('a\0b', () => response.destroy());
    });
    await after(0);
    expect((await theDelivery(webhook.id, id)).attempt_log).toMatchObject([{ status: 200, response_body: 'a\uFFFDb' }]);
  });

  it('is signed with both secrets for a day after a rotation, and then with the new one only', async () => {
    const { webhook, secret: old } = await aWebhook(['feed.approved']);
    const { body } = await own(`/${String(webhook.id)}/rotate`, { method: 'POST' });
    const { secret } = body.data as { secret: string };
    expect(secret).not.toBe(old);
    expect((await theWebhook(webhook.id)).old_secret_until).toBe('2026-11-21T10:00:00.000Z');
    await test(webhook.id);
    await after(24 * hourMs - 1);
    await scene.signInAgain();
    await test(webhook.id);
    await after(1);
    const [during, afterwards] = scene.receiver.received;
    if (!during || !afterwards) throw new Error('Something was not received');
    expect(during.headers['webhook-signature']).toBe(
      `${expectedSignature(during, secret)} ${expectedSignature(during, old)}`,
    );
    expect(afterwards.headers['webhook-signature']).toBe(expectedSignature(afterwards, secret));
    const now = scene.server.clock.now();
    for (const one of [secret, old])
      expect(await verifyWebhook({ ...during, secret: one, now })).toMatchObject({ type: 'webhook.test' });
    await expect(verifyWebhook({ ...afterwards, secret: old, now })).rejects.toMatchObject({
      reason: 'wrong_signature',
    });
  });

  it('is sent by one worker at a time, however many take it', async () => {
    const { webhook } = await aWebhook(['feed.approved']);
    const { id } = await test(webhook.id);
    let answered = () => undefined as void;
    const arrived = new Promise<void>((resolve) => {
      scene.receiver.answerWith(async (response) => {
        resolve();
        await new Promise<void>((letGo) => (answered = letGo));
        response.end();
      });
    });
    const { platform } = scene.server;
    const other = { ...platform, queue: createQueue({ ...platform, log: silentLog }) };
    createApp(createServices(other), await loadDocument(), undefined);
    const first = scene.server.drain();
    await arrived;
    expect((await resend(webhook.id, id)).status).toBe(200);
    await other.queue.drain();
    expect(scene.receiver.received).toHaveLength(1);
    scene.receiver.answer(200);
    answered();
    await first;
    expect(scene.receiver.received).toHaveLength(1);
    await after(30_000);
    expect(scene.receiver.received).toHaveLength(2);
    expect((await theDelivery(webhook.id, id)).delivery).toMatchObject({ status: 'delivered', attempts: 2 });
  });

  it('that was interrupted is sent again', async () => {
    const { webhook } = await aWebhook(['feed.approved']);
    const { id } = await test(webhook.id);
    const arrived = new Promise<void>((resolve) => {
      scene.receiver.answerWith(() => resolve());
    });
    const { queue } = scene.server.platform;
    const running = scene.server.drain();
    await arrived;
    scene.receiver.answer(200);
    await queue.stop({ graceMs: 1000 });
    await running;
    await after(0);
    expect((await theDelivery(webhook.id, id)).delivery).toMatchObject({ status: 'delivered', attempts: 1 });
    expect(scene.receiver.received).toHaveLength(2);
  });
});

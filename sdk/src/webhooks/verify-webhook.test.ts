import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signWebhook, verifyWebhook, type WebhookRequest } from './index.ts';

const secret = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
const now = new Date('2026-11-20T10:00:00.000Z');
const seconds = now.getTime() / 1000;
const event = { id: 'evt_1', type: 'webhook.test', timestamp: now.toISOString(), data: { webhook_id: 3 } };
const body = JSON.stringify(event);

/** Signed with Node's own crypto. */
function signed({ at = seconds, text = body, with: key = secret } = {}): WebhookRequest {
  const hash = createHmac('sha256', Buffer.from(key.slice(6), 'base64')).update(`evt_1.${String(at)}.${text}`);
  const headers = {
    'Webhook-Id': 'evt_1',
    'webhook-timestamp': String(at),
    'webhook-signature': `v1,${hash.digest('base64')}`,
  };
  return { body: text, headers, secret, now };
}

describe('a webhook', () => {
  it('is signed as the scheme’s own example says', async () => {
    const content = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: '1614265330', body: '{"test": 2432232314}' };
    const example = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    expect(await signWebhook(content, example)).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });

  it('is accepted with headers of Node and of the Fetch API, and with a body of bytes', async () => {
    const request = signed();
    expect(await verifyWebhook(request)).toEqual(event);
    const headers = new Headers(
      Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]),
    );
    expect(await verifyWebhook({ ...request, headers, body: new TextEncoder().encode(body) })).toEqual(event);
  });

  it('is typed by what happened', async () => {
    const seen = await verifyWebhook(signed());
    if (seen.type !== 'webhook.test') throw new Error('It is of another type');
    expect(seen.data.webhook_id).toBe(3);
  });

  it('is accepted if one of several signatures matches', async () => {
    const { headers, ...request } = signed();
    const { 'webhook-signature': right } = headers as Record<string, string>;
    const several = { ...headers, 'webhook-signature': `v1a,abcd v1,AAAA v1,!! ${String(right)}` };
    expect(await verifyWebhook({ ...request, headers: several })).toEqual(event);
  });

  it.each([300, -300])('is accepted %i seconds after it was signed', async (age) => {
    expect(await verifyWebhook(signed({ at: seconds - age }))).toEqual(event);
  });

  it.each([
    ['too_old', signed({ at: seconds - 301 })],
    ['too_new', signed({ at: seconds + 301 })],
    ['wrong_signature', { ...signed(), body: `${body} ` }],
    ['wrong_signature', signed({ with: 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' })],
    ['bad_secret', { ...signed(), secret: 'whsec_???' }],
    ['bad_secret', { ...signed(), secret: '' }],
    ['not_an_event', signed({ text: 'hello' })],
    ['not_an_event', signed({ text: '[]' })],
    ['missing_header', { ...signed(), headers: {} }],
    ['bad_timestamp', { ...signed(), headers: { ...signed().headers, 'webhook-timestamp': 'now' } }],
  ] as const)('is refused as %s', async (reason, request) => {
    await expect(verifyWebhook(request)).rejects.toMatchObject({ name: 'WebhookVerificationError', reason });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../core/clock.ts';
import { aHost, aSocketHost, type Host } from '../../testing/feed-host.ts';
import { aReceiver, type Receiver } from './testing/receiver.ts';
import { createWebhookSender, type SenderParts } from './webhook-sender.ts';

const secret = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';

describe('sending a webhook', () => {
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await aReceiver();
  });
  afterAll(() => receiver.host.close());
  const send = (url: string, parts: Partial<SenderParts> = {}, signal = new AbortController().signal) =>
    createWebhookSender({
      clock: systemClock,
      rules: { allowed: [receiver.host.name], requireTls: false },
      ...parts,
    }).send({ url, eventId: 'evt_1', body: '{}', secrets: [secret] }, signal);

  it('goes to a host that is allowed', async () => {
    expect(await send(`${receiver.host.url}/hook`)).toEqual({ status: 200, responseBody: 'ok', error: null });
  });

  it.each(['10.0.0.7', '127.0.0.1', '169.254.169.254', '::1', '::ffff:10.0.0.7'])(
    'does not go to a name that resolves to %s',
    async (address) => {
      const resolve = async () => [{ address, family: address.includes(':') ? 6 : 4 }];
      expect(await send('https://hooks.example/x', { resolve })).toEqual({
        status: null,
        responseBody: null,
        error: 'hooks.example is not a public address, so events cannot be sent to it.',
      });
    },
  );

  it('goes to the address that was checked, whatever the name resolves to later', async () => {
    const answers = [[{ address: '127.0.0.1', family: 4 }], [{ address: '10.0.0.7', family: 4 }]];
    const rules = { allowed: [`hooks.example:${String(receiver.host.port)}`], requireTls: false };
    const resolve = async () => answers.shift() ?? [];
    expect((await send(`http://hooks.example:${String(receiver.host.port)}/x`, { rules, resolve })).status).toBe(200);
    expect(answers).toHaveLength(1);
  });

  it('does not go to an address that has become refused', async () => {
    expect((await send('http://192.168.1.1/')).error).toBe(
      '192.168.1.1 is not a public address, so events cannot be sent to it.',
    );
    const rules = { allowed: [receiver.host.name], requireTls: true };
    expect((await send(receiver.host.url, { rules })).error).toBe('Please enter an address that starts with https://');
  });

  it('says that no one listens, that no web server answers, and that it takes too long', async () => {
    const closed = await aHost(() => undefined);
    await closed.close();
    const rude = await aSocketHost((socket) => void socket.end('hello\r\n\r\n'));
    const slow = await aHost(() => undefined);
    const to = ({ url, name }: Host) => send(url, { rules: { allowed: [name], requireTls: false }, timeoutMs: 100 });
    expect((await to(closed)).error).toBe('127.0.0.1 refused the connection.');
    expect((await to(rude)).error).toBe('127.0.0.1 does not respond like a web server.');
    expect((await to(slow)).error).toBe(`${slow.name} did not respond within 0.1 seconds.`);
    await Promise.all([rude.close(), slow.close()]);
  });

  it('ends with the signal', async () => {
    const slow = await aHost(() => undefined);
    const rules = { allowed: [slow.name], requireTls: false };
    await expect(send(slow.url, { rules }, AbortSignal.abort(new Error('stop')))).rejects.toThrow('stop');
    await slow.close();
  });
});

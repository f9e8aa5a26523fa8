import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { fixedClock } from '../clock.ts';
import { smallApp } from '../http/testing/small-app.ts';
import { createRequestLimit } from './request-limit.ts';

describe('the limit of requests', () => {
  it('lets the allowed number pass for each address, and starts over in the next window', () => {
    const clock = fixedClock('2026-11-21T10:00:00Z');
    const admit = createRequestLimit({ count: 2, windowMs: 60_000 }, clock);
    admit('a');
    admit('a');
    admit('b');
    expect(() => admit('a')).toThrow('Too many attempts. Please try again in 60 seconds.');
    clock.advance(60_000);
    expect(() => admit('a')).not.toThrow();
  });

  it('does not lock anyone out when the clock is set back', () => {
    const clock = fixedClock('2026-11-21T10:00:00Z');
    const admit = createRequestLimit({ count: 1, windowMs: 60_000 }, clock);
    admit('a');
    clock.set('2026-11-20T10:00:00Z');
    expect(() => admit('a')).not.toThrow();
  });

  it('costs the same for each address, however many there are, and forgets the first ones when there are too many', () => {
    const clock = fixedClock('2026-11-21T10:00:00Z');
    const admit = createRequestLimit({ count: 1, windowMs: 60_000 }, clock);
    let turns = 0;
    const counting = vi.spyOn(Map.prototype, Symbol.iterator).mockImplementation(function* (
      this: Map<unknown, unknown>,
    ) {
      for (const entry of Map.prototype.entries.call(this)) {
        turns += 1;
        yield entry;
      }
      return undefined;
    });
    onTestFinished(() => counting.mockRestore());
    /** How many entries are looked at for addresses that are new. */
    const many = (from: number, to: number): number => {
      turns = 0;
      for (let index = from; index < to; index += 1)
        admit(`2001:db8:${index.toString(16).replace(/(?=.{4}$)/, ':')}::1`);
      return turns;
    };
    expect(many(65_536, 75_536)).toBeLessThanOrEqual(10_000);
    expect(many(75_536, 155_536)).toBeLessThanOrEqual(80_000);
    // Now there are too many, and each new one is at the expense of the first.
    expect(many(155_536, 185_536)).toBeLessThanOrEqual(2 * 30_000);
    counting.mockRestore();

    const few = createRequestLimit({ count: 1, windowMs: 60_000 }, clock, 2);
    for (const address of ['a', 'b', 'c']) few(address);
    expect(() => few('c')).toThrow('Too many attempts');
    expect(() => few('b')).toThrow('Too many attempts');
    expect(() => few('a')).not.toThrow();
  });

  it('answers 429 with Retry-After, in the envelope', async () => {
    const clock = fixedClock('2026-11-21T10:00:00Z');
    const small = await smallApp({ admit: createRequestLimit({ count: 1, windowMs: 60_000 }, clock) });
    await small.call('GET', '/api/things/7', { token: 'client' });
    const { status, headers, body } = await small.call('GET', '/api/things/7', { token: 'client' });
    expect([status, headers.get('retry-after'), body['code']]).toEqual([429, '60', 'too_many_requests']);
    await small.close();
  });

  it('tells what is left of it with every reply, up to the one that it refuses', async () => {
    const clock = fixedClock('2026-11-21T10:00:00Z');
    const small = await smallApp({ admit: createRequestLimit({ count: 2, windowMs: 60_000 }, clock) });
    const told = async () => {
      const { status, headers } = await small.call('GET', '/api/things/7', { token: 'client' });
      return [status, ...['limit', 'remaining', 'reset'].map((name) => headers.get(`ratelimit-${name}`))];
    };
    expect(await told()).toEqual([200, '2', '1', '60']);
    clock.advance(20_500);
    expect(await told()).toEqual([200, '2', '0', '40']);
    expect(await told()).toEqual([429, '2', '0', '40']);
    clock.advance(39_500);
    expect(await told()).toEqual([200, '2', '1', '60']);
    await small.close();
  });

  it('tells nothing where there is no limit', async () => {
    const small = await smallApp({});
    const { headers } = await small.call('GET', '/api/things/7', { token: 'client' });
    expect([...headers.keys()].filter((name) => name.startsWith('ratelimit'))).toEqual([]);
    await small.close();
  });

  it('counts by the address from our own proxy, and trusts no one else', async () => {
    const seen: string[] = [];
    const from = async (trustedProxies: number, forwarded: string) => {
      const small = await smallApp({ trustedProxies, admit: (address) => void seen.push(address) });
      await small.call('GET', '/api/things/7', { headers: { 'X-Forwarded-For': forwarded } });
      await small.close();
      return seen.at(-1);
    };
    expect(await from(0, '203.0.113.9')).toBe('127.0.0.1');
    expect(await from(1, '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9');
    expect(await from(2, '198.51.100.1, 203.0.113.9')).toBe('198.51.100.1');
    expect(await from(1, 'not an address')).toBe('127.0.0.1');
    expect(await from(1, '::ffff:203.0.113.9')).toBe('203.0.113.9');
    expect(await from(1, '203.0.113.9:50123')).toBe('203.0.113.9');
    expect(await from(1, '[2001:db8::1]:50123')).toBe('2001:db8::1');
  });
});

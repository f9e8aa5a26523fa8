import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createGrt } from '../client.ts';
import { ForbiddenError, NotSignedInError } from '../errors.ts';
import { memoryTokenStore } from '../session.ts';
import { fakeClock } from '../testing/fake-clock.ts';
import { followChanges } from './follow-changes.ts';

const change = (id: number) => ({ kind: 'feed', id, what: 'added', mine: false });
const event = (id: number) => `id: 0000000a-${String(id)}\ndata: ${JSON.stringify(change(id))}\n\n`;
const begins = 'id: 0000000a-0\n\n';

type Answer =
  | readonly string[]
  | { readonly retryAfter: string }
  | 'offline'
  | 'endless'
  | 401
  | 403
  | 429
  | 500
  | 502
  | 503;

/** A server that answers so, in turn: with these pieces of a reply, without an end to it, or with a refusal. */
function against(...answers: readonly Answer[]) {
  const app = new Hono();
  const left = [...answers];
  const asked: string[] = [];
  let isLeft = false;
  app.get('/api/admin/live', (c) => {
    asked.push(new URL(c.req.url).search);
    const answer = left.shift() ?? 403;
    if (answer === 'offline') throw new TypeError('reset');
    if (typeof answer === 'number') return c.json({ success: false, message: 'x', code: 'x', request_id: 'r' }, answer);
    if (typeof answer === 'object' && 'retryAfter' in answer)
      return c.json({ success: false, message: 'x', code: 'x', request_id: 'r' }, 503, {
        'Retry-After': answer.retryAfter,
      });
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const pieces = answer === 'endless' ? [event(7)] : answer;
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        if (answer !== 'endless') controller.close();
      },
      cancel: () => void (isLeft = true),
    });
    return c.body(body, 200, { 'Content-Type': 'text/event-stream' });
  });
  app.onError((error) => {
    throw error;
  });
  const clock = fakeClock();
  const fetch = async (url: string | URL | Request, init?: RequestInit) => app.request(new Request(url, init));
  const grt = createGrt({ baseUrl: 'http://grt.test/api', fetch, tokenStore: memoryTokenStore(), clock, retries: 0 });
  const told: number[] = [];
  const states: string[] = [];
  const follow = async (signal?: AbortSignal, after?: string) => {
    const options = { signal, after, clock, random: () => 1, onState: (state: string) => void states.push(state) };
    for await (const { id } of followChanges(grt.live, options)) told.push(id ?? 0);
  };
  return { follow, told, states, asked, waits: clock.waits, isLeft: () => isLeft };
}

it('goes on where it was after a connection that was lost, and says so', async () => {
  const seen = against([begins, event(1), event(2)], [event(3)]);
  await expect(seen.follow()).rejects.toBeInstanceOf(ForbiddenError);
  expect(seen.told).toEqual([1, 2, 3]);
  expect(seen.asked).toEqual(['?follow=true', '?follow=true&after=0000000a-2', '?follow=true&after=0000000a-3']);
  expect(seen.states).toEqual(['open', 'lost', 'open', 'lost']);
});

it('begins at the position of an earlier time', async () => {
  const seen = against([begins]);
  await expect(seen.follow(undefined, '0000000b-5')).rejects.toBeInstanceOf(ForbiddenError);
  expect(seen.asked[0]).toBe('?follow=true&after=0000000b-5');
});

it('reads events that arrive in pieces, and lines that only show that the connection holds', async () => {
  const [head, tail] = [event(1).slice(0, 30), event(1).slice(30)];
  const seen = against([begins + head, `${tail}:\n\n`, event(2)]);
  await expect(seen.follow()).rejects.toBeInstanceOf(ForbiddenError);
  expect(seen.told).toEqual([1, 2]);
});

it('waits longer each time while the server cannot be reached or is busy, up to a minute, and starts over after a change', async () => {
  const seen = against('offline', 503, 429, [begins], 'offline', 'offline', 'offline', [event(1)], 'offline');
  await expect(seen.follow()).rejects.toBeInstanceOf(ForbiddenError);
  expect(seen.waits).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 2000, 4000]);
});

it('waits as long as the server asks, and does not end with a fault of the server either', async () => {
  const seen = against({ retryAfter: '90' }, 500, 502);
  await expect(seen.follow()).rejects.toBeInstanceOf(ForbiddenError);
  expect(seen.waits).toEqual([90_000, 4000, 8000]);
});

it('fails when the session has ended', async () => {
  const seen = against([event(1)], 401);
  await expect(seen.follow()).rejects.toBeInstanceOf(NotSignedInError);
});

it('ends when the signal aborts, and closes the connection', async () => {
  const seen = against('endless');
  const ending = new AbortController();
  const following = seen.follow(ending.signal);
  await expect.poll(() => seen.told).toEqual([7]);
  ending.abort();
  await following;
  expect(seen.isLeft()).toBe(true);
  expect(seen.states).toEqual(['open']);
  await expect(seen.follow(ending.signal)).resolves.toBeUndefined();
  expect(seen.asked).toHaveLength(1);
});

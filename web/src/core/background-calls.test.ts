import { expect, it } from 'vitest';
import { markBackgroundCalls } from './background-calls.ts';

it('marks calls from a minute after the last input on, and keeps their other headers', () => {
  let nowMs = 0;
  const seen: (string | null)[][] = [];
  const send = markBackgroundCalls(
    (_, init) => {
      const headers = new Headers(init.headers);
      seen.push([headers.get('x-background'), headers.get('authorization')]);
      return new Response();
    },
    () => nowMs,
  );
  const headers = { Authorization: 'Bearer a' };
  for (const at of [0, 59_999, 60_000]) {
    nowMs = at;
    void send('/api/health', { headers });
  }
  window.dispatchEvent(new KeyboardEvent('keydown'));
  void send('/api/health', { headers });
  expect(seen).toEqual([
    [null, 'Bearer a'],
    [null, 'Bearer a'],
    ['1', 'Bearer a'],
    [null, 'Bearer a'],
  ]);
});

import { NetworkError, ServerError, TimeoutError } from '@grt/sdk';
import { expect, it } from 'vitest';
import { keepAsking } from './keep-asking.ts';

const operation = 'system.applicationLog';
const refused = (status: number, retryAfterMs?: number) =>
  new ServerError('', { operation, status, code: '', retryAfterMs });

/** Asks until each of these has come: a failure, news, or nothing new. */
async function asked(...replies: readonly (Error | 'news' | 'nothing')[]) {
  const interruption = new AbortController();
  const left = [...replies];
  const waits: number[] = [];
  const notes: string[] = [];
  let code: number | undefined;
  const context = {
    signal: interruption.signal,
    sleep: async (ms: number) => void waits.push(ms),
    note: async (text: string) => void notes.push(text),
    exitWith: (ended: number) => void (code = ended),
  };
  await keepAsking(context, async () => {
    const reply = left.shift();
    if (left.length === 0) interruption.abort();
    if (reply instanceof Error) throw reply;
    return reply === 'news';
  });
  return { waits, notes, code };
}

it('asks every two seconds, and at once after news, until it is interrupted', async () => {
  expect(await asked('nothing', 'news', 'nothing', 'nothing')).toEqual({
    waits: [2000, 2000, 2000],
    notes: [],
    code: 130,
  });
});

it('asks less often after each setback, or when the server says, and as before once it has answered', async () => {
  const lost = new NetworkError('', { operation });
  const late = new TimeoutError('', { operation });

  const { waits, notes } = await asked(
    lost,
    late,
    refused(500),
    refused(429, 90_000),
    refused(502),
    'nothing',
    lost,
    lost,
  );

  expect(waits).toEqual([2000, 2000, 4000, 8000, 90_000, 32_000, 2000, 2000]);
  expect(notes[3]).toBe('The server is not responding. Trying again in 1 min 30 s.');
});

it('ends with what another attempt would not change', async () => {
  await expect(asked('nothing', refused(403), 'nothing')).rejects.toMatchObject({ status: 403 });
});

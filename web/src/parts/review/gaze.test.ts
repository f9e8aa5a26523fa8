import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { awayMs, beatMs, createGaze, settleMs } from './gaze.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function begun(answer: (id: number | null) => Promise<void> = async () => {}) {
  const said: (number | null)[] = [];
  const gaze = createGaze(async (id) => {
    said.push(id);
    await answer(id);
  });
  return { said, end: gaze.begin(), turnTo: gaze.turnTo };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function setVisibility(state: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('tells a case that one stays with, and none that one passes', async () => {
  const { said, turnTo, end } = begun();
  turnTo(1);
  await pass(settleMs - 1);
  turnTo(2);
  await pass(settleMs - 1);
  expect(said).toEqual([]);
  await pass(1);
  expect(said).toEqual([2]);
  turnTo(3);
  turnTo(2);
  await pass(settleMs);
  expect(said).toEqual([2]);
  end();
});

it('tells it again every half minute', async () => {
  const { said, turnTo, end } = begun();
  turnTo(1);
  await pass(settleMs + beatMs - 1);
  expect(said).toEqual([1]);
  await pass(1);
  expect(said).toEqual([1, 1]);
  await pass(beatMs);
  expect(said).toEqual([1, 1, 1]);
  end();
});

it('tells at once that none is shown, or that it has ended, and then nothing more', async () => {
  const { said, turnTo, end } = begun();
  turnTo(1);
  await pass(settleMs);
  turnTo(null);
  await pass(0);
  expect(said).toEqual([1, null]);
  turnTo(2);
  await pass(settleMs);
  end();
  await pass(awayMs);
  expect(said).toEqual([1, null, 2, null]);
});

it('tells nothing for a case that was closed before it was told', async () => {
  const { said, turnTo, end } = begun();
  turnTo(1);
  end();
  await pass(awayMs);
  expect(said).toEqual([]);
});

it('tells nothing while the page is hidden, and goes on when it is seen again', async () => {
  const { said, turnTo, end } = begun();
  turnTo(1);
  await pass(settleMs);
  setVisibility('hidden');
  await pass(2 * beatMs);
  expect(said).toEqual([1, null]);
  setVisibility('visible');
  await pass(settleMs);
  expect(said).toEqual([1, null, 1]);
  end();
});

it('takes nobody to be there after five minutes without any input, until there is one', async () => {
  const { said, turnTo, end } = begun();
  turnTo(1);
  await pass(awayMs - 1);
  expect(said).not.toContain(null);
  await pass(beatMs);
  expect(said.at(-1)).toBeNull();
  const silent = said.length;
  await pass(2 * awayMs);
  expect(said).toHaveLength(silent);
  window.dispatchEvent(new Event('pointermove'));
  await pass(settleMs);
  expect(said.slice(silent)).toEqual([1]);
  end();
});

it('says one thing at a time, in order, and goes on after one that failed', async () => {
  let isSaying = false;
  const { said, turnTo, end } = begun(async (id) => {
    expect(isSaying).toBe(false);
    isSaying = true;
    await new Promise((resolve) => setTimeout(resolve, 5000));
    isSaying = false;
    if (id === 1) throw new Error('unreachable');
  });
  turnTo(1);
  await pass(settleMs);
  turnTo(2);
  await pass(settleMs);
  turnTo(null);
  expect(said).toEqual([1]);
  await pass(15_000);
  expect(said).toEqual([1, 2, null]);
  end();
});

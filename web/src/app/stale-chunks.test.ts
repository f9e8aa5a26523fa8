import { expect, it } from 'vitest';
import { recoverFromStaleChunks } from './stale-chunks.ts';

it('reloads once when a file is gone, not again right afterward, and never while the server is out of reach', async () => {
  let reloads = 0;
  let nowMs = 1_000_000;
  let isReachable = true;
  recoverFromStaleChunks(
    () => {
      reloads += 1;
    },
    () => nowMs,
    () => Promise.resolve(isReachable),
  );
  const fail = async () => {
    window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
    await Promise.resolve();
    await Promise.resolve();
    return reloads;
  };

  isReachable = false;
  expect(await fail()).toBe(0);
  isReachable = true;
  expect(await fail()).toBe(1);
  nowMs += 5_000;
  expect(await fail()).toBe(1);
  nowMs += 60_000;
  expect(await fail()).toBe(2);
});

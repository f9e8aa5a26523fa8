import { expect, it } from 'vitest';
import { recoverFromStaleChunks } from './stale-chunks.ts';

it('reloads once when a file is gone, and shows the error if it is still gone right afterward', () => {
  let reloads = 0;
  let nowMs = 1_000_000;
  recoverFromStaleChunks(
    () => {
      reloads += 1;
    },
    () => nowMs,
  );
  const fail = () => {
    const event = new Event('vite:preloadError', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  expect([fail(), reloads]).toEqual([true, 1]);
  nowMs += 5_000;
  expect([fail(), reloads]).toEqual([false, 1]);
  nowMs += 60_000;
  expect([fail(), reloads]).toEqual([true, 2]);
});

import type { FetchLike } from '@grt/sdk';
import { backgroundHeader } from '@grt/sdk/contract';

/** How long after the last input a call still counts as the user's. */
const attentionMs = 60_000;

/** Marks calls that screens make on their own while no one is at work, such as refreshing figures: they do not keep a
 * session from ending. @see docs/specification/decisions.md §14 */
export function markBackgroundCalls(fetch: FetchLike, nowMs: () => number = () => performance.now()): FetchLike {
  let lastInputMs = nowMs();
  for (const input of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart']) {
    window.addEventListener(input, () => (lastInputMs = nowMs()), { capture: true, passive: true });
  }
  return (url, init) => {
    if (nowMs() - lastInputMs < attentionMs) return fetch(url, init);
    const headers = new Headers(init.headers);
    headers.set(backgroundHeader, '1');
    return fetch(url, { ...init, headers });
  };
}

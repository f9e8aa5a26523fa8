/** What is said again while a case is seen. The server believes it for a minute. */
export const beatMs = 30_000;
/** Cases that one only passes on the way through the queue are not told. */
export const settleMs = 1000;
/** After so long without any input, nobody is taken to be there. */
export const awayMs = 300_000;

const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** What this window tells about the case that it shows. */
export interface Gaze {
  /** The case that is shown from now on; null for none. */
  readonly turnTo: (id: number | null) => void;
  /** From now on it is told. @returns what ends that */
  readonly begin: () => () => void;
}

/** Says which case is seen: once one stays with it, again every half minute, and null as soon as it is no longer seen
 * because the page is hidden, the workspace is closed, or nobody has touched anything for five minutes.
 * @param say - one call at a time; what it throws is of no consequence, since what was said ends by itself */
export function createGaze(say: (id: number | null) => Promise<void>): Gaze {
  let shown: number | null = null;
  let told: number | null = null;
  let lastInputMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saying = Promise.resolve();

  const isAway = () => Date.now() - lastInputMs >= awayMs;
  const seen = () => (document.visibilityState === 'hidden' || isAway() ? null : shown);

  function tell(): void {
    const id = seen();
    told = id;
    saying = saying.then(() => say(id)).catch(() => undefined);
    wait();
  }

  function wait(): void {
    clearTimeout(timer);
    const id = seen();
    if (id !== told) timer = setTimeout(tell, id === null ? 0 : settleMs);
    else if (id !== null) timer = setTimeout(tell, beatMs);
  }

  function look(): void {
    if (seen() === null && told !== null) tell();
    else wait();
  }

  function touch(): void {
    const wasAway = isAway();
    lastInputMs = Date.now();
    if (wasAway) look();
  }

  function end(): void {
    shown = null;
    look();
    clearTimeout(timer);
    for (const input of inputs) window.removeEventListener(input, touch, { capture: true });
    document.removeEventListener('visibilitychange', look);
  }

  return {
    turnTo(id) {
      shown = id;
      look();
    },
    begin() {
      lastInputMs = Date.now();
      for (const input of inputs) window.addEventListener(input, touch, { capture: true, passive: true });
      document.addEventListener('visibilitychange', look);
      return end;
    },
  };
}

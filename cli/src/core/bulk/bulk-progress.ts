import type { Context } from '../context.ts';
import { countText, spanText } from '../quantities.ts';

/** Progress of a run, on a terminal. */
export interface BulkProgress {
  at(count: number): void;
  waits(waitMs: number): void;
  /** Clears the line while something else is written. */
  beside(write: () => Promise<void>): Promise<void>;
  stop(): void;
}

const drawnEveryMs = 100;

/** A line with count, rate, and time left: `5,012 of 10,000, 52/s, 1 min 35 s left`. */
export async function showBulkProgress(context: Context, total: number): Promise<BulkProgress> {
  const startMs = context.now();
  const line = await context.progress(total === 1 ? 'Sending' : `0 of ${countText(total)}`);
  let text = '';
  let drawnMs = startMs;
  return {
    at: (count) => {
      const nowMs = context.now();
      text = paceText(count, total, nowMs - startMs);
      if (count < total && nowMs - drawnMs < drawnEveryMs) return;
      drawnMs = nowMs;
      line.update(text);
    },
    waits: (waitMs) => line.update(`${text}  The server is busy; waiting ${spanText(waitMs)}`),
    beside: async (write) => {
      if (context.output.isTerminal) line.stop();
      await write();
    },
    stop: () => line.stop(),
  };
}

/** Progress of a run. @param elapsedMs - since its first call */
export function paceText(count: number, total: number, elapsedMs: number): string {
  const shown = `${countText(count)} of ${countText(total)}`;
  const perMs = elapsedMs > 0 ? count / elapsedMs : 0;
  if (elapsedMs < 1000 || perMs === 0) return shown;
  const rate = perMs * 1000;
  const left = count < total ? `, ${spanText((total - count) / perMs)} left` : '';
  return `${shown}, ${rate < 10 ? rate.toFixed(1) : countText(Math.round(rate))}/s${left}`;
}

import { sizeText } from '@grt/sdk/contract';
import { countText, spanText } from './quantities.ts';
import type { World } from './world.ts';

/** A progress line on standard error. Only drawn on a terminal. */
export interface Progress {
  /** Replaces the text, even after it was stopped. */
  update(text: string): void;
  /** Clears the line before other output and at the end. */
  stop(): void;
}

/** Whether a line can be redrawn: not in a pipe, on a dumb terminal or one without columns, or in a CI log. */
export function canDraw({ env, stderr }: Pick<World, 'env' | 'stderr'>): boolean {
  const isWatched = env['CI'] === undefined || env['CI'] === '' || env['CI'] === 'false';
  return stderr.isTTY && stderr.columns !== undefined && env['TERM'] !== 'dumb' && isWatched;
}

/** @param shown - false if nothing can be drawn, with `--quiet`, and with `--json` */
export async function startProgress(world: Pick<World, 'stderr'>, shown: boolean, text: string): Promise<Progress> {
  if (!shown) return { update: () => undefined, stop: () => undefined };
  const { default: ora } = await import('ora');
  const spinner = ora({ text, stream: world.stderr.stream, discardStdin: false, isEnabled: true }).start();
  return {
    update: (next) => {
      spinner.text = next;
      if (!spinner.isSpinning) spinner.start();
    },
    stop: () => {
      spinner.stop();
    },
  };
}

/**
 * Describes transfer progress: `1.2 MB of 2.9 MB, 41%, 3.4 MB/s, 0.5 s left`. Without a total there is no percentage.
 * @param moved - bytes so far and, if known, in total
 * @param elapsedMs - since the first byte
 */
export function transferText(
  moved: { readonly loaded: number; readonly total: number | undefined },
  elapsedMs: number,
): string {
  const perSecond = elapsedMs > 0 ? (moved.loaded / elapsedMs) * 1000 : 0;
  const rate = elapsedMs >= 200 ? `, ${sizeText(Math.round(perSecond))}/s` : '';
  if (moved.total === undefined || moved.total === 0) return `${sizeText(moved.loaded)}${rate}`;
  const percent = Math.floor((moved.loaded / moved.total) * 100);
  const left = rate !== '' && perSecond > 0 && moved.loaded < moved.total;
  const remaining = left ? `, ${spanText(((moved.total - moved.loaded) / perSecond) * 1000)} left` : '';
  return `${sizeText(moved.loaded)} of ${sizeText(moved.total)}, ${String(percent)}%${rate}${remaining}`;
}

/** Describes import progress: `3,500 rows, 44%`. */
export function rowsText(rows: number, percent: number): string {
  return `${countText(rows)} rows, ${String(percent)}%`;
}

import { utilizationBarMaxPercent } from '@grt/sdk/contract';

const eighths = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'] as const;

/** A bar of block characters, as wide as `width` columns: full at 100 percent and above, empty at 0.
 * Anything above zero is drawn as at least something.
 * @see docs/specification/decisions.md §8: the bar is capped at 100, the number next to it is not */
export function bar(percent: number, width = 10): string {
  const part = Math.min(utilizationBarMaxPercent, Math.max(0, percent)) / utilizationBarMaxPercent;
  const filled = part === 0 ? 0 : Math.max(1, Math.round(part * width * 8));
  return `${'█'.repeat(Math.floor(filled / 8))}${eighths[filled % 8] ?? ''}`.padEnd(width);
}

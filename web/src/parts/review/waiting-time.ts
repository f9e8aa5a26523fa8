import { reviewHours } from '@grt/sdk/contract';
import type { StatusTone } from '../../ui/status-badge.tsx';

interface WaitingTime {
  /** `30 h` */
  readonly span: string;
  readonly words: string;
  readonly tone: StatusTone;
}

const hourMs = 3_600_000;

/** How long something has waited for a decision, as text and tone. Visitors are promised a reply within
 * {@link reviewHours}.
 * @returns hours below two days, then days: `Waiting 30 h`, `Waiting 3 d`; `wait` from 24 hours on, `bad` from 48 */
export function waitingTime(createdAt: Date, now: Date): WaitingTime {
  const hours = Math.max(0, Math.floor((now.getTime() - createdAt.getTime()) / hourMs));
  const span = hours < reviewHours.to ? `${String(hours)} h` : `${String(Math.floor(hours / 24))} d`;
  return {
    span,
    words: `Waiting ${span}`,
    tone: hours >= reviewHours.to ? 'bad' : hours >= reviewHours.from ? 'wait' : 'rest',
  };
}

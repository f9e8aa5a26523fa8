import type { StatusTone } from '../../ui/status-badge.tsx';

const hourMs = 3_600_000;
/** Thresholds for a long wait and for too long a wait. Visitors are told 24 to 48 hours.
 * @see docs/specification/part-1-public-and-client.md §9 */
const longHours = 24;
const tooLongHours = 48;

/** How long an application has waited for a decision, as text and tone.
 * @returns hours below two days, then days: `Waiting 30 h`, `Waiting 3 d`; `wait` from 24 hours on, `bad` from 48 */
export function waitingTime(createdAt: Date, now: Date): { readonly words: string; readonly tone: StatusTone } {
  const hours = Math.max(0, Math.floor((now.getTime() - createdAt.getTime()) / hourMs));
  const span = hours < tooLongHours ? `${String(hours)} h` : `${String(Math.floor(hours / 24))} d`;
  return { words: `Waiting ${span}`, tone: hours >= tooLongHours ? 'bad' : hours >= longHours ? 'wait' : 'rest' };
}

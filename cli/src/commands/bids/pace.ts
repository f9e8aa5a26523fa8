import type { Pace } from '@grt/sdk/contract';
import type { Tone } from '../../core/colors.ts';

/** A pace in the words of the domains page. @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
export const paceTexts: Readonly<Record<Pace, string>> = {
  on_track: 'On track',
  ahead: 'Ahead of pace',
  behind: 'Behind pace',
};

/** The tone of each pace. */
export const paceTones: Readonly<Record<Pace, Tone>> = { on_track: 'good', ahead: 'waiting', behind: 'waiting' };

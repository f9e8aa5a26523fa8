import type { TrafficSource } from '@grt/sdk/contract';
import type { AccountDay } from '../../basics/account-day.rules.ts';
import type { TrafficCurve } from './traffic-share.rules.ts';

/** What bidding has to know of the traffic that domains bid for, wherever it comes from. */
export interface Supply {
  /** How traffic is expected to fall on a day, from what was seen before the day. */
  curveOf(day: AccountDay): Promise<TrafficCurve>;
  /** Opportunities that are expected from a moment to a later one, in milliseconds since 1970. Undefined where nothing is
   * known of the supply. */
  expectation(atMs: number): Promise<((toMs: number) => number) | undefined>;
  /** How far traffic is simulated; undefined if it never was. */
  state(): Promise<{ readonly advancedTo: Date } | undefined>;
  /** Whether visits are made up now. */
  readonly isSimulated: boolean;
  /** Where the figures of the platform come from. */
  source(): Promise<TrafficSource>;
}

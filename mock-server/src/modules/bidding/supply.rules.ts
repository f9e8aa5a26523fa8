import type { TrafficSource } from '@grt/sdk/contract';
import type { AccountDay } from '../../basics/account-day.rules.ts';
import type { TrafficCurve } from './traffic-share.rules.ts';

/** What bidding needs to know about the traffic that domains bid for, wherever it comes from. */
export interface Supply {
  /** How traffic is expected to spread over a day, from what was seen before the day. */
  curveOf(day: AccountDay): Promise<TrafficCurve>;
  /** Opportunities expected from a moment to a later one, in milliseconds since 1970. Undefined when nothing is known
   * about the supply. */
  expectation(atMs: number): Promise<((toMs: number) => number) | undefined>;
  /** The share of the opportunities, 0 to 1, whose visitors the geo rules let through. */
  servedShare(): Promise<number>;
  /** How far traffic has been simulated; undefined if it never was. */
  state(): Promise<{ readonly advancedTo: Date } | undefined>;
  /** Whether visits are simulated now. */
  readonly isSimulated: boolean;
  /** Where the platform's figures come from. */
  source(): Promise<TrafficSource>;
}

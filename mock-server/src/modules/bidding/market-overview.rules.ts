import { percentOf } from '../../basics/money.rules.ts';
import type { Pace } from './pace.rules.ts';

/** An active domain: approved, bidding active and set up. Money is micro-dollars. */
export interface ActiveDomain {
  readonly spentMicros: number;
  readonly budgetMicros: number;
  readonly efficiency: number;
  readonly pace: Pace;
}

/** The sums over active domains. */
export interface MarketSums {
  readonly activeDomains: number;
  readonly budgetMicros: number;
  readonly spentMicros: number;
  /** 100 · ΣS / ΣB, percent with 1 decimal. */
  readonly utilization: number;
  /** Mean of the efficiency scores, 1 decimal; 0 without domains. */
  readonly averageEfficiency: number;
  readonly behind: number;
  readonly ahead: number;
}

/** @see docs/specification/decisions.md §8 (market overview) */
export function marketSums(domains: readonly ActiveDomain[]): MarketSums {
  const sum = (read: (domain: ActiveDomain) => number) => domains.reduce((total, domain) => total + read(domain), 0);
  const budgetMicros = sum((domain) => domain.budgetMicros);
  const spentMicros = sum((domain) => domain.spentMicros);
  return {
    activeDomains: domains.length,
    budgetMicros,
    spentMicros,
    utilization: percentOf(spentMicros, budgetMicros),
    averageEfficiency:
      domains.length === 0 ? 0 : Math.round((10 * sum((domain) => domain.efficiency)) / domains.length) / 10,
    behind: domains.filter(({ pace }) => pace === 'behind').length,
    ahead: domains.filter(({ pace }) => pace === 'ahead').length,
  };
}

import type { BiddingJob, BiddingSystemHealth } from '@grt/sdk/contract';
import type { CronEntry } from '../../core/queue/schedule.ts';
import type { DomainDay } from './domain-day.rules.ts';
import type { MarketParts } from './market-parts.ts';
import { canServe, isRunning } from './serving.rules.ts';

const jobPrefix = 'traffic:';
const minuteMs = 60_000;
/** The market is advanced every minute; this long without it is too long. */
const lateMs = 3 * minuteMs;
const mostLateDomains = 100;

/** The health of bidding as it is: this call alone does not advance the market first, or it could never be late. */
export async function systemHealth({
  queue,
  market,
  bidding: reader,
  ledger,
}: MarketParts): Promise<BiddingSystemHealth> {
  const now = reader.now();
  const state = await market.state();
  const { open } = await reader.present();
  const faults = await ledger.faults(now);
  const jobs = (await queue.cronEntries())
    .filter(({ command }) => command.startsWith(jobPrefix))
    .map((entry) => jobOf(entry, now));
  const { isSimulated } = market;
  const lagMs = isSimulated && state ? Math.max(0, now.getTime() - state.advancedTo.getTime()) : undefined;
  const late = isSimulated ? lateDomains(open, now.getTime()) : [];
  const problems = [
    ...(isSimulated && !state ? ['Market traffic has not started.'] : []),
    ...(lagMs !== undefined && lagMs > lateMs
      ? [`Traffic was ${String(Math.round(lagMs / minuteMs))} minutes behind.`]
      : []),
    ...(late.length > 0 ? [`${String(late.length)} active domains are not up to date.`] : []),
    ...(faults.overBudget > 0 ? [`${String(faults.overBudget)} domains spent more than their budget.`] : []),
    ...(faults.mismatches > 0
      ? [`The hours of ${String(faults.mismatches)} domains do not add up to their daily totals.`]
      : []),
    ...jobs.filter(({ status }) => status === 'failed').map(({ name }) => `The job ${name} failed.`),
  ];
  const isBroken = faults.overBudget > 0 || faults.mismatches > 0;
  return {
    status: isBroken ? 'unhealthy' : problems.length > 0 ? 'degraded' : 'healthy',
    problems,
    checked_at: now.toISOString(),
    traffic_source: await market.source(),
    last_simulation_at: state?.advancedTo.toISOString() ?? null,
    simulation_lag_seconds: lagMs === undefined ? null : Math.round(lagMs / 1000),
    active_domains: open.length,
    servable_domains: open.filter(({ facts, day }) => canServe(facts, day.spentMicros)).length,
    late_domain_count: late.length,
    late_domains: late.slice(0, mostLateDomains),
    over_budget_domains: faults.overBudget,
    ledger_mismatches: faults.mismatches,
    jobs,
  };
}

/** Domains that the market has not dealt with for a while, most overdue first. */
function lateDomains(open: readonly DomainDay[], nowMs: number): BiddingSystemHealth['late_domains'][number][] {
  return open
    .filter(({ facts, day }) => isRunning(facts) && nowMs - day.advancedToMs > lateMs)
    .sort((a, b) => a.day.advancedToMs - b.day.advancedToMs || a.facts.id - b.facts.id)
    .map(({ facts, day }) => ({
      domain_id: facts.id,
      domain_name: facts.domainName,
      advanced_to: new Date(day.advancedToMs).toISOString(),
      lag_seconds: Math.round((nowMs - day.advancedToMs) / 1000),
    }));
}

function jobOf({ command, lastStatus, lastRun, lastMs, nextRun, lastOutput }: CronEntry, now: Date): BiddingJob {
  const isLate = nextRun !== null && now.getTime() - nextRun.getTime() > lateMs;
  const hasFailed = lastStatus === 'failed';
  return {
    name: command,
    status: hasFailed ? 'failed' : lastRun === null ? 'never_run' : isLate ? 'late' : 'ok',
    last_run_at: lastRun?.toISOString() ?? null,
    last_duration_ms: lastMs,
    next_run_at: nextRun?.toISOString() ?? null,
    last_error: hasFailed ? (lastOutput ?? null) : null,
  };
}

import type {
  Analytics,
  AnalyticsAnnotation,
  AnalyticsBefore,
  AnalyticsFigures,
  AnalyticsRow,
} from '@grt/sdk/contract';
import { csvLine } from '@grt/sdk/feeds';
import { changeOf } from '../../basics/comparison.rules.ts';
import { averageCost, dollarsOf } from '../../basics/money.rules.ts';
import { sourceOf } from '../../basics/visit-source.rules.ts';
import type { AnalyticsPeriod, TimeSlot } from './analytics-period.rules.ts';

/** Sums over the ledger. Money is in micro-dollars. */
export interface LedgerSums {
  readonly views: number;
  /** All clicks, and the charged ones. */
  readonly clicks: number;
  readonly uniqueClicks: number;
  readonly spentMicros: number;
  /** Whether any of it comes from people, and whether any was simulated. */
  readonly hasVisits: boolean;
  readonly hasSimulated: boolean;
}

/** A group of the ledger: what its row says besides the figures. */
export interface LedgerGroup extends LedgerSums {
  readonly key: string;
  readonly label: string;
  /** What the part of a group is called, if groups are split. */
  readonly splitLabel?: string;
  readonly about?: Partial<Pick<AnalyticsRow, 'client_id' | 'domain_id' | 'feed_id' | 'country'>>;
}

export const nothing: LedgerSums = {
  views: 0,
  clicks: 0,
  uniqueClicks: 0,
  spentMicros: 0,
  hasVisits: false,
  hasSimulated: false,
};

export function added(one: LedgerSums, other: LedgerSums): LedgerSums {
  return {
    views: one.views + other.views,
    clicks: one.clicks + other.clicks,
    uniqueClicks: one.uniqueClicks + other.uniqueClicks,
    spentMicros: one.spentMicros + other.spentMicros,
    hasVisits: one.hasVisits || other.hasVisits,
    hasSimulated: one.hasSimulated || other.hasSimulated,
  };
}

/** CTR is all clicks per 100 views, CPC the spend per charged click. */
export function figuresOf({ views, clicks, uniqueClicks, spentMicros }: LedgerSums): AnalyticsFigures {
  return {
    views,
    clicks,
    unique_clicks: uniqueClicks,
    spend: dollarsOf(spentMicros),
    ctr: views === 0 ? 0 : Math.round((10_000 * clicks) / views) / 100,
    cpc: averageCost(spentMicros, uniqueClicks),
  };
}

/** The slots of a period, and what was counted in them. */
export interface CountedSlots {
  readonly slots: readonly TimeSlot[];
  /** Sums by the start of their hour, in milliseconds since 1970. */
  readonly hours: ReadonlyMap<number, LedgerSums>;
  /** The key of the slot that an hour belongs to. */
  readonly slotOf: (atMs: number) => string;
}

/** Rows of hours or days in order, including those without traffic, each with what was counted in the same place of
 * the period before. */
export function timeRows(now: CountedSlots, before: CountedSlots): AnalyticsRow[] {
  const sums = sumsBySlot(now);
  const sumsBefore = sumsBySlot(before);
  const places = new Map(before.slots.map(({ place, key }) => [place, sumsBefore.get(key) ?? nothing]));
  return now.slots.map(({ key, label, startMs, place }) =>
    rowOf({ key, label, ...(sums.get(key) ?? nothing) }, { startMs, before: places.get(place) }),
  );
}

function sumsBySlot({ hours, slotOf }: CountedSlots): Map<string, LedgerSums> {
  const sums = new Map<string, LedgerSums>();
  for (const [atMs, hour] of hours) {
    const key = slotOf(atMs);
    sums.set(key, added(sums.get(key) ?? nothing, hour));
  }
  return sums;
}

/** Rows of other groups by spend, the highest first. */
export function groupRows(groups: readonly LedgerGroup[]): AnalyticsRow[] {
  return [...groups]
    .sort((a, b) => b.spentMicros - a.spentMicros || b.views - a.views || a.label.localeCompare(b.label, 'en'))
    .map((group) => rowOf(group));
}

/** What a row of an hour or a day has besides. */
interface RowTime {
  readonly startMs: number;
  readonly before: LedgerSums | undefined;
}

function rowOf({ key, label, splitLabel, about, ...sums }: LedgerGroup, time?: RowTime): AnalyticsRow {
  return {
    key,
    label,
    ...(splitLabel === undefined ? {} : { split_label: splitLabel }),
    starts_at: time ? new Date(time.startMs).toISOString() : null,
    client_id: about?.client_id ?? null,
    domain_id: about?.domain_id ?? null,
    feed_id: about?.feed_id ?? null,
    country: about?.country ?? null,
    source: sourceOf({ visit: sums.hasVisits, simulated: sums.hasSimulated }),
    ...figuresOf(sums),
    before: time?.before ? figuresOf(time.before) : null,
  };
}

/** How the figures compare with those of the previous period. */
export function comparedWith({ from, to }: AnalyticsPeriod, sumsBefore: LedgerSums, sums: LedgerSums): AnalyticsBefore {
  const [totals, now] = [figuresOf(sumsBefore), figuresOf(sums)];
  const change = (name: keyof AnalyticsFigures) => changeOf({ now: now[name], before: totals[name] });
  return {
    from,
    to,
    totals,
    changes: {
      views: change('views'),
      clicks: change('clicks'),
      unique_clicks: change('unique_clicks'),
      spend: change('spend'),
      ctr: change('ctr'),
      cpc: change('cpc'),
    },
  };
}

/** What may explain a change in the figures, latest first. */
export interface Annotations {
  /** At most 100. */
  readonly latest: readonly AnalyticsAnnotation[];
  readonly total: number;
}

/** What a reply is made of, with all of its rows. */
interface AnalyticsParts {
  readonly groupBy: Analytics['group_by'];
  readonly rows: readonly AnalyticsRow[];
  readonly most: number;
  readonly totals: LedgerSums;
  readonly before: AnalyticsBefore;
  readonly annotations: Annotations;
}

/** The reply: the rows up to the largest list. */
export function analyticsOf(
  { from, to, timezone }: AnalyticsPeriod,
  { groupBy, rows, most, totals, before, annotations }: AnalyticsParts,
): Analytics {
  return {
    from,
    to,
    timezone: timezone as Analytics['timezone'],
    group_by: groupBy,
    totals: figuresOf(totals),
    before,
    total_rows: rows.length,
    rows: rows.slice(0, most),
    total_annotations: annotations.total,
    annotations: [...annotations.latest],
  };
}

const columns = ['views', 'clicks', 'unique_clicks', 'spend', 'ctr', 'cpc'] as const;

/** All rows as CSV that is safe to open in a spreadsheet: names of domains, feeds and companies cannot run as
 * formulas. */
export function csvOf(groupBy: Analytics['group_by'], rows: readonly AnalyticsRow[], isSplit: boolean): string {
  const labels = isSplit ? (['label', 'split_label'] as const) : (['label'] as const);
  const about = [...labels, 'starts_at', 'client_id', 'domain_id', 'feed_id', 'country'] as const;
  const header = csvLine([groupBy, ...about, ...columns, 'source']);
  const lines = rows.map((row) =>
    csvLine([row.key, ...about.map((column) => row[column]), ...columns.map((column) => row[column]), row.source]),
  );
  return [header, ...lines].join('');
}

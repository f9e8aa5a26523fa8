import { clicksAmong, clicksByOwn } from '../../mock-server/src/modules/bidding/outlook.rules.ts';
import { firstPrice, secondPrice } from '../../mock-server/src/modules/traffic/testing.ts';
import {
  forecastBid,
  isClose,
  knownRivals,
  outcomeAt,
  sweptBid,
  toldAt,
  trialMarket,
  type TrialMarket,
} from '../../mock-server/src/modules/traffic/testing/trial-markets.ts';

/** Trial markets for each pricing. */
const markets = Number(process.env['GRT_TRIAL_MARKETS'] ?? 40);
/** Bids to give advice for, as parts of the one that a sweep finds. */
const parts = [0.4, 0.7];
/** Hours of the day at which advice is given; the last two are the evening. */
const hours = [3, 12, 20, 23];

/** How often something was said, how often it was right, and how far it was off. */
interface Row {
  said: number;
  right: number;
  readonly ratios: number[];
}

/** Prints how good advice and forecasts are in a wide family of markets: suggested bids against a sweep of whole simulated
 * days, in the morning and in the evening, and clicks against the range that was forecast. */
export function benchAdvice(): void {
  for (const terms of [firstPrice, secondPrice]) {
    const rows = new Map<string, Row>();
    const note = (name: string, isRight: boolean, ratio?: number): void => {
      const row = rows.get(name) ?? { said: 0, right: 0, ratios: [] };
      rows.set(name, row);
      row.said += 1;
      row.right += isRight ? 1 : 0;
      if (ratio !== undefined) row.ratios.push(ratio);
    };
    for (let seed = 1; seed <= markets; seed += 1) {
      const market = trialMarket(seed, terms);
      const best = sweptBid(market);
      if (best === undefined) continue;
      suggestions(market, best, note);
      forecasts(market, best, note);
    }
    console.log(
      `\n${terms.pricing} pricing, ${String(markets)} markets`.padEnd(47),
      'said  right  at least   median  at most',
    );
    for (const [name, { said, right, ratios }] of [...rows].toSorted(([a], [b]) => a.localeCompare(b))) {
      const sorted = ratios.toSorted((a, b) => a - b);
      const at = (part: number) => sorted[Math.round(part * (sorted.length - 1))]?.toFixed(2) ?? '';
      const figures = [String(said), String(right), at(0), at(0.5), at(1)].map((text) => text.padStart(7));
      console.log(name.padEnd(44), figures.join(' '));
    }
  }
}

type Note = (name: string, isRight: boolean, ratio?: number) => void;

function suggestions(market: TrialMarket, best: number, note: Note): void {
  const scarcity = market.supply < 1 ? 'scarce' : 'room';
  const known = forecastBid(market) ?? 0;
  note(`bid, rivals known, ${scarcity}`, isClose(known, best), known / best);
  for (const part of parts)
    for (const { hour, standing, advice } of toldAt(market, Math.max(1, Math.floor(100 * part * best)) / 100, hours)) {
      const { reason, suggestedBidMicros: micros, action } = standing;
      const kind = `${advice?.others ? 'five others or more' : 'own clicks'}, ${scarcity}, ${hour < 20 ? `${String(hour)}:00` : 'evening'}`;
      const [, low, high] = /between \$(\d+\.\d\d) and \$(\d+\.\d\d): /.exec(action) ?? [];
      if (reason !== 'behind_outbid') continue;
      if (micros !== null) note(`bid, ${kind}`, isClose(micros / 1e6, best), micros / 1e6 / best);
      else if (low !== undefined)
        note(
          `bounds, ${kind}`,
          Number(low) <= best + 0.001 && Number(high) >= best - 0.011,
          Number(high) / Number(low),
        );
      else note(`nothing, ${kind}`, false);
    }
}

function forecasts(market: TrialMarket, best: number, note: Note): void {
  const { dailyOpportunities, terms, budget } = market;
  const [told] = toldAt(market, Math.max(0.02, Math.round(70 * best) / 100), [24]);
  for (const part of [0.5, 1, 1.5]) {
    const bid = Math.max(2, Math.round(100 * part * best)) / 100;
    const wish = { bidMicros: Math.round(bid * 1e6), budgetMicros: budget * 1e6 };
    const { clicks } = outcomeAt(market, bid);
    const ranges = {
      'forecast, rivals known': clicksAmong(knownRivals(market), { dailyOpportunities, terms }, wish),
      'forecast, own clicks': told?.advice && clicksByOwn(told.advice, wish),
    };
    for (const [name, range] of Object.entries(ranges))
      if (range)
        note(
          name,
          clicks >= Math.floor(range.min) && clicks <= Math.ceil(range.max),
          (range.min + range.max) / 2 / Math.max(1, clicks),
        );
  }
}

import { formatCounted, formatMoney } from '../../core/format.ts';
import { amountFields, type Terms } from './bidding-values.ts';

/** What is asked before terms are saved that few people mean. */
export interface TermsQuestion {
  readonly title: string;
  readonly question: string;
  readonly label: string;
}

/** A bid or budget of 0 is a valid way to stop, but seldom what an emptied field means.
 * @param what - whose traffic */
export const stopQuestion = (what: string): TermsQuestion => ({
  title: 'Stop traffic?',
  question: `With a bid or daily budget of $0.00, ${what} will stop getting visits right away.`,
  label: 'Save and stop',
});

/** The question before these terms, if there is one.
 * @param highestRival - the highest bid of other clients, where one may know it
 * @see docs/specification/decisions.md §8 */
export function questionBefore(
  now: Terms,
  next: Terms,
  what: string,
  highestRival?: number,
): TermsQuestion | undefined {
  if (stopsTraffic(now, next)) return stopQuestion(what);
  const isAboveAll = highestRival !== undefined && next.bid_amount > Math.max(now.bid_amount, highestRival);
  if (!isAboveAll && !isHighBid(now, next)) return undefined;
  const [from, to] = [formatMoney(now.bid_amount), formatMoney(next.bid_amount)];
  const count = Math.floor(cents(next.daily_budget) / cents(next.bid_amount));
  const clicks = count === 0 ? 'no click' : formatCounted(count, ['click', 'clicks']);
  const above = isAboveAll ? ` No other client bids more than ${formatMoney(highestRival)}.` : '';
  return {
    title: 'Raise the bid this far?',
    question: `A click for ${what} may then cost ${to} instead of ${from}. The daily budget of ${formatMoney(next.daily_budget)} pays for ${clicks} at that price.${above}`,
    label: `Change bid from ${from} to ${to}`,
  };
}

/** Whether they would end the traffic of a domain that now bids, by an amount of 0. */
const stopsTraffic = (now: Terms, next: Terms): boolean =>
  now.is_active &&
  next.is_active &&
  amountFields.every((field) => now[field] > 0) &&
  amountFields.some((field) => next[field] === 0);

/** Whether the bid rises to ten times what it was, or to a tenth of the daily budget: a slipped decimal point does. */
function isHighBid(now: Terms, next: Terms): boolean {
  const [old, bid, budget] = [cents(now.bid_amount), cents(next.bid_amount), cents(next.daily_budget)];
  return bid > old && ((old > 0 && bid >= old * 10) || (budget > 0 && bid * 10 >= budget));
}

const cents = (dollars: number): number => Math.round(dollars * 100);

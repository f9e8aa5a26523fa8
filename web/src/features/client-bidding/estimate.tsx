import { useDebouncedValue } from '@mantine/hooks';
import type { BiddingForecast } from '@grt/sdk/contract';
import { formatCount, formatMoney, formatPercent } from '../../core/format.ts';
import { faultsIn, termsIn, type BiddingValues } from '../../parts/bidding-terms/bidding-values.ts';
import { useForecast } from './client-bidding.queries.ts';
import styles from './estimate.module.css';

/** So that not every keystroke asks the server. */
const pauseMs = 400;

/** What the typed bid and budget would buy on a whole day, before they are saved: the forecast of `grt bids simulate`, with
 * how sure it is. Nothing while an amount is missing or invalid. */
export function Estimate({ domainId, values }: { domainId: number; values: BiddingValues }) {
  const [typed] = useDebouncedValue(values, pauseMs);
  const terms = termsOf(typed);
  const { data, isError } = useForecast(domainId, terms);
  if (terms === undefined) return null;
  return (
    <div className={styles['estimate']} aria-live="polite">
      {data && (
        <>
          <p>{estimateInWords(data)}</p>
          <p>{certaintyInWords(data)}</p>
        </>
      )}
      {data === undefined && <p>{isError ? 'No estimate is available right now.' : 'Estimating…'}</p>}
    </div>
  );
}

function termsOf(values: BiddingValues) {
  const { bid_amount, daily_budget } = termsIn(values);
  const isComplete = bid_amount > 0 && daily_budget > 0 && Object.keys(faultsIn(values)).length === 0;
  return isComplete ? { bid_amount, daily_budget } : undefined;
}

/** `At $0.20 per click, a full day brings about 390 to 430 clicks for $78.00 to $82.00.` */
export function estimateInWords({
  bid_amount,
  clicks_min,
  clicks_max,
  spend_min,
  spend_max,
}: Pick<BiddingForecast, 'bid_amount' | 'clicks_min' | 'clicks_max' | 'spend_min' | 'spend_max'>): string {
  const at = `At ${formatMoney(bid_amount)} per click, a full day brings`;
  if (clicks_max === 0) return `${at} no clicks.`;
  if (clicks_min === 0) return `${at} up to ${formatCount(clicks_max)} clicks for up to ${formatMoney(spend_max)}.`;
  const clicks = range(formatCount(clicks_min), formatCount(clicks_max));
  return `${at} about ${clicks} clicks for ${range(formatMoney(spend_min), formatMoney(spend_max))}.`;
}

/** What the estimate rests on, and how far off it was. */
function certaintyInWords({ basis, confidence_percent, check }: BiddingForecast): string {
  const based =
    basis === 'market'
      ? 'Estimated from the market’s traffic and all other companies combined.'
      : 'Estimated from your own clicks, which don’t reflect other companies’ bids.';
  const sure = `About ${String(confidence_percent)} in 100 days fall within this range.`;
  return `${based} ${sure}${check ? ` ${errorInWords(check)}` : ''}`;
}

function errorInWords({ clicks, error_percent }: NonNullable<BiddingForecast['check']>): string {
  if (error_percent === 0) return 'The last full day did, at the saved bid and budget.';
  return `The last full day, at the saved bid and budget, had ${formatCount(clicks)} clicks: ${formatPercent(error_percent / 100)} outside its range.`;
}

const range = (from: string, to: string): string => (from === to ? from : `${from} to ${to}`);

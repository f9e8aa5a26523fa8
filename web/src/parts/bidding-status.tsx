import type { Domain } from '@grt/sdk/contract';
import { PaceLabel } from '../ui/pace-label.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import { biddingLabel, isBidding } from './bidding-label.ts';

/** The specified label of a domain's bidding, with a pace icon if known. */
export function BiddingStatus({ domain }: { domain: Domain }) {
  const label = biddingLabel(domain);
  const pace = domain.pacing_stats?.current_pace;
  if (isBidding(domain) && pace !== undefined) return <PaceLabel pace={pace} />;
  return <StatusBadge tone={label === 'Active' ? 'good' : 'rest'}>{label}</StatusBadge>;
}

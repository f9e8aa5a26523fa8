import { NotFoundError } from '@grt/sdk';
import { useParams } from 'react-router-dom';
import { anId } from '../../core/use-list-address.ts';
import { BiddingEditor } from './bidding-editor.tsx';
import { BiddingLoading } from './bidding-loading.tsx';
import { BiddingFailure, NotApproved } from './bidding-states.tsx';
import { useBidding } from './client-bidding.queries.ts';

/** Bidding and pacing of one domain. @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
export function ClientBiddingScreen() {
  const { domainId = '' } = useParams();
  const id = anId(domainId);
  if (id === undefined) return <BiddingFailure error={undefined} onRetry={undefined} />;
  // Keyed by domain, so that no form state carries over.
  return <OneDomain key={id} domainId={id} />;
}

function OneDomain({ domainId }: { domainId: number }) {
  const { data, error, isPending, refetch } = useBidding(domainId);
  if (isPending) return <BiddingLoading />;
  // Loaded data stays when a refresh fails, and the panel below says so. A deleted domain does not stay.
  if (data === undefined || error instanceof NotFoundError)
    return <BiddingFailure error={error ?? undefined} onRetry={() => void refetch()} />;
  if (data.domain.status !== 'approved') return <NotApproved domain={data.domain} />;
  return <BiddingEditor bidding={data.data} domain={data.domain} />;
}

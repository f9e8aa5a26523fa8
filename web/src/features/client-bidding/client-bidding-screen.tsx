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
  // A domain of its own each: nothing of one form is left for the next.
  return <OneDomain key={id} domainId={id} />;
}

function OneDomain({ domainId }: { domainId: number }) {
  const { data, error, isPending, refetch } = useBidding(domainId);
  if (isPending) return <BiddingLoading />;
  // What has been loaded stays when a refresh fails; the panel below says so. A domain that is gone does not stay.
  if (data === undefined || error instanceof NotFoundError)
    return <BiddingFailure error={error ?? undefined} onRetry={() => void refetch()} />;
  if (data.domain.status !== 'approved') return <NotApproved domain={data.domain} />;
  return <BiddingEditor bidding={data.data} domain={data.domain} />;
}

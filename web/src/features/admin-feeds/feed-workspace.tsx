import { useListAddress } from '../../core/use-list-address.ts';
import { ReviewWorkspace } from '../../parts/review/review-workspace.tsx';
import type { OpenCaseAddress } from '../../parts/review/use-open-case.ts';
import { feedKind } from './feed-kind.tsx';

/** The review of feeds, longest waiting first. */
export function FeedWorkspace({ opened, review }: { opened: boolean; review: OpenCaseAddress }) {
  const { search, setSearch } = useListAddress({});
  return (
    <ReviewWorkspace
      kind={feedKind}
      open={opened ? review.open : undefined}
      param="review"
      filter={{ search, status: 'pending' }}
      onSearch={setSearch}
      onMove={review.move}
      onClose={review.close}
    />
  );
}

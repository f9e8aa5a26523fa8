import { useListAddress } from '../../core/use-list-address.ts';
import { ReviewWorkspace } from '../../parts/review/review-workspace.tsx';
import type { OpenCaseAddress } from '../../parts/review/use-open-case.ts';
import { queueFilters, queueOf, queueView } from './admin-feeds.queries.ts';
import { caseOf, feedKind } from './feed-kind.tsx';

/** The review of feeds: those that the list shows, in its order. */
export function FeedWorkspace({ opened, review }: { opened: boolean; review: OpenCaseAddress }) {
  const list = useListAddress(queueFilters, queueView);
  const asked = queueOf(list);
  return (
    <ReviewWorkspace
      kind={feedKind}
      open={opened ? review.open : undefined}
      param="review"
      source={{
        search: list.search,
        asked,
        async page(grt, part, signal) {
          const { data, meta } = await grt.feedReview.list({ ...asked, ...part }, { signal });
          return { data: data.map(caseOf), meta };
        },
      }}
      onSearch={list.setSearch}
      onMove={review.move}
      onClose={review.close}
    />
  );
}

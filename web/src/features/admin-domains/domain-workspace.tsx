import { ReviewWorkspace } from '../../parts/review/review-workspace.tsx';
import type { OpenCaseAddress } from '../../parts/review/use-open-case.ts';
import { queueOf, type DomainList } from './admin-domains.queries.ts';
import { domainKind } from './domain-kind.tsx';

interface DomainWorkspaceProps {
  readonly opened: boolean;
  readonly review: OpenCaseAddress;
  readonly list: DomainList;
}

/** The review of domains: those that the list shows, in its order; of all statuses, the pending ones. */
export function DomainWorkspace({ opened, review, list }: DomainWorkspaceProps) {
  const asked = queueOf(list, review);
  return (
    <ReviewWorkspace
      kind={domainKind}
      open={opened ? review.open : undefined}
      param="open"
      source={{
        search: list.search,
        asked,
        page: async (grt, part, signal) => await grt.domains.listForReview({ ...asked, ...part }, { signal }),
      }}
      onSearch={list.setSearch}
      onMove={review.move}
      onClose={review.close}
    />
  );
}

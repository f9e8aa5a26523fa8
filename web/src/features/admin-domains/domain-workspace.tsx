import { ReviewWorkspace } from '../../parts/review/review-workspace.tsx';
import type { OpenCaseAddress } from '../../parts/review/use-open-case.ts';
import type { DomainList } from './admin-domains.queries.ts';
import { domainKind } from './domain-kind.tsx';

interface DomainWorkspaceProps {
  readonly opened: boolean;
  readonly review: OpenCaseAddress;
  readonly list: DomainList;
}

/** The review of domains: those that the list's search and tab select, pending ones by default. */
export function DomainWorkspace({ opened, review, list }: DomainWorkspaceProps) {
  return (
    <ReviewWorkspace
      kind={domainKind}
      open={opened ? review.open : undefined}
      param="open"
      filter={{ search: list.search, status: list.values.status ?? 'pending' }}
      onSearch={list.setSearch}
      onMove={review.move}
      onClose={review.close}
    />
  );
}

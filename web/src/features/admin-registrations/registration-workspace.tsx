import type { OpenCaseAddress } from '../../parts/review/use-open-case.ts';
import { ReviewWorkspace } from '../../parts/review/review-workspace.tsx';
import type { RegistrationList } from './admin-registrations.queries.ts';
import { registrationKind } from './registration-kind.tsx';

interface RegistrationWorkspaceProps {
  readonly opened: boolean;
  readonly review: OpenCaseAddress;
  readonly list: RegistrationList;
}

/** The review of applications: those that the list's search and status select, pending ones by default. */
export function RegistrationWorkspace({ opened, review, list }: RegistrationWorkspaceProps) {
  return (
    <ReviewWorkspace
      kind={registrationKind}
      open={opened ? review.open : undefined}
      param="open"
      filter={{ search: list.search, status: statusIn(list) }}
      onSearch={list.setSearch}
      onMove={review.move}
      onClose={review.close}
    />
  );
}

function statusIn({ values: { status = 'pending' } }: RegistrationList) {
  return status === 'waiting' ? 'pending' : status;
}

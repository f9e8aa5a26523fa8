import type { OpenCaseAddress } from '../../parts/review/use-open-case.ts';
import { ReviewWorkspace } from '../../parts/review/review-workspace.tsx';
import { queueOf, type RegistrationList } from './admin-registrations.queries.ts';
import { registrationKind } from './registration-kind.tsx';

interface RegistrationWorkspaceProps {
  readonly opened: boolean;
  readonly review: OpenCaseAddress;
  readonly list: RegistrationList;
}

/** The review of applications: those that the list shows, in its order; of all statuses, the pending ones. */
export function RegistrationWorkspace({ opened, review, list }: RegistrationWorkspaceProps) {
  const asked = queueOf(list, review);
  return (
    <ReviewWorkspace
      kind={registrationKind}
      open={opened ? review.open : undefined}
      param="open"
      source={{
        search: list.search,
        asked,
        page: async (grt, part, signal) => await grt.registrations.list({ ...asked, ...part }, { signal }),
      }}
      onSearch={list.setSearch}
      onMove={review.move}
      onClose={review.close}
    />
  );
}

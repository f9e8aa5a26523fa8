import { Alert, Checkbox } from '@mantine/core';
import { formatTotal } from '../../core/format.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { clientCalled } from './admin-registrations.queries.ts';
import { standings, type KnownClients, type useKnownClients } from './known-clients.queries.ts';

interface KnownClientsNoteProps {
  readonly known: ReturnType<typeof useKnownClients>;
  readonly isLeftOut: boolean;
  readonly onLeaveOut: (isLeftOut: boolean) => void;
}

/** Says which of the selected applicants are clients already, with the choice to leave them out. */
export function KnownClientsNote({ known: { data, error, refetch }, isLeftOut, onLeaveOut }: KnownClientsNoteProps) {
  if (error) {
    return (
      <LoadFailure
        message="Whether some of them are already clients could not be checked."
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  // Of the same height as while it is being looked up.
  if (!data) {
    return (
      <output>{data === null ? 'None of them is already a client.' : 'Checking who is already a client...'}</output>
    );
  }
  const isOne = data.total.total === 1;
  return (
    <Alert color="yellow" variant="light" role="note" title={titleOf(data)}>
      <p>
        {namesOf(data)}. Approving makes {isOne ? 'it a client' : 'each of them a client'} a second time.
      </p>
      <Checkbox
        mt={8}
        label={isOne ? 'Leave it out' : 'Leave them out'}
        checked={isLeftOut}
        onChange={({ currentTarget }) => onLeaveOut(currentTarget.checked)}
      />
    </Alert>
  );
}

/** `3 of them are already clients, 1 of them suspended` */
function titleOf({ total, ofStanding }: KnownClients): string {
  const some = standings.filter((standing) => ofStanding[standing].total > 0);
  const [only] = some;
  if (total.total === 1 && only) return `1 of them is ${clientCalled(only)}`;
  const counts = some.map((standing, index) => {
    const words = index === 0 ? `of them ${standing}` : standing;
    return `, ${formatTotal(ofStanding[standing], [words, words])}`;
  });
  return `${formatTotal(total, ['of them is already a client', 'of them are already clients'])}${counts.join('')}`;
}

function namesOf({ total, named }: KnownClients): string {
  const names = named.map(({ applicant: { company_name, application_id }, standing }) =>
    standing ? `${company_name} (${application_id}, ${standing})` : `${company_name} (${application_id})`,
  );
  const unnamed = { ...total, total: total.total - names.length };
  const more = unnamed.total > 0 ? [`and ${formatTotal(unnamed, ['more', 'more'])}`] : [];
  return [...names, ...more].join(', ');
}

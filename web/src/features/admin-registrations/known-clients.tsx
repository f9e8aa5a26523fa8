import { Alert, Checkbox } from '@mantine/core';
import { formatCount } from '../../core/format.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import type { useKnownClients } from './known-clients.queries.ts';

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
  if (!data || data.count === 0) {
    return <output>{data ? 'None of them is already a client.' : 'Checking who is already a client...'}</output>;
  }
  const { count, named } = data;
  const names = named.map(({ company_name, application_id }) => `${company_name} (${application_id})`);
  const more = count > names.length ? `, and ${formatCount(count - names.length)} more` : '';
  return (
    <Alert
      color="yellow"
      variant="light"
      role="note"
      title={count === 1 ? '1 of them is already a client' : `${formatCount(count)} of them are already clients`}
    >
      <p>
        {names.join(', ')}
        {more}. Approving makes {count === 1 ? 'it a client' : 'each of them a client'} a second time.
      </p>
      <Checkbox
        mt={8}
        label={count === 1 ? 'Leave it out' : 'Leave them out'}
        checked={isLeftOut}
        onChange={({ currentTarget }) => onLeaveOut(currentTarget.checked)}
      />
    </Alert>
  );
}

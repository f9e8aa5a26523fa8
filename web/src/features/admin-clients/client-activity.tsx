import type { Client } from '@grt/sdk/contract';
import { RecordHistory } from '../../parts/record-panel/record-history.tsx';

/** Decisions about a client, and what its people did. */
export function ClientActivity({ client: { client_id: id, username } }: { client: Client }) {
  return (
    <>
      <RecordHistory title="Decisions about the client" of={{ subject: 'client', id }} />
      {username !== null && <RecordHistory title={`What ${username} did`} of={{ actor: username }} />}
    </>
  );
}

import type { Client } from '@grt/sdk/contract';
import { LostFactorButton } from '../../parts/second-factor/lost-factor-button.tsx';
import { useRemoveClientFactors } from './admin-clients.queries.ts';

/** Removes the second factor of a client who has lost it. */
export function ClientLostFactor({ client }: { client: Client }) {
  const remove = useRemoveClientFactors(client.client_id);
  return <LostFactorButton name={client.company_name} remove={remove} />;
}

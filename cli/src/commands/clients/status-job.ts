import type { Client, ClientStatus } from '@grt/sdk/contract';
import type { BulkJob } from '../../core/bulk/job.ts';
import type { Context } from '../../core/context.ts';
import { clientResult } from './client-columns.ts';

/** What activating and suspending have in common.
 * @param status - that `--all` looks for */
export function statusJob(
  context: Context,
  filter: { readonly status: ClientStatus; readonly search: string | undefined },
): Pick<BulkJob<Client>, 'what' | 'columns' | 'matching' | 'look'> {
  const options = { signal: context.signal };
  return {
    what: ['client', 'clients'],
    columns: clientResult,
    matching: async function* () {
      const grt = await context.grt();
      for await (const client of grt.clients.list({ ...filter, sort: 'oldest' }, options)) {
        yield { ...client, id: client.client_id };
      }
    },
    look: async (id) => (await context.grt()).clients.show({ id }, options),
  };
}

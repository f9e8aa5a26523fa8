import type { Registration } from '@grt/sdk/contract';
import type { BulkJob } from '../../core/bulk/job.ts';
import type { Context } from '../../core/context.ts';
import { registrationResult } from './registration-columns.ts';

/** What approving and rejecting have in common.
 * @param search - what `--all` is narrowed to */
export function reviewJob(
  context: Context,
  search: string | undefined,
): Pick<BulkJob<Registration>, 'what' | 'columns' | 'matching' | 'look'> {
  const options = { signal: context.signal };
  return {
    what: ['application', 'applications'],
    columns: registrationResult,
    matching: async function* () {
      const grt = await context.grt();
      // From the oldest on, so that a page does not move while it is read.
      yield* grt.registrations.list({ status: 'pending', search, sort: 'created_at', order: 'asc' }, options);
    },
    look: async (id) => (await context.grt()).registrations.show({ id }, options),
  };
}

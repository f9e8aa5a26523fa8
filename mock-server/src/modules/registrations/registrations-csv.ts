import type { Registration } from '@grt/sdk/contract';
import { csvColumns } from '../../core/csv-columns.ts';
import { fileInBatches } from '../../core/file-in-batches.ts';
import { registrationOf } from './registrations.rules.ts';
import type { RegistrationFilter, RegistrationStore } from './registrations.store.ts';

const { head, lineOf } = csvColumns<Registration>([
  'application_id',
  'status',
  'company_name',
  'first_name',
  'last_name',
  'email',
  'phone',
  'job_title',
  'website',
  'company_description',
  'expected_traffic',
  'budget_range',
  'country',
  'state',
  'timezone',
  'campaign_goals',
  'additional_notes',
  'admin_notes',
  'created_at',
  'reviewed_at',
  'reviewed_by',
  'assigned_to',
]);

/** The requested applications as CSV that is safe to open in a spreadsheet, with the wire names of the fields: exactly
 * those in `ids` if given, otherwise all that match the filter. */
export async function registrationsCsv(
  registrations: RegistrationStore,
  { ids, sort, order, ...filter }: RegistrationFilter,
): Promise<ReadableStream<Uint8Array>> {
  const chosen = await registrations.ids(ids === undefined ? { ...filter, sort, order } : { ids, sort, order });
  return fileInBatches(head, chosen, async (batch) =>
    (await registrations.byIds(batch)).map((row) => lineOf(registrationOf(row))),
  );
}

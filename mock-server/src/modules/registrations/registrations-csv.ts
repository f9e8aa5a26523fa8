import type { Registration } from '@grt/sdk/contract';
import { csvLine } from '@grt/sdk/feeds';
import { fileInBatches } from '../../core/file-in-batches.ts';
import { registrationOf } from './registrations.rules.ts';
import type { RegistrationFilter, RegistrationStore } from './registrations.store.ts';

const columns = [
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
] as const satisfies readonly (keyof Registration)[];

/** The requested applications as CSV that is safe to open in a spreadsheet, with the wire names of the fields: exactly
 * those in `ids` if given, otherwise all that match the filter. */
export async function registrationsCsv(
  registrations: RegistrationStore,
  { ids, sort, order, ...filter }: RegistrationFilter,
): Promise<ReadableStream<Uint8Array>> {
  const chosen = await registrations.ids(ids === undefined ? { ...filter, sort, order } : { ids, sort, order });
  const lineOf = (registration: Registration) => csvLine(columns.map((name) => registration[name]));
  return fileInBatches(csvLine(columns), chosen, async (batch) =>
    (await registrations.byIds(batch)).map((row) => lineOf(registrationOf(row))),
  );
}

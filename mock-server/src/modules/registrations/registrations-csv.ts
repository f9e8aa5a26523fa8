import type { Registration } from '@grt/sdk/contract';
import { csvLine } from '@grt/sdk/feeds';

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

/** The first line of the export, with the fields' names on the wire. */
export const registrationsCsvHead = csvLine(columns);

/** An application as a line that is safe to open in a spreadsheet. */
export const registrationCsvLine = (registration: Registration): string =>
  csvLine(columns.map((name) => registration[name]));

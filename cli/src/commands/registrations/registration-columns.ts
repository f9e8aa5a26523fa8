import type { Registration } from '@grt/sdk/contract';
import type { Column } from '../../core/column.ts';
import { siteCheckDetails } from '../../parts/site-check.ts';
import { statusTone } from '../../parts/tones.ts';

/** What is printed after deciding on an application. */
export const registrationResult: readonly Column<Registration>[] = [
  { name: 'Id', value: (row) => row.id, align: 'right' },
  { name: 'Application', value: (row) => row.application_id },
  { name: 'Company', value: (row) => row.company_name },
  { name: 'Status', value: (row) => row.status, tone: (row) => statusTone(row.status) },
];

/** What a list of applications shows. */
export const registrationColumns: readonly Column<Registration>[] = [
  ...registrationResult,
  { name: 'Name', minor: true, value: (row) => `${row.first_name} ${row.last_name}` },
  { name: 'Email', minor: true, value: (row) => row.email },
  { name: 'Received', value: (row) => row.created_at, time: true },
];

/** What is shown for one application. */
export const registrationDetails: readonly Column<Registration>[] = [
  ...registrationColumns,
  { name: 'Phone', value: (row) => row.phone },
  { name: 'Job title', value: (row) => row.job_title },
  { name: 'Website', value: (row) => row.website },
  ...siteCheckDetails<Registration>((row) => row.website_check),
  { name: 'Description', value: (row) => row.company_description },
  { name: 'Traffic', value: (row) => row.expected_traffic },
  { name: 'Budget', value: (row) => row.budget_range },
  { name: 'Country', value: (row) => row.country },
  { name: 'State', value: (row) => row.state },
  { name: 'Timezone', value: (row) => row.timezone },
  { name: 'Goals', value: (row) => row.campaign_goals },
  { name: 'Notes', value: (row) => row.additional_notes },
  { name: 'License', value: (row) => row.business_license_path !== null },
  { name: 'Asked', value: (row) => row.asked_at, time: true },
  { name: 'Assigned to', value: (row) => row.assigned_to },
  { name: 'Reviewed', value: (row) => row.reviewed_at, time: true },
  { name: 'Reviewed by', value: (row) => row.reviewed_by },
  { name: 'Note or reason', value: (row) => row.admin_notes },
  { name: 'Client', value: (row) => row.client_id },
];

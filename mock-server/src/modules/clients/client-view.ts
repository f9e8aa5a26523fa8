import type { Client, TrafficSource } from '@grt/sdk/contract';
import { csvLine } from '@grt/sdk/feeds';
import { pendingZoneAt, zoneAt } from '../../basics/account-day.rules.ts';
import { dollarsOf } from '../../basics/money.rules.ts';
import { pendingEmailOf } from '../accounts/email-change.rules.ts';
import type { ClientRecord } from './clients.store.ts';

/** A client as it goes over the wire: names that appear twice have one source.
 * @see docs/specification/decisions.md §5 */
export function clientOf({ client, contact, ...around }: ClientRecord, now: Date): Client {
  return {
    id: contact.id,
    login_id: contact.id,
    client_id: client.id,
    company_name: client.companyName,
    full_name: `${contact.firstName} ${contact.lastName}`.trim(),
    first_name: contact.firstName,
    last_name: contact.lastName,
    email: contact.email,
    pending_email: pendingEmailOf(isOpen(around.emailChange, now) ? around.emailChange : null),
    login_email: contact.email,
    registration_email: contact.email,
    username: contact.username,
    phone: contact.phone,
    job_title: contact.jobTitle,
    website: client.website,
    country: client.country,
    state: client.state,
    timezone: zoneAt(client, now.getTime()) as Client['timezone'],
    pending_timezone: pendingZoneAt(client, now.getTime()),
    status: client.status,
    is_active: client.status === 'active',
    has_second_factor: contact.hasSecondFactor,
    status_reason: client.statusReason,
    status_changed_at: client.statusChangedAt?.toISOString() ?? null,
    account_created: client.createdAt.toISOString(),
    created_at: client.createdAt.toISOString(),
    updated_at: client.updatedAt.toISOString(),
    last_login_at: contact.lastLoginAt?.toISOString() ?? null,
    feed_count: around.feedCount,
    active_feeds: around.activeFeeds,
    domain_count: around.domainCount,
    total_revenue: dollarsOf(client.revenueMicros),
    subscription_plan: client.subscriptionPlan,
    registration_id: around.registrationId,
    setup_expires_at: client.status === 'pending' ? (around.setupExpiresAt?.toISOString() ?? null) : null,
  };
}

function isOpen(change: ClientRecord['emailChange'], now: Date): boolean {
  return change !== null && change.expiresAt > now;
}

const columns = [
  'client_id',
  'company_name',
  'full_name',
  'email',
  'username',
  'phone',
  'job_title',
  'website',
  'country',
  'state',
  'timezone',
  'status',
  'status_reason',
  'created_at',
  'last_login_at',
  'feed_count',
  'active_feeds',
  'domain_count',
  'total_revenue',
  'subscription_plan',
] as const satisfies readonly (keyof Client)[];

/** The first line of an export. */
export const clientsCsvHeader: string = csvLine([...columns, 'revenue_source']);

/** A line of an export, safe to open in a spreadsheet. @param source - where the figures of the platform come from */
export function clientCsvLine(client: Client, source: TrafficSource): string {
  return csvLine([...columns.map((column) => client[column]), source]);
}

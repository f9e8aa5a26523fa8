import type { Profile, Timezone, User } from '@grt/sdk/contract';
import { pendingZoneAt, zoneAt } from '../../basics/account-day.rules.ts';
import type { AccountWithClient } from './accounts.store.ts';
import { pendingEmailOf } from './email-change.rules.ts';
import type { EmailChange } from './email-changes.store.ts';

/** The timezone of accounts without a company. */
const administratorsTimezone: Timezone = 'America/New_York';

/** Who is signed in, as the browser keeps it. */
export function userOf({ account, client }: AccountWithClient, now: Date): User {
  return {
    id: account.id,
    type: account.role === 'client' ? 'client' : 'admin',
    role: account.role,
    username: account.username ?? account.email,
    full_name: `${account.firstName} ${account.lastName}`.trim(),
    email: account.email,
    is_super_admin: account.role === 'super_admin',
    client_id: client?.id ?? null,
    company_name: client?.companyName ?? null,
    timezone: timezoneOf(client, now),
  };
}

/** The editable data of the account, with its change of address that waits to be confirmed. */
export function profileOf({ account, client }: AccountWithClient, now: Date, change: EmailChange | undefined): Profile {
  return {
    username: account.username ?? '',
    email: account.email,
    pending_email: pendingEmailOf(change),
    first_name: account.firstName,
    last_name: account.lastName,
    phone: account.phone,
    job_title: account.jobTitle,
    company_name: client?.companyName ?? null,
    website: client?.website ?? null,
    timezone: timezoneOf(client, now),
    pending_timezone: client ? pendingZoneAt(client, now.getTime()) : null,
    notifications: account.notifications,
    created_at: account.createdAt.toISOString(),
  };
}

/** The timezone in effect: a change applies from midnight. */
function timezoneOf(client: AccountWithClient['client'], now: Date): Timezone {
  return (client ? zoneAt(client, now.getTime()) : administratorsTimezone) as Timezone;
}

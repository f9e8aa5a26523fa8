import { messages, type BodyOf } from '@grt/sdk/contract';
import { invalid } from '../../core/refusal.ts';
import { accountDay } from '../../basics/account-day.rules.ts';
import type { Account, AccountWithClient } from './accounts.store.ts';

type Client = NonNullable<AccountWithClient['client']>;
type ProfileForm = BodyOf<'auth.updateProfile'>;

/** What is to be written: to the account, and to its company. */
export interface ProfileChanges {
  readonly account: Partial<Account>;
  readonly client: Partial<Client>;
}

export const emailInUse = invalid({ email: [messages.ClientForm.email.unique] });

/** Reads a profile, which the contract has checked. What is left out stays as it is. */
export function readProfile(form: ProfileForm, { client }: AccountWithClient, now: Date): ProfileChanges {
  return {
    account: given({
      firstName: form.first_name,
      lastName: form.last_name,
      email: form.email,
      phone: form.phone,
      jobTitle: form.job_title === undefined ? undefined : form.job_title || null,
      notifications: form.notifications,
    }),
    client: {
      ...(form.website === undefined ? {} : { website: form.website || null }),
      ...(client && form.timezone !== undefined ? changeOfZone(client, form.timezone, now) : {}),
    },
  };
}

/** A zone applies from the next midnight of the present one; choosing the present one takes a change back. A change
 * whose midnight has passed becomes the present one.
 * @see docs/specification/decisions.md §8 */
export function changeOfZone(
  zone: Pick<Client, 'timezone' | 'pendingTimezone' | 'pendingTimezoneFrom'>,
  wanted: string,
  now: Date,
): Pick<Client, 'timezone' | 'pendingTimezone' | 'pendingTimezoneFrom'> {
  const day = accountDay(zone, now.getTime());
  const isOver = zone.pendingTimezone === day.timezone && zone.timezone !== day.timezone;
  if (wanted === day.timezone) {
    // The first day of a new zone is shorter or longer; its start stays known until it is over.
    return isOver ? zone : { timezone: zone.timezone, pendingTimezone: null, pendingTimezoneFrom: null };
  }
  if (!isOver && wanted === zone.pendingTimezone) return zone;
  return { timezone: day.timezone, pendingTimezone: wanted, pendingTimezoneFrom: new Date(day.endMs) };
}

/** What is there, without the undefined. */
function given(values: { [Key in keyof Account]?: Account[Key] | undefined }): Partial<Account> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

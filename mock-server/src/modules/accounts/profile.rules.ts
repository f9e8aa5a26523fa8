import { messages, type BodyOf } from '@grt/sdk/contract';
import { isEmail, isPhone, normalizeWebsite } from '@grt/sdk/rules';
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

/** Reads a profile as it was sent. What is left out stays as it is; texts are trimmed.
 * @throws Refusal 422 with every refused field; website and timezone belong to a company, which administrators lack. */
export function readProfile(form: ProfileForm, { client }: AccountWithClient, now: Date): ProfileChanges {
  const website = form.website?.trim();
  const isNoWebsite = website !== undefined && website !== '' && normalizeWebsite(website) === undefined;
  const blank = (value: string | undefined) => value?.trim() === '';
  const errors: Record<string, string[]> = {
    ...(blank(form.first_name) ? { first_name: [messages.ProfileForm.first_name.minLength] } : {}),
    ...(blank(form.last_name) ? { last_name: [messages.ProfileForm.last_name.minLength] } : {}),
    ...(form.email === undefined || isEmail(form.email.trim()) ? {} : { email: [messages.ProfileForm.email.format] }),
    ...(form.phone === undefined || isPhone(form.phone.trim())
      ? {}
      : { phone: [messages.RegistrationForm.phone.pattern] }),
    ...(isNoWebsite ? { website: [messages.RegistrationForm.website.pattern] } : {}),
    ...(form.website !== undefined && !client ? { website: [noCompany] } : {}),
    ...(form.timezone !== undefined && !client ? { timezone: [noCompany] } : {}),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    account: given({
      firstName: form.first_name?.trim(),
      lastName: form.last_name?.trim(),
      email: form.email?.trim(),
      phone: form.phone?.trim(),
      jobTitle: form.job_title === undefined ? undefined : form.job_title.trim() || null,
      notifications: form.notifications,
    }),
    client: {
      ...(website === undefined ? {} : { website: normalizeWebsite(website) ?? null }),
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

const noCompany = 'Only the account of a client has this';

/** What is there, without the undefined. */
function given(values: { [Key in keyof Account]?: Account[Key] | undefined }): Partial<Account> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

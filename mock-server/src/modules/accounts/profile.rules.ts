import type { BodyOf } from '@grt/sdk/contract';
import type { Changes } from '../../core/database/changes.ts';
import { invalid } from '../../core/refusal.ts';
import { accountDay } from '../../basics/account-day.rules.ts';
import { momentInWords } from '../../basics/moment.rules.ts';
import type { Account, AccountWithClient } from './accounts.store.ts';

type Client = NonNullable<AccountWithClient['client']>;
type ProfileForm = BodyOf<'auth.updateProfile'>;

/** What to write: to the account, and to its company. */
export interface ProfileChanges {
  readonly account: Changes<Account>;
  readonly client: Changes<Client>;
}

/** Reads a profile, which the contract has checked. Omitted fields keep their values. The address is not
 * among them: its mailboxes confirm it first. */
export function readProfile(form: ProfileForm, { client }: AccountWithClient, now: Date): ProfileChanges {
  return {
    account: given({
      firstName: form.first_name,
      lastName: form.last_name,
      phone: form.phone,
      jobTitle: form.job_title === undefined ? undefined : form.job_title || null,
      notifications: form.notifications,
    }),
    client: {
      ...(form.website === undefined ? {} : { website: form.website || null }),
      ...(client && form.timezone !== undefined ? ownChangeOfZone(client, form.timezone, now) : {}),
    },
  };
}

type Zone = Pick<Client, 'timezone' | 'timezoneFrom' | 'pendingTimezone' | 'pendingTimezoneFrom'>;

/** A zone applies from the next midnight of the current one; choosing the current one cancels a change. A change whose
 * midnight has passed becomes the current one.
 * @returns what to write; nothing if the zone stays. @see docs/specification/decisions.md §8 and §13 */
export function changeOfZone(zone: Zone, wanted: string, now: Date): Partial<Zone> {
  const day = accountDay(zone, now.getTime());
  const isOver = zone.pendingTimezone === day.timezone && zone.timezone !== day.timezone;
  const isStaying = wanted === day.timezone;
  if (isStaying && !isOver && zone.pendingTimezone !== null)
    return { pendingTimezone: null, pendingTimezoneFrom: null };
  if (isStaying || (!isOver && wanted === zone.pendingTimezone)) return {};
  return {
    timezone: day.timezone,
    // The first day of a new zone is shorter or longer; its start stays known until it is over.
    timezoneFrom: isOver ? zone.pendingTimezoneFrom : zone.timezoneFrom,
    pendingTimezone: wanted,
    pendingTimezoneFrom: new Date(day.endMs),
  };
}

const zoneChangeEveryMs = 7 * 86_400_000;

/** A client may change its zone once in seven days; canceling a change does not count.
 * @throws Refusal 422 when it did so less than seven days ago. @see docs/specification/decisions.md §13 */
function ownChangeOfZone(client: Client, wanted: string, now: Date): Changes<Client> {
  const change = changeOfZone(client, wanted, now);
  if (!change.pendingTimezone) return change;
  const again = new Date((client.zoneChangedAt?.getTime() ?? Number.NEGATIVE_INFINITY) + zoneChangeEveryMs);
  if (client.zoneChangedAt && now < again) {
    const next = `You can change it again from ${momentInWords(again)}.`;
    throw invalid({ timezone: [`The timezone can be changed once in seven days. ${next}`] });
  }
  return { ...change, zoneChangedAt: now };
}

/** The values that are set, without the undefined ones. */
function given(values: { [Key in keyof Account]?: Account[Key] | undefined }): Changes<Account> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

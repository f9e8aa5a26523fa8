import type { FixedClock } from '../core/clock.ts';
import type { Mailer } from '../core/mail/mailer.ts';
import type { DemoCaller } from './demo-visits.ts';

/** A client added manually by an administrator. */
export interface DemoClient {
  readonly companyName: string;
  readonly name: readonly [first: string, last: string];
  readonly host: string;
  readonly country: string;
  readonly state: string;
  readonly timezone: string;
  readonly daysAgo: number;
  /** Set up with this username; without one, the setup link has not been used yet. */
  readonly username: string | undefined;
  /** Its status a day later. */
  readonly ended?: { readonly suspendedFor: string } | 'inactive';
}

/** Together with the applicants: clients in every status, on more than one page. */
export const demoClients: readonly DemoClient[] = [
  client('Kestrel Media', ['Owen', 'Price'], {
    country: 'GB',
    state: 'Cardiff',
    timezone: 'Europe/London',
    daysAgo: 34,
  }),
  client('Bluebird Studios', ['Noor', 'Haddad'], {
    country: 'CA',
    state: 'ON',
    daysAgo: 29,
    ended: { suspendedFor: 'Payment is overdue.' },
  }),
  client('Orchard Television', ['Lena', 'Fischer'], {
    country: 'DE',
    state: 'Hamburg',
    timezone: 'Europe/Paris',
    daysAgo: 26,
    ended: 'inactive',
  }),
  client('Pinewood Clips', ['Theo', 'Martin'], { state: 'OR', timezone: 'America/Los_Angeles', daysAgo: 16 }),
  client('Sierra Shorts', ['Inés', 'Vega'], { state: 'CO', timezone: 'America/Denver', daysAgo: 9 }),
  client('Maple Grove Video', ['Jo', 'Tremblay'], { country: 'CA', state: 'QC', daysAgo: 2.2, isSetUp: false }),
];

interface Added extends Pick<DemoClient, 'state' | 'daysAgo' | 'ended'> {
  readonly country?: string;
  readonly timezone?: string;
  readonly isSetUp?: boolean;
}

function client(companyName: string, name: DemoClient['name'], added: Added): DemoClient {
  const { country = 'US', timezone = 'America/New_York', isSetUp = true, ...rest } = added;
  const short = (companyName.split(' ')[0] ?? '').toLowerCase();
  const username = isSetUp ? short : undefined;
  return { companyName, name, host: `${short}.example`, username, country, timezone, ...rest };
}

/** Adds a client the real way: an administrator creates it, and its contact follows the emailed link. */
export async function liveClient(
  people: DemoCaller,
  added: DemoClient,
  { clock, mailer, password }: { clock: FixedClock; mailer: Mailer; password: string },
): Promise<void> {
  const { companyName, name, host, username, ended, country, state, timezone } = added;
  const [first, last] = name;
  const email = `${first
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase()}@${host}`;
  const json = {
    company_name: companyName,
    first_name: first,
    last_name: last,
    email,
    job_title: 'Head of Video',
    website: `https://${host}`,
    country,
    state,
    timezone,
  };
  const { client_id: id } = await people.call<{ client_id: number }>('admin', '/admin/clients', { json });
  if (username === undefined) return;
  clock.advance(hourMs);
  const { mails } = await mailer.list({ recipient: email }, { limit: 1, offset: 0 });
  const token = new URL(mails[0]?.links[0] ?? '').searchParams.get('token');
  await people.call('admin', '/setup/account', {
    json: { token, username, password, password_confirmation: password },
  });
  if (ended === undefined) return;
  clock.advance(24 * hourMs);
  if (ended === 'inactive')
    await people.call('reviewer', `/admin/clients/${String(id)}`, { method: 'PUT', json: { is_active: false } });
  else await people.call('reviewer', `/admin/clients/${String(id)}/suspend`, { json: { reason: ended.suspendedFor } });
}

const hourMs = 3_600_000;

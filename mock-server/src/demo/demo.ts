import { eq } from 'drizzle-orm';
import { createApp } from '../app.ts';
import { fixedClock, type FixedClock } from '../core/clock.ts';
import { clearDatabase } from '../core/database/clear-database.ts';
import type { ApiDocument } from '@grt/sdk/document';
import { seededRandom } from '../core/ids.ts';
import { silentLog } from '../core/log.ts';
import { createMailer } from '../core/mail/mailer.ts';
import { askedCheck } from '../core/outbound/site-checker.ts';
import type { Platform } from '../core/platform.ts';
import { createServices, type Services } from '../services.ts';
import { createQueue } from '../core/queue/queue.ts';
import { noRateLimits } from '../core/rate-limits/rate-limits.ts';
import { readMailFooter } from '../modules/settings/settings.store.ts';
import { createMarket } from '../modules/traffic/market.ts';
import { accounts } from '../tables/accounts.tables.ts';
import { demoState } from '../tables/demo.tables.ts';
import { domains } from '../tables/domains.tables.ts';
import { registrations } from '../tables/registrations.tables.ts';
import { createDemoAccounts } from './demo-accounts.ts';
import { applicationEvents } from './demo-applications.ts';
import { demoReceivers } from './demo-connections.ts';
import { demoEvents } from './demo-events.ts';
import { partnerHost } from './demo-today.ts';
import { demoCaller } from './demo-visits.ts';

const dayMs = 86_400_000;
/** The website that the server's browser crashes at, so that a job fails. */
const crashingSite = 'https://cedar-lane.example';

/** Fills an empty database with the demo: people, applications, domains and feeds in every state. They are created as
 * users would: through the API, with a clock that moves from two months ago to now. An
 * interrupted run restarts on an empty database: nothing else can have written there.
 * @returns false if the database already has accounts. @see docs/specification/decisions.md §11 */
export async function fillWithDemoData(
  services: Services,
  document: ApiDocument,
  say: (text: string) => void,
): Promise<boolean> {
  const { database, market } = services;
  const [state] = await database.current().select().from(demoState);
  if (state?.state === 'filling') await clearDatabase(database);
  else if ((await database.current().select({ id: accounts.id }).from(accounts).limit(1)).length > 0) return false;
  say('Filling the empty database with demo data …');
  await database.transaction(async (queries) => {
    await queries.insert(demoState).values({ id: 1, state: 'filling' });
    await createDemoAccounts(services);
  });
  await liveThroughHistory(services, document);
  await market.advance();
  await database.current().update(demoState).set({ state: 'filled' }).where(eq(demoState.id, 1));
  await database.analyzeChanged();
  return true;
}

async function liveThroughHistory(platform: Platform, document: ApiDocument): Promise<void> {
  const now = platform.clock.now();
  const clock = fixedClock(now);
  const past = pastServices(platform, clock);
  // Two months of calls and jobs would advance it a hundred times more than the events that need it.
  const market = { ...past.market, advance: () => Promise.resolve() };
  const { fetch } = createApp({ ...past, market }, document, undefined);
  const people = demoCaller((request) => fetch(request), past);
  const events = [...(await applicationEvents(past)), ...demoEvents({ ...past, clock }, now)];
  const at = (daysAgo: number) => clock.set(new Date(now.getTime() - daysAgo * dayMs));
  for (const { daysAgo, live } of events.toSorted((one, other) => other.daysAgo - one.daysAgo)) {
    at(daysAgo);
    await live(people);
  }
  await past.queue.drain();
  // Nobody has looked at sites that do not exist.
  await platform.database.current().update(domains).set({ policyCheck: null });
  await platform.database.current().update(registrations).set({ websiteCheck: null });
}

/** The services of the past, which ask nothing of the network: no start waits for hosts that do not exist. */
function pastServices(platform: Platform, clock: FixedClock): Services {
  const past = platformAt(platform, clock);
  const checkSite: Services['checkSite'] = ({ address }) =>
    address === crashingSite
      ? Promise.reject(new Error(`The browser has crashed at ${address}`))
      : Promise.resolve(askedCheck(address, null));
  const services = createServices(past);
  // Nobody else waits for the market, so that few transactions are enough.
  const market = createMarket({ ...past, random: seededRandom('market of the demo'), chunkMs: 7 * dayMs });
  return { ...services, market, checkSite, fetcher: partnerHost(services.fetcher), webhookSender: demoReceivers };
}

/** The same platform at another time; the caller drains its jobs. What costs a start much and is of no use there is left
 * out: hashing the one password of all people again and again, and checking replies that nobody reads. */
function platformAt(platform: Platform, clock: FixedClock): Platform {
  const { database, random, passwords } = platform;
  const config = { ...platform.config, allowances: undefined, validateReplies: false };
  // What happens there is not news of this process.
  const log = silentLog;
  const queue = createQueue({ database, clock, random, log });
  const footer = () => readMailFooter(database);
  const mailer = createMailer({ database, clock, queue, from: config.mailFrom, footer });
  let passwordHash: Promise<string> | undefined;
  const hashNew = () => (passwordHash ??= passwords.hash(config.demoPassword));
  return { ...platform, log, config, clock, queue, mailer, passwords: { ...passwords, hashNew }, limits: noRateLimits };
}

import { eq } from 'drizzle-orm';
import { createApp } from '../app.ts';
import { fixedClock, type FixedClock } from '../core/clock.ts';
import { clearDatabase } from '../core/database/clear-database.ts';
import type { ApiDocument } from '@grt/sdk/document';
import { createMailer } from '../core/mail/mailer.ts';
import { askedCheck } from '../core/outbound/site-checker.ts';
import type { Platform } from '../core/platform.ts';
import { createServices, type Services } from '../services.ts';
import { createQueue, type Queue } from '../core/queue/queue.ts';
import { noRateLimits } from '../core/rate-limits/rate-limits.ts';
import { readMailFooter } from '../modules/settings/settings.store.ts';
import { accounts } from '../tables/accounts.tables.ts';
import { createDemoAccounts } from './demo-accounts.ts';
import { applicationEvents } from './demo-applications.ts';
import { demoClients, liveClient } from './demo-clients.ts';
import {
  demoBids,
  demoDomains,
  demoFeedFile,
  demoFeeds,
  demoGeoRules,
  type DemoBid,
  type DemoDomain,
  type DemoFeed,
} from './demo-content.ts';
import { demoPages, demoVariablesDaysAgo, livePage, liveVariables } from './demo-pages.ts';
import { demoCaller, type DemoCaller } from './demo-visits.ts';
import { domains } from '../tables/domains.tables.ts';
import { demoState } from '../tables/demo.tables.ts';

const dayMs = 86_400_000;
/** How long the domains have had visitors. @see docs/specification/decisions.md §8 */
const trafficDays = 14;
/** How long administrators take to decide. */
const reviewMs = 90 * 60_000;

/** What an event in the demo's history needs besides its people. */
interface History {
  readonly clock: FixedClock;
  readonly domainIds: Map<string, number>;
}

/** Fills an empty database with the demo: people, applications, domains and feeds in every state. They are created as
 * users would: through the API, with a clock that moves from three weeks ago to now. An
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
  await market.begin(trafficDays);
  await database.current().update(demoState).set({ state: 'filled' }).where(eq(demoState.id, 1));
  await database.analyzeChanged();
  return true;
}

async function liveThroughHistory(platform: Platform, document: ApiDocument): Promise<void> {
  const now = platform.clock.now().getTime();
  const clock = fixedClock(new Date(now));
  // The demo's sites do not exist: no start waits until name servers have said so.
  const checkSite: Services['checkSite'] = ({ address }) => Promise.resolve(askedCheck(address, null));
  const past = { ...createServices(platformAt(platform, clock)), checkSite };
  const { fetch } = createApp(past, document, undefined);
  const domainIds = new Map<string, number>();
  const pageIds = new Map<string, number>();
  const events = [
    ...(await applicationEvents(past)),
    ...demoClients.map((added) => ({
      daysAgo: added.daysAgo,
      live: (people: DemoCaller) =>
        liveClient(people, added, { clock, mailer: past.mailer, password: platform.config.demoPassword }),
    })),
    ...demoDomains.map((domain) => ({
      daysAgo: domain.daysAgo,
      live: (people: DemoCaller) => liveDomain(people, { clock, domain, domainIds }),
    })),
    ...demoGeoRules.map(({ daysAgo, ...json }) => ({
      daysAgo,
      live: (people: DemoCaller) => people.call('reviewer', '/system/geo-blocking/rules', { json }),
    })),
    ...demoBids.map((bid) => ({ daysAgo: bid.daysAgo, live: (people: DemoCaller) => liveBid(people, bid, domainIds) })),
    { daysAgo: demoVariablesDaysAgo, live: (people: DemoCaller) => liveVariables(people, domainIds) },
    ...demoPages.map((page) => ({
      daysAgo: page.daysAgo,
      live: (people: DemoCaller) => livePage(people, page, pageIds),
    })),
    ...demoFeeds.map((feed) => ({
      daysAgo: feed.daysAgo,
      live: (people: DemoCaller) => liveFeed(people, { clock, feed, domainIds, queue: past.queue }),
    })),
  ];
  for (const { daysAgo, live } of events.toSorted((one, other) => other.daysAgo - one.daysAgo)) {
    clock.set(new Date(now - daysAgo * dayMs));
    await live(demoCaller((request) => fetch(request), platform.config.demoPassword));
  }
  await past.queue.drain();
  await platform.database.current().update(domains).set({ policyCheck: null });
}

/** The same platform at another time; the caller drains its jobs. */
function platformAt(platform: Platform, clock: FixedClock): Platform {
  const { database, random, log, config } = platform;
  const queue = createQueue({ database, clock, random, log });
  const footer = () => readMailFooter(database);
  const mailer = createMailer({ database, clock, queue, from: config.mailFrom, footer });
  return { ...platform, config: { ...config, allowances: undefined }, clock, queue, mailer, limits: noRateLimits };
}

async function liveDomain(
  people: DemoCaller,
  { clock, domainIds, domain }: History & { domain: DemoDomain },
): Promise<void> {
  const { client, name, decision } = domain;
  const json = {
    domain_name: name,
    domain_url: `https://${name}`,
    dmca_compliance_url: `https://${name}/dmca`,
    content_removal_email: `removal@${name}`,
  };
  const { id } = await people.call<{ id: number }>(client, '/domains', { json });
  domainIds.set(`${client} ${name}`, id);
  if (!decision) return;
  clock.advance(reviewMs);
  const [verdict, notes] = decision === 'approve' ? ['approve', {}] : ['reject', { admin_notes: decision.reject }];
  await people.call('reviewer', `/admin/domains/${String(id)}/${verdict}`, { json: notes });
}

async function liveBid(
  people: DemoCaller,
  { client, domain, bid, budget }: DemoBid,
  domainIds: History['domainIds'],
): Promise<void> {
  const json = { bid_amount: bid, daily_budget: budget, is_active: true };
  await people.call(client, `/domains/${String(domainIds.get(`${client} ${domain}`))}/bidding/update`, { json });
}

async function liveFeed(
  people: DemoCaller,
  { clock, domainIds, feed, queue }: History & { feed: DemoFeed; queue: Queue },
): Promise<void> {
  const { client, domain, name, description, category, type = 'insert_update', decision } = feed;
  const form = new FormData();
  form.append('feed_name', name);
  form.append('feed_description', description);
  form.append('feed_type', type);
  if (category) form.append('category', category);
  form.append('domain_id', String(domainIds.get(`${client} ${domain}`)));
  form.append('has_header_row', 'true');
  form.append('file', new File([demoFeedFile(feed)], `${name.toLowerCase().replaceAll(' ', '-')}.csv`));
  const { id } = await people.call<{ id: number }>(client, '/client/feeds', { form });
  await queue.drain();
  if (!decision) return;
  clock.advance(reviewMs);
  const [verdict, json] = decision === 'approve' ? ['approve', {}] : ['reject', { reason: decision.reject }];
  await people.call('reviewer', `/admin/feeds/${String(id)}/${verdict}`, { json });
}

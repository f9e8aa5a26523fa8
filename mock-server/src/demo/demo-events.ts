import type { FixedClock } from '../core/clock.ts';
import { createChangeBidding } from '../modules/bidding/bidding.commands.ts';
import type { Services } from '../services.ts';
import { demoBudgets, trafficDays } from './demo-budgets.ts';
import { demoClients, liveClient } from './demo-clients.ts';
import {
  demoTokens,
  demoWebhooks,
  disableWebhook,
  liveToken,
  liveWebhook,
  revokeToken,
  webhookDisabledDaysAgo,
} from './demo-connections.ts';
import {
  demoBadFile,
  demoDomains,
  demoFeedFile,
  demoFeeds,
  demoGeoRules,
  type DemoBid,
  type DemoDomain,
  type DemoFeed,
} from './demo-content.ts';
import { demoLicensed, liveLicensed } from './demo-licenses.ts';
import { demoPages, demoVariablesDaysAgo, livePage, liveVariables } from './demo-pages.ts';
import { lateBids, livePartnerFeed, partnerDaysAgo, rush, rushes } from './demo-today.ts';
import type { DemoCaller } from './demo-visits.ts';

const minuteMs = 60_000;
/** How long administrators take to decide; less on what came in the last hours. */
const reviewMs = 90 * minuteMs;
const quickReviewMs = 10 * minuteMs;
/** When the websites of the last applicants have been looked at. */
const checksDaysAgo = 0.6;
/** The waits of a failing job before its second and third attempt. */
const retriesMs = [minuteMs / 2, 2 * minuteMs];

/** Something that happens in the demo's history. */
export interface DemoEvent {
  readonly daysAgo: number;
  readonly live: (people: DemoCaller) => Promise<unknown>;
}

/** The platform while its history passes. */
interface History extends Services {
  readonly clock: FixedClock;
  /** Ids by `client domain`. */
  readonly domainIds: Map<string, number>;
}

/** What happens on the platform, in no particular order. Whatever changes who is served advances the market first.
 * @param now - where the history ends. */
export function demoEvents(past: Omit<History, 'domainIds'>, now: Date): DemoEvent[] {
  const history: History = { ...past, domainIds: new Map() };
  const { clock, queue, mailer, market, config, domainIds } = history;
  return [
    { daysAgo: trafficDays + 1, live: () => market.begin(0) },
    ...each(demoClients, (people, added) =>
      liveClient(people, added, { clock, mailer, password: config.demoPassword }),
    ),
    ...each(demoLicensed, async (people, applicant) => {
      await liveLicensed(people, applicant);
      await queue.drain();
    }),
    { daysAgo: checksDaysAgo, live: () => drainWithRetries(history) },
    ...each(demoDomains, (people, domain) => liveDomain(people, history, domain)),
    ...demoGeoRules.map(({ daysAgo, ...json }) => ({
      daysAgo,
      live: async (people: DemoCaller) => {
        await catchUp(history);
        await people.call('reviewer', '/system/geo-blocking/rules', { json });
      },
    })),
    ...each([...demoBudgets(now.getTime()), ...lateBids], (_, bid) => liveBid(history, bid)),
    ...each(demoFeeds, (people, feed) => liveFeed(people, history, feed)),
    { daysAgo: partnerDaysAgo, live: (people) => livePartnerFeed(people, { market, queue, domainIds }) },
    ...eventsOfPages(domainIds),
    ...eventsOfConnections(),
    ...each(rushes, async (_, rushed) => {
      await liveBid(history, rushed);
      await rush(history, idOf(domainIds, rushed), rushed.clicks);
    }),
  ];
}

function each<Told extends { readonly daysAgo: number }>(
  told: readonly Told[],
  live: (people: DemoCaller, one: Told) => Promise<unknown>,
): DemoEvent[] {
  return told.map((one) => ({ daysAgo: one.daysAgo, live: (people) => live(people, one) }));
}

function eventsOfPages(domainIds: ReadonlyMap<string, number>): DemoEvent[] {
  const pageIds = new Map<string, number>();
  return [
    { daysAgo: demoVariablesDaysAgo, live: (people) => liveVariables(people, domainIds) },
    ...each(demoPages, (people, page) => livePage(people, page, pageIds)),
  ];
}

function eventsOfConnections(): DemoEvent[] {
  const [paused] = demoWebhooks;
  const webhookIds = new Map<string, number>();
  const tokenIds = new Map<string, number>();
  return [
    ...each(demoTokens, (people, token) => liveToken(people, token, tokenIds)),
    ...demoTokens.flatMap((token) =>
      token.revokedDaysAgo === undefined
        ? []
        : [{ daysAgo: token.revokedDaysAgo, live: (people: DemoCaller) => revokeToken(people, token, tokenIds) }],
    ),
    ...each(demoWebhooks, (people, webhook) => liveWebhook(people, webhook, webhookIds)),
    { daysAgo: webhookDisabledDaysAgo, live: (people) => disableWebhook(people, paused, webhookIds) },
  ];
}

function idOf(domainIds: History['domainIds'], { client, domain }: Pick<DemoBid, 'client' | 'domain'>): number {
  const id = domainIds.get(`${client} ${domain}`);
  if (id === undefined) throw new Error(`The demo has no domain ${domain} of ${client}`);
  return id;
}

/** Brings the market up to date. An event never changes what has been served before it: where the market is ahead,
 * because the previous event took until after this one, it happens later. */
async function catchUp({ market, clock }: History): Promise<void> {
  const { advancedTo } = (await market.state()) ?? {};
  if (!advancedTo) return; // It has not begun.
  if (advancedTo > clock.now()) clock.set(advancedTo);
  else if (clock.now().getTime() - advancedTo.getTime() >= minuteMs) await market.advance();
}

/** Runs jobs until those that fail have failed for good. */
async function drainWithRetries({ clock, queue }: History): Promise<void> {
  await queue.drain();
  for (const waitMs of retriesMs) {
    clock.advance(waitMs);
    await queue.drain();
  }
}

async function liveDomain(people: DemoCaller, { clock, domainIds }: History, domain: DemoDomain): Promise<void> {
  const { client, name, decision, daysAgo } = domain;
  const json = {
    domain_name: name,
    domain_url: `https://${name}`,
    dmca_compliance_url: `https://${name}/dmca`,
    content_removal_email: `removal@${name}`,
  };
  const { id } = await people.call<{ id: number }>(client, '/domains', { json });
  domainIds.set(`${client} ${name}`, id);
  if (!decision) return;
  clock.advance(reviewTimeMs(daysAgo));
  const [verdict, notes] = decision === 'approve' ? ['approve', {}] : ['reject', { admin_notes: decision.reject }];
  await people.call('reviewer', `/admin/domains/${String(id)}/${verdict}`, { json: notes });
}

const reviewTimeMs = (daysAgo: number) => (daysAgo < 1 ? quickReviewMs : reviewMs);

/** A change of a bid and a budget. Its command is called without its route: the reply of a call foresees the rest of
 * the day, which for the changes of two months takes longer than everything else. */
async function liveBid(history: History, bidding: Omit<DemoBid, 'daysAgo'>): Promise<void> {
  const { accounts, domainIds } = history;
  const { client: username, domain, bid, budget } = bidding;
  const found = await accounts.findByName(username);
  if (!found) throw new Error(`The demo has no account ${username}`);
  const { id, role, clientId } = found.account;
  const principal = {
    kind: 'session' as const,
    credential_id: 0,
    account_id: id,
    username,
    role,
    ...(clientId === null ? {} : { client_id: clientId }),
  };
  await catchUp(history);
  await createChangeBidding(history)(
    { bid_amount: bid, daily_budget: budget, is_active: true },
    {
      domain: { id: idOf(domainIds, bidding), domainName: domain, status: 'approved' },
      actor: { principal, address: '192.0.2.10' },
    },
  );
}

async function liveFeed(people: DemoCaller, history: History, feed: DemoFeed): Promise<void> {
  const { clock, domainIds, queue } = history;
  const { client, name, description, category, type = 'insert_update', decision, next, daysAgo } = feed;
  const file = (content: string) => new File([content], `${name.toLowerCase().replaceAll(' ', '-')}.csv`);
  const form = new FormData();
  form.append('feed_name', name);
  form.append('feed_description', description);
  form.append('feed_type', type);
  if (category) form.append('category', category);
  form.append('domain_id', String(idOf(domainIds, feed)));
  form.append('has_header_row', 'true');
  form.append('file', file(demoFeedFile(feed)));
  const { id } = await people.call<{ id: number }>(client, '/client/feeds', { form });
  await queue.drain();
  if (!decision) return;
  clock.advance(reviewTimeMs(daysAgo));
  if (decision === 'approve') await catchUp(history);
  const [verdict, json] = decision === 'approve' ? ['approve', {}] : ['reject', { reason: decision.reject }];
  await people.call('reviewer', `/admin/feeds/${String(id)}/${verdict}`, { json });
  if (next === 'paused')
    await people.call('reviewer', `/admin/feeds/${String(id)}`, { method: 'PUT', json: { is_active: false } });
  if (next === 'held') {
    const changed = new FormData();
    changed.append('file', file(demoBadFile(feed)));
    await people.call(client, `/client/feeds/${String(id)}`, { method: 'PUT', form: changed });
  }
  await queue.drain();
}

import { FetchFailure } from '../core/outbound/fetch-failure.ts';
import type { UrlFetcher } from '../core/outbound/url-fetcher.ts';
import { createBookStore } from '../modules/bidding/books.store.ts';
import type { Services } from '../services.ts';
import { demoFeedFile, type DemoBid, type DemoFeed } from './demo-content.ts';
import type { DemoCaller } from './demo-visits.ts';

/** What was bid in the last hours for domains without anything to show yet: they fall behind their plans. */
export const lateBids: readonly DemoBid[] = [
  { client: 'acme', domain: 'weekend-reel.example', bid: 0.2, budget: 50, daysAgo: 0.16 },
  { client: 'globex', domain: 'globex-vault.example', bid: 0.25, budget: 80, daysAgo: 0.16 },
  { client: 'globex', domain: 'globex-late.example', bid: 0.5, budget: 5, daysAgo: 0.16 },
];

/** Visitors who come all at once, at the present moment, so that it holds at any hour of the day: the first domain is
 * ahead of the plan of its raised budget, and the other one has spent what it has. */
export const rushes = [
  { client: 'acme', domain: 'acme-shorts.example', bid: 0.4, budget: 60, clicks: 20, daysAgo: 0 },
  { client: 'globex', domain: 'globex-late.example', bid: 0.5, budget: 5, clicks: 12, daysAgo: 0 },
] as const;

/** No visitor of the simulated market has such a number. */
const firstVisitor = 1_000_000;

/** Charges clicks by the rule for all clicks, up to the budget; none where visits are not simulated. */
export async function rush(
  { database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>,
  domainId: number,
  clicks: number,
): Promise<void> {
  if (config.traffic !== 'simulated') return;
  const atMs = clock.now().getTime();
  await createBookStore(database).work([domainId], { atMs, visitors: 'all' }, ([book]) => {
    const feedId = book?.facts.feeds[0]?.id;
    if (!book || feedId === undefined) throw new Error(`Domain ${String(domainId)} of the demo has nothing to show`);
    for (let count = 1; count <= clicks; count += 1) {
      const booking = { atMs, feedId, itemRank: count, country: 'US', source: 'simulated' as const };
      if (book.click(booking, firstVisitor + count) !== 'refused') book.view(booking, 25);
    }
  });
}

const partnerFeed: DemoFeed & { readonly url: string } = {
  client: 'acme',
  domain: 'acme-shorts.example',
  name: 'Partner picks',
  daysAgo: 0.19,
  description: 'What our partner recommends',
  category: 'guys',
  videos: [7001, 7020],
  url: 'https://feeds.partner.example/picks.csv',
};

export const partnerDaysAgo = partnerFeed.daysAgo;

/** Where the demo's feeds come from: the first time there is a file, and then the host has disappeared. The network is
 * not asked, but answers the same to whoever fetches the feed later. */
export function partnerHost(fetcher: UrlFetcher): UrlFetcher {
  let fetches = 0;
  return {
    ...fetcher,
    fetch(address) {
      fetches += 1;
      if (fetches > 1) {
        const { hostname } = new URL(address);
        const message = `The host ${hostname} does not exist. Please check the address.`;
        return Promise.reject(new FetchFailure(message, { isPassing: false }));
      }
      const validators = { etag: null, lastModified: null };
      return Promise.resolve({ kind: 'content', validators, chunks: chunksOf(demoFeedFile(partnerFeed)) });
    },
  };
}

async function* chunksOf(text: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from(text));
}

/** A feed that was fetched once and approved, and cannot be fetched any more. */
export async function livePartnerFeed(
  people: DemoCaller,
  { market, queue, domainIds }: Pick<Services, 'market' | 'queue'> & { domainIds: ReadonlyMap<string, number> },
): Promise<void> {
  const { client, domain, name, description, category, url } = partnerFeed;
  const json = {
    feed_name: name,
    feed_description: description,
    category,
    domain_id: domainIds.get(`${client} ${domain}`),
    feed_url: url,
    has_header_row: true,
  };
  const { id } = await people.call<{ id: number }>(client, '/client/feeds', { json });
  await queue.drain();
  await market.advance();
  await people.call('reviewer', `/admin/feeds/${String(id)}/approve`, { json: {} });
  await people.call(client, `/client/feeds/${String(id)}/refresh`, { json: {} });
  await queue.drain();
}

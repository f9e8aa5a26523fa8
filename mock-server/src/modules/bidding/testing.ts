import { formRules } from '@grt/sdk/rules';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BiddingChanges } from '@grt/sdk/contract';
import { fixedClock, type FixedClock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import { openDiskFileStore } from '../../core/files/disk-file-store.ts';
import { bindRoutes, type AnyHandlers } from '../../core/http/bind.ts';
import { loadDocument } from '../../core/http/document.ts';
import { createHttpApp } from '../../core/http/http-app.ts';
import type { HttpApp } from '../../core/http/http-env.ts';
import type { Principal } from '../../core/http/principal.ts';
import { seededRandom } from '../../core/ids.ts';
import { silentLog } from '../../core/log.ts';
import type { TestServer } from '../../testing.ts';
import { clients } from '../../tables/clients.tables.ts';
import { domains } from '../../tables/domains.tables.ts';
import { feeds } from '../../tables/feeds.tables.ts';
import { createMarket, type Market } from '../traffic/market.ts';
import { createPresence } from '../traffic/presence.ts';
import { createAuditStore } from '../audit/audit.store.ts';
import { createChangeBidding } from './bidding.commands.ts';
import { createBidStore } from './bids.store.ts';

/** A domain of a test's market. Money is US dollars. */
export interface TestDomain {
  readonly bid?: number;
  readonly budget?: number;
  readonly status?: 'pending' | 'approved' | 'rejected';
  readonly bidding?: 'active' | 'paused';
  readonly timezone?: string;
  /** Number of its client; by default each domain has its own client. */
  readonly clientId?: number;
  readonly items?: number;
}

/** Adds a domain, with its client if no client has the number yet, and one approved feed. @returns its number. */
export async function addDomain(
  database: Database,
  at: Date,
  domain: TestDomain = {},
): Promise<{ domainId: number; clientId: number; feedId: number }> {
  const {
    bid = 0.25,
    budget = 50,
    status = 'approved',
    bidding = 'active',
    timezone = 'America/New_York',
    items = 100,
  } = domain;
  const times = { createdAt: at, updatedAt: at };
  const queries = database.current();
  const clientId =
    domain.clientId ??
    (
      await one(
        queries
          .insert(clients)
          .values({ companyName: 'Company', status: 'active', timezone, ...times })
          .returning(),
      )
    ).id;
  const name = `domain-${String(clientId)}-${String(Math.round(bid * 1e6))}-${String(budget)}-${String(items)}.example`;
  const domainRow = await one(
    queries
      .insert(domains)
      .values({
        clientId,
        domainName: name,
        dmcaComplianceUrl: 'https://x.example/dmca',
        contentRemovalEmail: 'a@x.example',
        status,
        reviewedAt: status === 'pending' ? null : at,
        bidMicros: Math.round(bid * 1e6),
        budgetMicros: Math.round(budget * 1e6),
        biddingStatus: bidding,
        ...times,
      })
      .returning(),
  );
  const feed = await one(
    queries
      .insert(feeds)
      .values({
        clientId,
        domainId: domainRow.id,
        feedName: 'Feed',
        feedType: 'insert_update',
        reading: { delimiter: ',', quote_char: '"', lazy_quotes: true, has_header_row: true },
        isActive: true,
        reviewStatus: 'approved',
        reviewedAt: at,
        submittedAt: at,
        totalItems: items,
        ...times,
      })
      .returning(),
  );
  return { domainId: domainRow.id, clientId, feedId: feed.id };
}

async function one<Row>(rows: Promise<Row[]> | PromiseLike<Row[]>): Promise<Row> {
  const [row] = await rows;
  if (!row) throw new Error('The database returned no row');
  return row;
}

export const clientPrincipal = (clientId: number): Principal => ({
  kind: 'session',
  credential_id: 1,
  account_id: 1,
  username: 'acme',
  role: 'client',
  client_id: clientId,
});
export const adminPrincipal: Principal = {
  kind: 'session',
  credential_id: 2,
  account_id: 2,
  username: 'reviewer',
  role: 'admin',
};

/** Settings of a platform whose visits are simulated. */
export const simulatedTraffic = { traffic: 'simulated' } as const;

/** A test's market with a stopped clock, and its commands. */
export interface TestMarket {
  readonly clock: FixedClock;
  readonly market: Market;
  readonly change: (domainId: number, changes: BiddingChanges, principal?: Principal) => Promise<void>;
}

export function testMarket(database: Database, now: string, seed = 'market'): TestMarket {
  const clock = fixedClock(now);
  const market = createMarket({ database, clock, random: seededRandom(seed), config: simulatedTraffic });
  const bids = createBidStore(database, clock);
  const changeBidding = createChangeBidding({ database, clock, bids, audit: createAuditStore(database, clock) });
  return {
    clock,
    market,
    async change(domainId, changes, principal = clientPrincipal(1)) {
      await market.advance(); // as before every call
      const domain = { id: domainId, domainName: 'clips.example', status: 'approved' } as const;
      await changeBidding(changes, { domain, actor: { principal } });
    },
  };
}

/** The calls of these handlers over HTTP, with their replies checked against the contract. A token is `admin` or the
 * number of a client. */
export async function testApp(
  handlers: AnyHandlers,
  { clock, market }: { clock: FixedClock; market: Pick<Market, 'advance'> },
): Promise<Pick<TestServer, 'fetch' | 'baseUrl' | 'close'>> {
  const whole = await loadDocument();
  const operations = whole.operations.filter(({ id }) => Object.hasOwn(handlers, id));
  const document = { ...whole, operations };
  const random = seededRandom('app');
  const folder = await mkdtemp(join(tmpdir(), 'grt-bidding-'));
  const files = await openDiskFileStore({ folder, random });
  const authenticate = async (bearer: string) =>
    bearer === 'admin' ? adminPrincipal : clientPrincipal(Number(bearer));
  const bind = (bound: HttpApp) =>
    bindRoutes(bound, document, handlers, {
      bodyRules: formRules,
      // Made for each call, because these tests empty the database within a minute.
      before: (operation) => createPresence({ market, clock }).beforeCall(operation),
      authenticate,
      files,
      log: silentLog,
      random,
      validateReplies: true,
    });
  const app = createHttpApp({
    document,
    clock,
    log: silentLog,
    random,
    corsOrigins: [],
    hsts: false,
    showTiming: false,
    webFolder: undefined,
    bind,
  });
  return {
    baseUrl: 'http://grt.test/api',
    fetch: async (input, init) => app.fetch(new Request(input, init)),
    close: () => rm(folder, { recursive: true }),
  };
}

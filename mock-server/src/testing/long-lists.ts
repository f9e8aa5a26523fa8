import { eq } from 'drizzle-orm';
import type { Database } from '../core/database/database.ts';
import { noCounts } from '../modules/feeds/imports/import-counts.ts';
import { accounts, apiTokens } from '../tables/accounts.tables.ts';
import { feeds } from '../tables/feeds.tables.ts';
import { imports } from '../tables/imports.tables.ts';
import { items } from '../tables/items.tables.ts';
import { sitePages } from '../tables/pages.tables.ts';
import { webhookDeliveries, webhookEvents, webhooks } from '../tables/webhooks.tables.ts';
import type { TestServer } from '../testing.ts';
import { fill, type Sizes } from './full-platform.ts';

const none: Sizes = { registrations: 0, clients: 0, domains: 0, feeds: 0, items: 0 };

interface Lists {
  readonly rows: number;
  /** The name of the first row of each list. */
  readonly first: string;
}

/** Long lists of acme's (client 1): the items and imports of feed 101, tokens, and deliveries of webhook 1. And pages, and
 * administrators. Everything that no list may show is the word `secret`. */
export async function fillLists({ platform: { database, clock } }: TestServer, { rows, first }: Lists): Promise<void> {
  const each = <Row>(row: (n: number, name: string) => Row) =>
    Array.from({ length: rows }, (_, at) => row(at + 1, at === 0 ? first : `Row ${String(at + 1).padStart(4, '0')}`));
  const at = clock.now();
  const current = database.current();
  await fillFeed(database, { rows, first });
  const [owner] = await current.select().from(accounts).where(eq(accounts.usernameKey, 'acme'));
  const accountId = owner?.id ?? 0;
  const aToken = { accountId, scopes: ['feeds:read', 'feeds:write'], prefix: 'grt_t_abcd', createdAt: at };
  await current
    .insert(apiTokens)
    .values(each((n, name) => ({ ...aToken, name, tokenHash: `secret ${String(n)}`, expiresAt: at })));
  const aPage = { content: '<p>secret</p>', pageType: 'custom', status: 'draft', isActive: true, version: 1 } as const;
  const saved = { updatedBy: accountId, updatedAt: at, createdAt: at };
  await current
    .insert(sitePages)
    .values(each((n, title) => ({ ...aPage, ...saved, title, slug: `page-${String(n)}` })));
  const reading = { delimiter: ',', quote_char: '"', lazy_quotes: false, has_header_row: true };
  const anImport = { feedId: 101, feedType: 'insert_update', state: 'failed', reading, createdAt: at } as const;
  await current.insert(imports).values(
    each((n, sourceName) => ({
      ...anImport,
      sourceName,
      counts: { ...noCounts, rows: n },
      warnings: [],
      errorsByCode: [],
    })),
  );
  await fillDeliveries(database, { createdBy: accountId, at, names: each((_n, name) => name) });
  await current.insert(accounts).values(each((n) => anAdministrator(n, at)));
}

async function fillFeed(database: Database, { rows, first }: Lists): Promise<void> {
  await fill(database, none, { ...none, clients: 1, domains: 1, feeds: 1, items: rows });
  await database.current().update(feeds).set({ clientId: 1 }).where(eq(feeds.id, 101));
  await database.current().update(items).set({ title: first }).where(eq(items.externalId, 'item-1'));
}

async function fillDeliveries(
  database: Database,
  { createdBy, at, names }: { readonly createdBy: number; readonly at: Date; readonly names: readonly string[] },
): Promise<void> {
  const aWebhook = { clientId: 1, createdBy, url: 'https://hooks.example/', events: [], secret: 'secret' };
  await database
    .current()
    .insert(webhooks)
    .values({ ...aWebhook, createdAt: at, updatedAt: at });
  const anEvent = { type: 'import.finished', clientId: 1, body: 'secret', createdAt: at };
  const events = await database
    .current()
    .insert(webhookEvents)
    .values(names.map((_name, place) => ({ ...anEvent, eventId: `msg_${String(place)}` })))
    .returning({ id: webhookEvents.id });
  const aDelivery = { webhookId: 1, status: 'failed', createdAt: at } as const;
  await database
    .current()
    .insert(webhookDeliveries)
    .values(
      events.map(({ id }, place) =>
        Object.assign({ eventId: id, attempts: place, lastError: names[place] }, aDelivery),
      ),
    );
}

function anAdministrator(n: number, at: Date): typeof accounts.$inferInsert {
  const name = `row${String(n)}`;
  const email = `${name}@grt.example`;
  const notifications = { feed_reviewed: true, feed_failed: true, domain_reviewed: true, budget_exhausted: true };
  const named = { username: name, usernameKey: name, email, emailKey: email, firstName: 'Row', lastName: String(n) };
  return { ...named, role: 'reviewer', notifications, createdAt: at, updatedAt: at };
}

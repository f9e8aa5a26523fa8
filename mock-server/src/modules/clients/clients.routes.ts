import { fileInBatches } from '../../core/file-in-batches.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import type { Principal } from '../../core/http/principal.ts';
import { metaOf, windowOf } from '../../core/pagination.ts';
import type { Platform } from '../../core/platform.ts';
import { Refusal } from '../../core/refusal.ts';
import { createAuditStore, type Actor } from '../audit/audit.store.ts';
import { createBiddingReader } from '../bidding/enrichment.store.ts';
import { domainOf } from '../domains/domain-view.ts';
import { createDomainStore } from '../domains/domains.store.ts';
import { createClientChanges } from './client-changes.ts';
import { clientCsvLine, clientOf, clientsCsvHeader } from './client-view.ts';
import { createClientStore, type ClientRecord, type ClientStore } from './clients.store.ts';

type ChangeIds = 'clients.create' | 'clients.update' | 'clients.activate' | 'clients.suspend' | 'clients.resendSetup';
type ReadIds = 'clients.list' | 'clients.show' | 'clients.export' | 'clients.listDomains';

/** Clients, as administrators see and change them.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2 and §3; docs/specification/decisions.md §5 */
export function clientHandlers(platform: Platform): Handlers<ChangeIds | ReadIds> {
  const clients = createClientStore(platform.database, platform.clock);
  return { ...reading(platform, clients), ...changing(platform) };
}

function reading(platform: Platform, clients: ClientStore): Handlers<ReadIds> {
  const { database, clock } = platform;
  const domains = createDomainStore(database, clock);
  const bidding = createBiddingReader(platform);
  const audit = createAuditStore(database, clock);
  return {
    async 'clients.list'({ query }) {
      await bidding.market.advance();
      const { rows, total } = await clients.list(query, windowOf(query));
      const data = rows.map((row) => clientOf(row, clock.now()));
      return { status: 200, body: { success: true, data, meta: metaOf(query, total) } };
    },
    async 'clients.show'({ path }) {
      await bidding.market.advance();
      const data = clientOf(found(await clients.find(path.id)), clock.now());
      return { status: 200, body: { success: true, data } };
    },
    async 'clients.export'({ query, ...request }) {
      await bidding.market.advance();
      const except = new Set(query.except);
      const ids = query.ids ?? (await clients.idsOf(query)).filter((id) => !except.has(id));
      await audit.record({
        action: 'clients.export',
        actor: actorOf(request),
        subject: { type: 'client' },
        after: { clients: ids.length },
      });
      const source = await bidding.market.source();
      const linesOf = async (batch: readonly number[]) =>
        (await clients.some(batch)).map((record) => clientCsvLine(clientOf(record, clock.now()), source));
      const body = fileInBatches(clientsCsvHeader, ids, linesOf);
      return { status: 200, contentType: 'text/csv', body, filename: 'clients.csv' };
    },
    async 'clients.listDomains'({ path, query }) {
      found(await clients.find(path.id));
      const { status, search, sort, order } = query;
      const filter = { clientId: path.id, status, search, sort, order };
      const { rows, total } = await domains.list(filter, windowOf(query));
      const ids = rows.map(({ domain }) => domain.id);
      const figures = await bidding.describe(ids);
      const conflicts = await domains.conflictsOf(rows.map(({ domain }) => domain));
      const data = rows.map((row) => {
        const { id } = row.domain;
        return domainOf(row, { conflicts: conflicts.get(id) ?? [], figures: figures.get(id) });
      });
      return { status: 200, body: { success: true, data, meta: metaOf(query, total) } };
    },
  };
}

function changing(platform: Platform): Handlers<ChangeIds> {
  const { clock } = platform;
  const changes = createClientChanges(platform, createBiddingReader(platform).market);
  const reply = (record: ClientRecord) => ({
    status: 200 as const,
    body: { success: true as const, data: clientOf(record, clock.now()) },
  });
  return {
    async 'clients.create'({ body, ...request }) {
      const created = await changes.create(body, actorOf(request));
      return { status: 201, body: { success: true, data: clientOf(created, clock.now()) } };
    },
    async 'clients.update'({ path, body, ...request }) {
      return reply(await changes.edit(body, { id: path.id, actor: actorOf(request) }));
    },
    async 'clients.activate'({ path, ...request }) {
      return reply(await changes.activate({ id: path.id, actor: actorOf(request) }));
    },
    async 'clients.suspend'({ path, body, ...request }) {
      return reply(await changes.suspend({ id: path.id, actor: actorOf(request) }, body.reason));
    },
    async 'clients.resendSetup'({ path, ...request }) {
      return reply(await changes.resendSetup({ id: path.id, actor: actorOf(request) }));
    },
  };
}

function found(client: ClientRecord | undefined): ClientRecord {
  if (!client) throw new Refusal(404, 'Client not found');
  return client;
}

function actorOf({
  principal,
  address,
  requestId,
}: {
  principal: Principal;
  address: string;
  requestId: string;
}): Actor {
  return { principal, address, requestId };
}

import type { TrafficSource } from '@grt/sdk/contract';
import { fileInBatches } from '../../core/file-in-batches.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { metaOf, windowOf } from '../../core/pagination.ts';
import { Refusal } from '../../core/refusal.ts';
import { actorOf } from '../audit/actor.rules.ts';
import { domainOf, type DomainFigures } from '../domains/domain-view.ts';
import type { DomainStore } from '../domains/domains.store.ts';
import { decideAll, decisionResult } from '../../core/decide-all.ts';
import { createClientCommands, type ClientCommands, type ClientParts } from './clients.commands.ts';
import { clientCsvLine, clientOf, clientsCsvHeader } from './client-view.ts';
import type { ClientRecord } from './clients.store.ts';

type ChangeIds =
  | 'clients.create'
  | 'clients.update'
  | 'clients.cancelEmail'
  | 'clients.activate'
  | 'clients.suspend'
  | 'clients.decide'
  | 'clients.removeFactors'
  | 'clients.resendSetup';
type ReadIds = 'clients.list' | 'clients.show' | 'clients.export' | 'clients.listDomains';

interface Parts extends ClientParts {
  readonly domains: DomainStore;
  readonly bidding: DomainFigures;
  /** Where the figures come from. */
  readonly market: { source(): Promise<TrafficSource> };
}

/** Clients, as administrators see and change them.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2 and §3; docs/specification/decisions.md §5 */
export function clientHandlers(parts: Parts): Handlers<ChangeIds | ReadIds> {
  const commands = createClientCommands(parts);
  return { ...reading(parts, commands), ...changing(parts, commands) };
}

function reading({ clients, domains, bidding, market, clock }: Parts, commands: ClientCommands): Handlers<ReadIds> {
  return {
    async 'clients.list'({ query }) {
      const { rows, ...counted } = await clients.list(query, windowOf(query));
      const data = rows.map((row) => clientOf(row, clock.now()));
      return { status: 200, body: { success: true, data, meta: metaOf(query, counted) } };
    },
    async 'clients.show'({ path }) {
      const data = clientOf(found(await clients.find(path.id)), clock.now());
      return { status: 200, body: { success: true, data } };
    },
    async 'clients.export'({ query, ...request }) {
      const ids = await commands.export(query, actorOf(request));
      const source = await market.source();
      const linesOf = async (batch: readonly number[]) =>
        (await clients.some(batch)).map((record) => clientCsvLine(clientOf(record, clock.now()), source));
      const body = fileInBatches(clientsCsvHeader, ids, linesOf);
      return { status: 200, contentType: 'text/csv', body, filename: 'clients.csv' };
    },
    async 'clients.listDomains'({ path, query }) {
      found(await clients.find(path.id));
      const { status, search, sort, order } = query;
      const filter = { clientId: path.id, status, search, sort, order };
      const { rows, ...counted } = await domains.list(filter, windowOf(query));
      const ids = rows.map(({ domain }) => domain.id);
      const figures = await bidding.describe(ids);
      const conflicts = await domains.conflictsOf(rows.map(({ domain }) => domain));
      const data = rows.map((row) => {
        const { id } = row.domain;
        return domainOf(row, { conflicts: conflicts.get(id) ?? [], figures: figures.get(id) });
      });
      return { status: 200, body: { success: true, data, meta: metaOf(query, counted) } };
    },
  };
}

function changing(parts: Parts, commands: ClientCommands): Handlers<ChangeIds> {
  const { clock } = parts;
  const reply = (record: ClientRecord) => ({
    status: 200 as const,
    body: { success: true as const, data: clientOf(record, clock.now()) },
  });
  return {
    async 'clients.create'({ body, ...request }) {
      const created = await commands.create(body, actorOf(request));
      return { status: 201, body: { success: true, data: clientOf(created, clock.now()) } };
    },
    async 'clients.update'({ path, body, ...request }) {
      return reply(await commands.edit(body, { id: path.id, actor: actorOf(request) }));
    },
    async 'clients.cancelEmail'({ path, ...request }) {
      return reply(await commands.cancelEmail({ id: path.id, actor: actorOf(request) }));
    },
    async 'clients.activate'({ path, ...request }) {
      return reply(await commands.activate({ id: path.id, actor: actorOf(request) }));
    },
    async 'clients.suspend'({ path, body, ...request }) {
      return reply(await commands.suspend({ id: path.id, actor: actorOf(request) }, body.reason));
    },
    async 'clients.decide'({ body, ...request }) {
      const actor = actorOf(request);
      const decided = await decideAll(parts, body.decisions, {
        decide: ({ id, decision, reason }) =>
          decision === 'activate' ? commands.activate({ id, actor }) : commands.suspend({ id, actor }, reason),
      });
      const now = clock.now();
      const data = decided.map(([{ id }, outcome]) => decisionResult(id, outcome, (row) => clientOf(row, now)));
      return { status: 200, body: { success: true, data } };
    },
    async 'clients.removeFactors'({ path, ...request }) {
      await commands.removeFactors({ id: path.id, actor: actorOf(request) });
      return { status: 200, body: { success: true, message: 'The second factor was removed.' } };
    },
    async 'clients.resendSetup'({ path, ...request }) {
      return reply(await commands.resendSetup({ id: path.id, actor: actorOf(request) }));
    },
  };
}

function found(client: ClientRecord | undefined): ClientRecord {
  if (!client) throw new Refusal(404, 'Client not found');
  return client;
}

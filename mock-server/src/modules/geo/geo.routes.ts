import type { GeoRule } from '@grt/sdk/contract';
import { constraintOf } from '../../core/database/constraint.ts';
import type { Handlers, RequestOf } from '../../core/http/handlers.ts';
import type { Platform } from '../../core/platform.ts';
import { Refusal } from '../../core/refusal.ts';
import { createAuditStore, type AuditStore } from '../audit/audit.store.ts';
import { createMarket, type Market } from '../traffic/market.store.ts';
import { changedGeoRule, codeTaken, newGeoRule, type GeoRuleValues } from './geo.rules.ts';
import { createGeoStore, type GeoStore } from './geo.store.ts';
import type { GeoRuleRow } from '../../tables/geo.tables.ts';

type Ids = 'geo.list' | 'geo.create' | 'geo.update' | 'geo.remove' | 'geo.toggle' | 'geo.clearCache';

interface Parts extends Pick<Platform, 'database'> {
  readonly rules: GeoStore;
  readonly audit: AuditStore;
  readonly market: Market;
}

/** Geo-blocking rules: they decide whether a click is served.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2; docs/specification/decisions.md §10 */
export function geoHandlers(platform: Platform): Handlers<Ids> {
  const { database, clock } = platform;
  const rules = createGeoStore(database, clock);
  const parts: Parts = { database, rules, audit: createAuditStore(database, clock), market: createMarket(platform) };
  return {
    async 'geo.list'() {
      const all = (await rules.list()).map(ruleOf);
      const countries = all.filter(({ type }) => type === 'country');
      const states = all.filter(({ type }) => type === 'state');
      return { status: 200, body: { success: true, data: { countries, states } } };
    },
    'geo.create': (request) => create(parts, request),
    async 'geo.update'({ body, ...request }) {
      const changed = await change(parts, request, { action: 'geo.update', rule: (row) => changedGeoRule(row, body) });
      return { status: 200, body: { success: true, data: ruleOf(changed) } };
    },
    async 'geo.toggle'(request) {
      const rule = ({ isBlocked }: GeoRuleRow) => ({ isBlocked: !isBlocked });
      const changed = await change(parts, request, { action: 'geo.toggle', rule });
      return { status: 200, body: { success: true, data: ruleOf(changed) } };
    },
    'geo.remove': (request) => remove(parts, request),
    async 'geo.clearCache'({ principal, address, requestId }) {
      // Nothing is cached: the market reads the rules anew for each of its parts.
      await parts.audit.record({
        action: 'geo.clearCache',
        actor: { principal, address, requestId },
        subject: { type: 'geo' },
      });
      return { status: 200, body: { success: true, message: 'Geo-blocking cache cleared successfully' } };
    },
  };
}

async function create(
  { database, rules, audit, market }: Parts,
  { body, principal, address, requestId }: RequestOf<'geo.create'>,
) {
  const values = newGeoRule(body);
  await market.advance();
  const row = await uniquely(() =>
    database.transaction(async () => {
      const inserted = await rules.insert(values);
      const subject = { type: 'geo_rule', id: inserted.id, label: inserted.code };
      await audit.record({
        action: 'geo.create',
        actor: { principal, address, requestId },
        subject,
        after: { ...values },
      });
      return inserted;
    }),
  );
  const message = `Successfully added ${row.type}: ${row.name}`;
  return { status: 201 as const, body: { success: true as const, data: ruleOf(row), message } };
}

async function remove(
  { database, rules, audit, market }: Parts,
  { path, principal, address, requestId }: RequestOf<'geo.remove'>,
) {
  await market.advance();
  await database.transaction(async () => {
    const row = found(await rules.remove(path.id));
    const subject = { type: 'geo_rule', id: row.id, label: row.code };
    await audit.record({
      action: 'geo.remove',
      actor: { principal, address, requestId },
      subject,
      before: { is_blocked: row.isBlocked },
    });
  });
  return { status: 200 as const, body: { success: true as const, message: 'Rule deleted successfully' } };
}

interface GeoChange {
  readonly action: 'geo.update' | 'geo.toggle';
  readonly rule: (row: GeoRuleRow) => Partial<GeoRuleValues>;
}

async function change(
  { database, rules, audit, market }: Parts,
  { path, principal, address, requestId }: Omit<RequestOf<'geo.toggle'>, 'body' | 'query' | 'files'>,
  { action, rule }: GeoChange,
): Promise<GeoRuleRow> {
  await market.advance();
  return uniquely(() =>
    database.transaction(async () => {
      const { before, after } = found(await rules.update(path.id, rule));
      const subject = { type: 'geo_rule', id: after.id, label: after.code };
      const [old, now] = [before, after].map(({ code, name, isBlocked }) => ({ code, name, is_blocked: isBlocked }));
      await audit.record({ action, actor: { principal, address, requestId }, subject, before: old, after: now });
      return after;
    }),
  );
}

async function uniquely<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (constraintOf(error)?.constraint === 'geo_rules_code') throw codeTaken;
    throw error;
  }
}

function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Refusal(404, 'Rule not found');
  return row;
}

function ruleOf(row: GeoRuleRow): GeoRule {
  return {
    id: row.id,
    type: row.type,
    code: row.code,
    name: row.name,
    block_reason: row.blockReason,
    is_blocked: row.isBlocked,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

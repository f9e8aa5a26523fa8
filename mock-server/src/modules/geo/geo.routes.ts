import type { GeoRule } from '@grt/sdk/contract';
import type { Handlers } from '../../core/http/handlers.ts';
import { Refusal } from '../../core/refusal.ts';
import type { GeoRuleRow } from '../../tables/geo.tables.ts';
import { actorOf } from '../audit/actor.rules.ts';
import { createGeoCommands, type GeoParts } from './geo.commands.ts';

type Ids = 'geo.list' | 'geo.show' | 'geo.create' | 'geo.update' | 'geo.remove' | 'geo.toggle' | 'geo.clearCache';

/** Geo-blocking rules: they decide whether a click is served.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2; docs/specification/decisions.md §10 */
export function geoHandlers(parts: GeoParts): Handlers<Ids> {
  const { geoRules } = parts;
  const commands = createGeoCommands(parts);
  return {
    async 'geo.list'() {
      const all = (await geoRules.list()).map(ruleOf);
      const countries = all.filter(({ type }) => type === 'country');
      const states = all.filter(({ type }) => type === 'state');
      return { status: 200, body: { success: true, data: { countries, states } } };
    },
    async 'geo.show'({ path }) {
      const row = (await geoRules.list()).find(({ id }) => id === path.id);
      if (!row) throw new Refusal(404, 'Rule not found');
      return { status: 200, body: { success: true, data: ruleOf(row) } };
    },
    async 'geo.create'({ body, ...request }) {
      const row = await commands.create(body, actorOf(request));
      const message = `Successfully added ${row.type}: ${row.name}`;
      return { status: 201, body: { success: true, data: ruleOf(row), message } };
    },
    async 'geo.update'({ path, body, ...request }) {
      const row = await commands.update(body, { id: path.id, actor: actorOf(request) });
      return { status: 200, body: { success: true, data: ruleOf(row) } };
    },
    async 'geo.toggle'({ path, ...request }) {
      const row = await commands.toggle({ id: path.id, actor: actorOf(request) });
      return { status: 200, body: { success: true, data: ruleOf(row) } };
    },
    async 'geo.remove'({ path, ...request }) {
      await commands.remove({ id: path.id, actor: actorOf(request) });
      return { status: 200, body: { success: true, message: 'Rule deleted successfully' } };
    },
    async 'geo.clearCache'(request) {
      await commands.clearCache(actorOf(request));
      return { status: 200, body: { success: true, message: 'Geo-blocking cache cleared successfully' } };
    },
  };
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

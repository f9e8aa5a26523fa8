import type { BodyOf } from '@grt/sdk/contract';
import { changedFields } from '../../basics/changed-fields.rules.ts';
import { constraintOf } from '../../core/database/constraint.ts';
import type { Database } from '../../core/database/database.ts';
import { Refusal } from '../../core/refusal.ts';
import type { GeoRuleRow } from '../../tables/geo.tables.ts';
import type { Actor } from '../audit/actor.rules.ts';
import type { AuditStore } from '../audit/audit.store.ts';
import { changedGeoRule, codeTaken, newGeoRule, type GeoRuleValues } from './geo.rules.ts';
import type { GeoStore } from './geo.store.ts';

export interface GeoParts {
  readonly database: Database;
  readonly geoRules: GeoStore;
  readonly audit: AuditStore;
}

/** Which rule, and who asks. */
export interface GeoRequest {
  readonly id: number;
  readonly actor: Actor;
}

/** Changes to geo rules, each in one transaction with its audit entry. */
export interface GeoCommands {
  /** @throws Refusal 422 for a code that is unknown or taken. */
  create(form: BodyOf<'geo.create'>, actor: Actor): Promise<GeoRuleRow>;
  /** @throws Refusal 404 or 422 */
  update(form: BodyOf<'geo.update'>, request: GeoRequest): Promise<GeoRuleRow>;
  /** Blocks an allowed place, and vice versa. @throws Refusal 404 */
  toggle(request: GeoRequest): Promise<GeoRuleRow>;
  /** @throws Refusal 404 */
  remove(request: GeoRequest): Promise<void>;
  /** Nothing is cached: the market rereads the rules for each of its parts. The request itself is recorded. */
  clearCache(actor: Actor): Promise<void>;
}

export function createGeoCommands({ database, geoRules, audit }: GeoParts): GeoCommands {
  const change = (
    { id, actor }: GeoRequest,
    action: 'geo.update' | 'geo.toggle',
    rule: (row: GeoRuleRow) => Partial<GeoRuleValues>,
  ) =>
    uniquely(() =>
      database.transaction(async () => {
        const { before, after } = found(await geoRules.update(id, rule));
        await audit.record({ action, actor, subject: subjectOf(after), ...changedFields(told(before), told(after)) });
        return after;
      }),
    );
  return {
    create: (form, actor) =>
      uniquely(() =>
        database.transaction(async () => {
          const row = await geoRules.insert(newGeoRule(form));
          await audit.record({ action: 'geo.create', actor, subject: subjectOf(row), after: told(row) });
          return row;
        }),
      ),
    update: (form, request) => change(request, 'geo.update', (row) => changedGeoRule(row, form)),
    toggle: (request) => change(request, 'geo.toggle', ({ isBlocked }) => ({ isBlocked: !isBlocked })),
    remove: ({ id, actor }) =>
      database.transaction(async () => {
        const row = found(await geoRules.remove(id));
        await audit.record({ action: 'geo.remove', actor, subject: subjectOf(row), before: told(row) });
      }),
    clearCache: (actor) => audit.record({ action: 'geo.clearCache', actor, subject: { type: 'geo' } }),
  };
}

function subjectOf({ id, code }: GeoRuleRow) {
  return { type: 'geo_rule', id, label: code };
}

function told({ type, code, name, blockReason, isBlocked }: GeoRuleRow) {
  return { type, code, name, block_reason: blockReason, is_blocked: isBlocked };
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

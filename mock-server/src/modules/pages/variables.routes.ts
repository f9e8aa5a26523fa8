import type { PageVariable, PageVariableValue } from '@grt/sdk/contract';
import { constraintOf } from '../../core/database/constraint.ts';
import type { Handlers, RequestOf } from '../../core/http/handlers.ts';
import { metaOf, windowOf } from '../../core/pagination.ts';
import type { Platform } from '../../core/platform.ts';
import { Refusal } from '../../core/refusal.ts';
import { createAuditStore, type AuditStore } from '../audit/audit.store.ts';
import { builtInSince, builtInVariables, isBuiltIn } from './built-in-variables.rules.ts';
import type { VariableRow } from '../../tables/pages.tables.ts';
import {
  changedVariable,
  keyTaken,
  newVariable,
  readValues,
  requireOwn,
  type VariableFields,
} from './variables.rules.ts';
import { createVariableStore, type ValueRow, type VariableStore } from './variables.store.ts';

export type VariableIds =
  | 'variables.list'
  | 'variables.create'
  | 'variables.update'
  | 'variables.remove'
  | 'variables.showValues'
  | 'variables.saveValues';

interface Parts extends Pick<Platform, 'database'> {
  readonly variables: VariableStore;
  readonly audit: AuditStore;
}

/** Variables of pages and what they stand for on each domain. @see docs/specification/decisions.md §9 and §12 */
export function variableHandlers({ database, clock }: Platform): Handlers<VariableIds> {
  const variables = createVariableStore(database, clock);
  const parts: Parts = { database, variables, audit: createAuditStore(database, clock) };
  return {
    async 'variables.list'() {
      const own = (await variables.list()).map(variableOf);
      return { status: 200, body: { success: true, data: [...builtIn, ...own] } };
    },
    'variables.create': (request) => create(parts, request),
    'variables.update': (request) => update(parts, request),
    'variables.remove': (request) => remove(parts, request),
    async 'variables.showValues'({ path, query }) {
      if (!isBuiltIn(path.id)) found(await variables.find(path.id));
      const { rows, total } = await variables.values(path.id, query.search, windowOf(query));
      return { status: 200, body: { success: true, data: rows.map(valueOf), meta: metaOf(query, total) } };
    },
    'variables.saveValues': (request) => saveValues(parts, request),
  };
}

async function create(
  { database, variables, audit }: Parts,
  { body, principal, address, requestId }: RequestOf<'variables.create'>,
) {
  const { key, fields } = newVariable(body, await variables.count());
  const row = await uniquely(() =>
    database.transaction(async () => {
      const inserted = await variables.insert(key, fields);
      const subject = { type: 'page_variable', id: inserted.id, label: key };
      const actor = { principal, address, requestId };
      await audit.record({ action: 'variables.create', actor, subject, after: told(fields) });
      return inserted;
    }),
  );
  return { status: 201 as const, body: { success: true as const, data: variableOf(row) } };
}

async function update(
  { database, variables, audit }: Parts,
  { path, body, principal, address, requestId }: RequestOf<'variables.update'>,
) {
  requireOwn(path.id);
  const row = await database.transaction(async () => {
    const { before, after } = found(await variables.update(path.id, (present) => changedVariable(present, body)));
    const subject = { type: 'page_variable', id: after.id, label: after.variableKey };
    const actor = { principal, address, requestId };
    await audit.record({ action: 'variables.update', actor, subject, before: told(before), after: told(after) });
    return after;
  });
  return { status: 200 as const, body: { success: true as const, data: variableOf(row) } };
}

async function remove(
  { database, variables, audit }: Parts,
  { path, principal, address, requestId }: RequestOf<'variables.remove'>,
) {
  requireOwn(path.id);
  await database.transaction(async () => {
    const row = found(await variables.remove(path.id));
    const subject = { type: 'page_variable', id: row.id, label: row.variableKey };
    const actor = { principal, address, requestId };
    await audit.record({ action: 'variables.remove', actor, subject, before: told(row) });
  });
  return { status: 200 as const, body: { success: true as const } };
}

async function saveValues(
  { database, variables, audit }: Parts,
  { path, body, principal, address, requestId }: RequestOf<'variables.saveValues'>,
) {
  requireOwn(path.id);
  const ids = body.values.map(({ domain_id: id }) => id);
  const rows = await database.transaction(async () => {
    const { variableKey } = found(await variables.hold(path.id));
    const values = readValues(body, await variables.knownDomains(ids));
    const before = byDomain(await variables.valuesOn(path.id, ids));
    await variables.saveValues(path.id, values);
    const set = await variables.valuesOn(path.id, ids);
    const subject = { type: 'page_variable', id: path.id, label: variableKey };
    const actor = { principal, address, requestId };
    await audit.record({ action: 'variables.saveValues', actor, subject, before, after: byDomain(set) });
    return set;
  });
  return { status: 200 as const, body: { success: true as const, data: rows.map(valueOf) } };
}

async function uniquely<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw constraintOf(error)?.constraint === 'page_variables_key' ? keyTaken : error;
  }
}

function found<Found>(value: Found | undefined): Found {
  if (value === undefined) throw new Refusal(404, 'Variable not found');
  return value;
}

function told({ variableName, defaultValue, description }: VariableFields): Record<string, unknown> {
  return { variable_name: variableName, default_value: defaultValue, description };
}

/** Domain to value, as the audit tells it. */
function byDomain(rows: readonly ValueRow[]): Record<string, unknown> {
  return Object.fromEntries(rows.map(({ domainName, value }) => [domainName, value]));
}

const builtIn = builtInVariables.map(({ id, key, name, description }): PageVariable => ({
  id,
  variable_key: key,
  variable_name: name,
  default_value: null,
  description,
  is_built_in: true,
  created_at: builtInSince,
  updated_at: builtInSince,
}));

function variableOf(row: VariableRow): PageVariable {
  return {
    id: row.id,
    variable_key: row.variableKey,
    variable_name: row.variableName,
    default_value: row.defaultValue,
    description: row.description,
    is_built_in: false,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

function valueOf({ domainId, domainName, value, updatedAt }: ValueRow): PageVariableValue {
  return { domain_id: domainId, domain_name: domainName, value, updated_at: updatedAt.toISOString() };
}

import type { BodyOf } from '@grt/sdk/contract';
import { constraintOf } from '../../core/database/constraint.ts';
import type { Database } from '../../core/database/database.ts';
import { Refusal } from '../../core/refusal.ts';
import type { VariableRow } from '../../tables/pages.tables.ts';
import type { Actor } from '../audit/actor.rules.ts';
import type { AuditStore } from '../audit/audit.store.ts';
import {
  changedVariable,
  keyTaken,
  newVariable,
  readValues,
  requireOwn,
  type VariableFields,
} from './variables.rules.ts';
import type { ValueRow, VariableStore } from './variables.store.ts';

export interface VariableParts {
  readonly database: Database;
  readonly variables: VariableStore;
  readonly audit: AuditStore;
}

/** Which variable, and who asks. */
export interface VariableRequest {
  readonly id: number;
  readonly actor: Actor;
}

/** What can be done to variables: each change in one transaction with its audit entry. Built-in ones cannot be changed.
 */
export interface VariableCommands {
  /** @throws Refusal 409 when there are too many, or 422. */
  create(form: BodyOf<'variables.create'>, actor: Actor): Promise<VariableRow>;
  /** @throws Refusal 403, 404 or 422 */
  update(form: BodyOf<'variables.update'>, request: VariableRequest): Promise<VariableRow>;
  /** @throws Refusal 403 or 404 */
  remove(request: VariableRequest): Promise<void>;
  /** Sets its values on some domains. @throws Refusal 403, 404 or 422 */
  saveValues(form: BodyOf<'variables.saveValues'>, request: VariableRequest): Promise<ValueRow[]>;
}

export function createVariableCommands({ database, variables, audit }: VariableParts): VariableCommands {
  return {
    async create(form, actor) {
      const { key, fields } = newVariable(form, await variables.count());
      return uniquely(() =>
        database.transaction(async () => {
          const row = await variables.insert(key, fields);
          const after = { variable_key: key, ...told(fields) };
          await audit.record({ action: 'variables.create', actor, subject: subjectOf(row), after });
          return row;
        }),
      );
    },
    async update(form, { id, actor }) {
      requireOwn(id);
      return database.transaction(async () => {
        const { before, after } = foundVariable(
          await variables.update(id, (present) => changedVariable(present, form)),
        );
        const change = { subject: subjectOf(after), before: told(before), after: told(after) };
        await audit.record({ action: 'variables.update', actor, ...change });
        return after;
      });
    },
    async remove({ id, actor }) {
      requireOwn(id);
      await database.transaction(async () => {
        const row = foundVariable(await variables.remove(id));
        await audit.record({ action: 'variables.remove', actor, subject: subjectOf(row), before: told(row) });
      });
    },
    async saveValues(form, { id, actor }) {
      requireOwn(id);
      const ids = form.values.map(({ domain_id: domainId }) => domainId);
      return database.transaction(async () => {
        const row = foundVariable(await variables.hold(id));
        const values = readValues(form, await variables.knownDomains(ids));
        const before = byDomain(await variables.valuesOn(id, ids));
        await variables.saveValues(id, values);
        const set = await variables.valuesOn(id, ids);
        const change = { subject: subjectOf(row), before, after: byDomain(set) };
        await audit.record({ action: 'variables.saveValues', actor, ...change });
        return set;
      });
    },
  };
}

function subjectOf({ id, variableKey }: Pick<VariableRow, 'id' | 'variableKey'>) {
  return { type: 'page_variable', id, label: variableKey };
}

async function uniquely<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw constraintOf(error)?.constraint === 'page_variables_key' ? keyTaken : error;
  }
}

/** @throws Refusal 404 */
export function foundVariable<Found>(value: Found | undefined): Found {
  if (value === undefined) throw new Refusal(404, 'Variable not found');
  return value;
}

function told({ variableName, defaultValue, description }: VariableFields): Record<string, unknown> {
  return { variable_name: variableName, default_value: defaultValue, description };
}

/** Domain to value, as the audit records it. */
function byDomain(rows: readonly ValueRow[]): Record<string, unknown> {
  return Object.fromEntries(rows.map(({ domainName, value }) => [domainName, value]));
}

import type { PageVariable, PageVariableValue } from '@grt/sdk/contract';
import type { Handlers } from '../../core/http/handlers.ts';
import { metaOf, windowOf } from '../../core/pagination.ts';
import type { VariableRow } from '../../tables/pages.tables.ts';
import { actorOf } from '../audit/actor.rules.ts';
import { builtInSince, builtInVariables, isBuiltIn } from './built-in-variables.rules.ts';
import { createVariableCommands, foundVariable, type VariableParts } from './variables.commands.ts';
import type { ValueRow } from './variables.store.ts';

export type VariableIds =
  | 'variables.list'
  | 'variables.show'
  | 'variables.create'
  | 'variables.update'
  | 'variables.remove'
  | 'variables.showValues'
  | 'variables.saveValues';

/** Page variables and their values on each domain. @see docs/specification/decisions.md §9 and §12 */
export function variableHandlers(parts: VariableParts): Handlers<VariableIds> {
  const { variables } = parts;
  const commands = createVariableCommands(parts);
  return {
    async 'variables.list'() {
      const own = (await variables.list()).map(variableOf);
      return { status: 200, body: { success: true, data: [...builtIn, ...own] } };
    },
    async 'variables.show'({ path }) {
      const known = builtIn.find(({ id }) => id === path.id);
      const data = known ?? variableOf(foundVariable(await variables.find(path.id)));
      return { status: 200, body: { success: true, data } };
    },
    async 'variables.create'({ body, ...request }) {
      return { status: 201, body: { success: true, data: variableOf(await commands.create(body, actorOf(request))) } };
    },
    async 'variables.update'({ path, body, ...request }) {
      const row = await commands.update(body, { id: path.id, actor: actorOf(request) });
      return { status: 200, body: { success: true, data: variableOf(row) } };
    },
    async 'variables.remove'({ path, ...request }) {
      await commands.remove({ id: path.id, actor: actorOf(request) });
      return { status: 200, body: { success: true } };
    },
    async 'variables.showValues'({ path, query }) {
      if (!isBuiltIn(path.id)) foundVariable(await variables.find(path.id));
      const { rows, total } = await variables.values(path.id, query.search, windowOf(query));
      return { status: 200, body: { success: true, data: rows.map(valueOf), meta: metaOf(query, total) } };
    },
    async 'variables.saveValues'({ path, body, ...request }) {
      const rows = await commands.saveValues(body, { id: path.id, actor: actorOf(request) });
      return { status: 200, body: { success: true, data: rows.map(valueOf) } };
    },
  };
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

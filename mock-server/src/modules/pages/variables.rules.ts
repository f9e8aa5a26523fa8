import {
  messages,
  type PageVariableChanges,
  type PageVariableForm,
  type PageVariableValuesForm,
} from '@grt/sdk/contract';
import { invalid, Refusal } from '../../core/refusal.ts';
import { builtInKeys, isBuiltIn } from './built-in-variables.rules.ts';
import type { VariableRow } from '../../tables/pages.tables.ts';

/** How many variables administrators can create, as in the contract: every page view reads them all. */
const variablesMax = 500;

export type VariableFields = Pick<VariableRow, 'variableName' | 'defaultValue' | 'description'>;

/** The value of a variable on a domain; null for its default. */
export interface DomainValue {
  readonly domainId: number;
  readonly value: string | null;
}

/** A variable with this key already exists, created or built in. */
export const keyTaken = invalid({ variable_key: [messages.PageVariableForm.variable_key.unique] });

/** @param present - how many exist. @throws Refusal 409 when there are 500, 422 for a refused field. */
export function newVariable(form: PageVariableForm, present: number): { key: string; fields: VariableFields } {
  if (present >= variablesMax)
    throw new Refusal(409, `The limit of ${String(variablesMax)} variables is reached. Delete one that no page uses.`);
  if (builtInKeys.has(form.variable_key)) throw keyTaken;
  return {
    key: form.variable_key,
    fields: {
      variableName: form.variable_name,
      defaultValue: form.default_value ?? null,
      description: form.description || null,
    },
  };
}

/** Omitted fields keep their values. */
export function changedVariable(row: VariableRow, changes: PageVariableChanges): VariableFields {
  const { variable_name: name, default_value: value, description } = changes;
  return {
    variableName: name ?? row.variableName,
    defaultValue: value === undefined ? row.defaultValue : value,
    description: description === undefined ? row.description : description || null,
  };
}

/** @throws Refusal 409 for a built-in variable: the platform fills it in automatically. */
export function requireOwn(id: number): void {
  if (isBuiltIn(id)) throw new Refusal(409, 'This variable is built in and cannot be changed or deleted.');
}

/** @param known - the domains that exist.
 * @throws Refusal 422 naming each domain that does not exist or is listed twice. */
export function readValues({ values }: PageVariableValuesForm, known: ReadonlySet<number>): DomainValue[] {
  const seen = new Set<number>();
  const errors: Record<string, string[]> = {};
  for (const [index, { domain_id: domainId }] of values.entries()) {
    const field = `values.${String(index)}.domain_id`;
    if (!known.has(domainId)) errors[field] = [messages.PageVariableValuesForm.values.exists];
    else if (seen.has(domainId)) errors[field] = [messages.PageVariableValuesForm.values.repeated];
    seen.add(domainId);
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return values.map(({ domain_id: domainId, value }) => ({ domainId, value }));
}

import {
  messages,
  type PageVariableChanges,
  type PageVariableForm,
  type PageVariableValuesForm,
} from '@grt/sdk/contract';
import { invalid, Refusal } from '../../core/refusal.ts';
import { builtInKeys, isBuiltIn } from './built-in-variables.rules.ts';
import type { VariableRow } from '../../tables/pages.tables.ts';

/** Variables that administrators can make, as in the contract: every page's view reads them all. */
const variablesMax = 500;

export type VariableFields = Pick<VariableRow, 'variableName' | 'defaultValue' | 'description'>;

/** What a variable shall stand for on a domain; null: its default. */
export interface DomainValue {
  readonly domainId: number;
  readonly value: string | null;
}

/** There is a variable with the key already, made or built in. */
export const keyTaken = invalid({ variable_key: [messages.PageVariableForm.variable_key.unique] });

/** @param present - how many there are. @throws Refusal 409 when there are 500, 422 for a refused field. */
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

/** Omitted fields stay as they are. */
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

/** @param known - the domains that there are.
 * @throws Refusal 422 naming each domain that there is none of, or that is named twice. */
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

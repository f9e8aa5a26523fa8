import { messages, type BodyOf } from '@grt/sdk/contract';
import { geoCodeErrors } from '@grt/sdk/rules';
import { invalid } from '../../core/refusal.ts';
import type { GeoRuleRow } from '../../tables/geo.tables.ts';

/** Code of a country or a state, to whether it is blocked. */
export type GeoPolicy = ReadonlyMap<string, boolean>;

/** Whether visitors from a place are served: a state's rule beats its country's, and no rule means allowed.
 * @param place - ISO 3166-1 country, and ISO 3166-2 state where it is known.
 * @see docs/specification/decisions.md §10 */
export function isServed(
  policy: GeoPolicy,
  { country, state }: { country: string; state?: string | undefined },
): boolean {
  const ofState = state === undefined ? undefined : policy.get(state);
  return !(ofState ?? policy.get(country) ?? false);
}

export type GeoRuleValues = Pick<GeoRuleRow, 'type' | 'code' | 'name' | 'blockReason' | 'isBlocked'>;

/** A new rule blocks. @throws Refusal 422 on `code` when it is not a code of its type. */
export function newGeoRule(form: Readonly<BodyOf<'geo.create'>>): GeoRuleValues {
  return checked({
    type: form.type,
    code: form.code,
    name: form.name,
    blockReason: form.block_reason ?? null,
    isBlocked: true,
  });
}

/** Omitted fields keep their values. @throws Refusal 422 on `code` when it does not fit the type after the change. */
export function changedGeoRule(rule: GeoRuleRow, form: Readonly<BodyOf<'geo.update'>>): GeoRuleValues {
  return checked({
    type: form.type ?? rule.type,
    code: form.code ?? rule.code,
    name: form.name ?? rule.name,
    blockReason: form.block_reason === undefined ? rule.blockReason : form.block_reason,
    isBlocked: form.is_blocked ?? rule.isBlocked,
  });
}

export const codeTaken = invalid({ code: [messages.GeoRuleForm.code.unique] });

function checked(values: GeoRuleValues): GeoRuleValues {
  const errors = geoCodeErrors(values);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { ...values, blockReason: values.blockReason || null };
}

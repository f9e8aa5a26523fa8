import { statesByCountry, type BodyOf } from '@grt/sdk/contract';
import { stateErrors } from '@grt/sdk/rules';
import { invalid } from '../../core/refusal.ts';

type Form = Omit<BodyOf<'clients.update'>, 'is_active'>;

/** The fields of a client as stored: of its company, and of its contact. Omitted fields are absent. */
export interface ClientFields {
  readonly company: {
    readonly companyName?: string;
    readonly website?: string | null;
    readonly country?: string | null;
    readonly state?: string | null;
    readonly subscriptionPlan?: string;
  };
  readonly contact: {
    readonly email?: string;
    readonly firstName?: string;
    readonly lastName?: string;
    readonly phone?: string | null;
    readonly jobTitle?: string | null;
  };
}

/** The fields of a form, which the contract has checked and brought into the spelling in which they are stored; blank
 * ones count as absent.
 * @param country - of the client, for a state that is sent alone.
 * @throws Refusal 422 for a state that this country does not have. @see docs/specification/decisions.md §4 and §5 */
export function readClientForm(form: Form, country: string | null = null): ClientFields {
  return {
    company: given({
      companyName: form.company_name,
      website: optional(form.website),
      ...readPlace(form, country),
      subscriptionPlan: form.subscription_plan,
    }),
    contact: given({
      email: form.email,
      firstName: form.first_name,
      lastName: form.last_name,
      phone: optional(form.phone),
      jobTitle: optional(form.job_title),
    }),
  };
}

/** Country and state: a state is looked up if its country has a list, and is cleared when the country changes. */
function readPlace({ country, state }: Form, known: string | null) {
  const code = optional(country);
  const inForce = code === undefined ? known : code;
  const text = optional(state);
  const errors = stateErrors({ country: inForce, state: text ?? null });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const moved = code !== undefined && code !== known;
  const kept = statesByCountry[inForce ?? ''] ? text?.toUpperCase() : text;
  return { country: code, state: text === null ? null : (kept ?? (moved ? null : undefined)) };
}

/** Undefined stays undefined, blank becomes null. */
function optional(text: string | null | undefined): string | null | undefined {
  return text === undefined ? undefined : text || null;
}

type Given<Values> = { [Key in keyof Values]?: Exclude<Values[Key], undefined> };

/** The values that are set, without the undefined ones. */
function given<Values extends object>(values: Values): Given<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<Values>;
}

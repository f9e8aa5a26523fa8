import { countries, messages, statesByCountry, type BodyOf } from '@grt/sdk/contract';
import { isEmail, isPhone, normalizeWebsite } from '@grt/sdk/rules';
import { invalid } from '../../core/refusal.ts';

const words = messages.ClientForm;
type Form = Omit<BodyOf<'clients.update'>, 'is_active'>;

/** The fields of a client as they are kept: of its company, and of its contact. What is left out is not there. */
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

/** What the schema cannot say: names that are not blank, the form of address, phone and website, and the places that
 * exist. Values are trimmed, blank ones are none, and a website without a scheme gets https://.
 * @param country - of the client, for a state that is sent alone.
 * @throws Refusal 422 with every refused field. @see docs/specification/decisions.md §4 and §5 */
export function readClientForm(form: Form, country: string | null = null): ClientFields {
  const website = optional(form.website);
  const fullWebsite = isNone(website) ? website : normalizeWebsite(website);
  const place = readPlace(form, country);
  const phone = optional(form.phone);
  const email = form.email?.trim();
  const errors: Record<string, string[]> = {
    ...(form.company_name?.trim() === '' ? { company_name: [words.company_name.required] } : {}),
    ...(form.first_name?.trim() === '' ? { first_name: [words.first_name.required] } : {}),
    ...(form.last_name?.trim() === '' ? { last_name: [words.last_name.required] } : {}),
    ...(email === undefined || isEmail(email) ? {} : { email: [words.email.format] }),
    ...(isNone(phone) || isPhone(phone) ? {} : { phone: [words.phone.pattern] }),
    ...(!isNone(website) && fullWebsite === undefined ? { website: [words.website.pattern] } : {}),
    ...place.errors,
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    company: given({
      companyName: form.company_name?.trim(),
      website: fullWebsite,
      ...place.values,
      subscriptionPlan: form.subscription_plan?.trim() || undefined,
    }),
    contact: given({
      email,
      firstName: form.first_name?.trim(),
      lastName: form.last_name?.trim(),
      phone,
      jobTitle: optional(form.job_title),
    }),
  };
}

/** Country and state: a state is looked up where there is a list of them, and goes with a country that has another one. */
function readPlace({ country, state }: Form, known: string | null) {
  const code = optional(country)?.toUpperCase() ?? (country === undefined ? undefined : null);
  const inForce = code === undefined ? known : code;
  const states = statesByCountry[inForce ?? ''];
  const text = optional(state);
  const stateCode = states ? text?.toUpperCase() : text;
  const errors: Record<string, string[]> = {
    ...(isNone(code) || countries.some((one) => one.code === code) ? {} : { country: [words.country.pattern] }),
    ...(isNone(stateCode) || !states || states.some((one) => one.code === stateCode)
      ? {}
      : { state: [words.state.enum] }),
  };
  const moved = code !== undefined && code !== known;
  return { errors, values: { country: code, state: text === null ? null : (stateCode ?? (moved ? null : undefined)) } };
}

function isNone(text: string | null | undefined): text is null | undefined {
  return text === undefined || text === null;
}

/** Undefined stays undefined, blank becomes null. */
function optional(text: string | null | undefined): string | null | undefined {
  return text === undefined ? undefined : text?.trim() || null;
}

type Given<Values> = { [Key in keyof Values]?: Exclude<Values[Key], undefined> };

/** What is there, without the undefined. */
function given<Values extends object>(values: Values): Given<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<Values>;
}

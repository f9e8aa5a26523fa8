import { z } from 'zod';
import { messages } from '../contract/messages.gen.ts';
import { filled } from './filled.ts';

const words = messages.RegistrationForm;

/** The wizard's steps, in order. Summary has no rules; the license is optional.
 * @see docs/specification/part-1-public-and-client.md §2 and §4 */
export const applicationSteps = ['personal', 'business', 'goals', 'summary', 'license'] as const;

/** A step of the wizard. */
export type ApplicationStep = (typeof applicationSteps)[number];

/** Fields and messages of the steps that have rules: all trimmed and not empty; the form of an e-mail and the like is
 * the server's to check. Form names, of which {@link registrationFields} makes wire names.
 * @see docs/specification/part-1-public-and-client.md §3 and §5 */
export const applicationForms = {
  personal: z.object({
    name: filled(words.first_name.required),
    last_name: filled(words.last_name.required),
    email: filled(words.email.required),
    phone: filled(words.phone.required),
  }),
  business: z.object({
    company: filled(words.company_name.required),
    website: filled(words.website.required),
    description: filled(words.company_description.required),
    job_title: filled(words.job_title.required),
  }),
  goals: z.object({
    expected_traffic: filled(words.expected_traffic.required),
    budget_range: filled(words.budget_range.required),
    country: filled(words.country.required),
    state: filled(words.state.required),
    timezone: filled(words.timezone.required),
  }),
} as const;

/** The whole application, without its license. */
export const applicationForm = z.object({
  ...applicationForms.personal.shape,
  ...applicationForms.business.shape,
  ...applicationForms.goals.shape,
});

/** What the wizard collects, trimmed. */
export type Application = z.output<typeof applicationForm>;

/** Form names whose wire name is another. @see docs/specification/part-1-public-and-client.md §3 */
const wireNames = { name: 'first_name', company: 'company_name', description: 'company_description' } as const;

type WireName<Name extends string> = Name extends keyof typeof wireNames ? (typeof wireNames)[Name] : Name;

/** The fields of `POST /register`, from what the wizard has collected. */
export function registrationFields(application: Application): {
  [Name in keyof Application as WireName<Name>]: string;
} {
  const { name, company, description, ...rest } = application;
  return { ...rest, first_name: name, company_name: company, company_description: description };
}

/** The wizard's step and field for a field that the server refuses; undefined for one that no step has. */
export function applicationField(wireName: string): { step: ApplicationStep; field: string } | undefined {
  if (wireName === 'business_license') return { step: 'license', field: wireName };
  const field = Object.entries(wireNames).find(([, wire]) => wire === wireName)?.[0] ?? wireName;
  for (const step of ['personal', 'business', 'goals'] as const) {
    if (Object.hasOwn(applicationForms[step].shape, field)) return { step, field };
  }
  return undefined;
}

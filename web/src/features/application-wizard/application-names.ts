import type { BodyOf } from '@grt/sdk/contract';

/** The wizard's steps, in order. The summary has no fields; the license is optional.
 * @see docs/specification/part-1-public-and-client.md §2 and §4 */
export const applicationSteps = ['personal', 'business', 'goals', 'summary', 'license'] as const;

/** A step of the wizard. */
export type ApplicationStep = (typeof applicationSteps)[number];

/** The fields of the steps that have any.
 * @see docs/specification/part-1-public-and-client.md §3 and §5 */
const stepNames = {
  personal: ['name', 'last_name', 'email', 'phone'],
  business: ['company', 'website', 'description', 'job_title'],
  goals: ['expected_traffic', 'budget_range', 'country', 'state', 'timezone'],
  summary: [],
  license: ['business_license'],
} as const;

export type StepField = (typeof stepNames)[ApplicationStep][number];

/** A field that is typed or selected from a list. */
export type FieldName = Exclude<StepField, 'business_license'>;

export function fieldsOf(step: ApplicationStep): readonly StepField[] {
  return stepNames[step];
}

/** What the wizard has collected, under the field names of `POST /register`. */
export function wireFields({ name, company, description, ...rest }: Readonly<Record<FieldName, string>>) {
  return { ...rest, first_name: name, company_name: company, company_description: description };
}

/** The wizard's field for one of `POST /register`; undefined for one that no step has. */
export function fieldFor(wireName: string): StepField | undefined {
  const name = wireNames[wireName] ?? wireName;
  return applicationSteps.flatMap(fieldsOf).find((field) => field === name);
}

const wireNames: Readonly<Partial<Record<string, FieldName>>> = {
  first_name: 'name',
  company_name: 'company',
  company_description: 'description',
};

/** The whole application, as sent. */
export type Application = BodyOf<'registrations.submit'>;

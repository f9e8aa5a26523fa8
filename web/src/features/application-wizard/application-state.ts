import { checkForm } from '@grt/sdk/check-form';
import { statesByCountry } from '@grt/sdk/contract';
import { form as applicationForm } from '@grt/sdk/forms/registrations.submit';
import { stateErrors } from '@grt/sdk/rules';
import {
  applicationSteps,
  fieldFor,
  fieldsOf,
  wireFields,
  type Application,
  type ApplicationStep,
  type FieldName,
} from './application-names.ts';

/** The applicant's input, current step, and errors. Created when the wizard is opened. */
export interface ApplicationState {
  readonly step: ApplicationStep;
  readonly completed: readonly ApplicationStep[];
  readonly values: Readonly<Record<FieldName, string>>;
  readonly license: File | undefined;
  readonly errors: Readonly<Partial<Record<FieldName | 'business_license', string>>>;
  /** Number of failed validations: each time, the first invalid field is focused. */
  readonly refusals: number;
}

export const emptyApplication: ApplicationState = {
  step: 'personal',
  completed: [],
  values: {
    name: '',
    last_name: '',
    email: '',
    phone: '',
    company: '',
    website: '',
    description: '',
    job_title: '',
    expected_traffic: '',
    budget_range: '',
    country: '',
    state: '',
    timezone: '',
  },
  license: undefined,
  errors: {},
  refusals: 0,
};

/** The first step always; a later one once the previous step is completed.
 * @see docs/specification/part-1-public-and-client.md §2 */
export function isReachable({ completed }: ApplicationState, step: ApplicationStep): boolean {
  const before = applicationSteps[applicationSteps.indexOf(step) - 1];
  return before === undefined || completed.includes(before);
}

/** Whether a step has a field with an error. */
export function isAtFault({ errors }: ApplicationState, step: ApplicationStep): boolean {
  return fieldsOf(step).some((field) => field in errors);
}

/** A new value clears the field's error; a new country clears the chosen state, too.
 * @see docs/specification/part-1-public-and-client.md §4 */
export function change(state: ApplicationState, field: FieldName, value: string): ApplicationState {
  const isNewCountry = field === 'country' && value !== state.values.country;
  const { [field]: _, ...errors } = state.errors;
  return {
    ...state,
    errors,
    values: { ...state.values, [field]: value, ...(isNewCountry ? { state: '' } : {}) },
  };
}

/** Sets or removes the license. An invalid one is not kept. @param problem - why it is invalid. */
export function chooseLicense(state: ApplicationState, file: File | undefined, problem?: string): ApplicationState {
  const { business_license: _, ...errors } = state.errors;
  if (problem === undefined) return { ...state, errors, license: file };
  return { ...state, license: undefined, errors: { ...errors, business_license: problem } };
}

/**
 * Validates the current step. If valid, it is marked completed and the next one opens; otherwise its fields show
 * errors.
 */
export function advance(state: ApplicationState): ApplicationState {
  const errors = problemsOf(state, state.step);
  if (Object.keys(errors).length > 0) return { ...withErrors(state, errors), step: state.step };
  const next = applicationSteps[applicationSteps.indexOf(state.step) + 1] ?? state.step;
  return { ...state, step: next, completed: [...new Set([...state.completed, state.step])] };
}

/** One step back, without validation. */
export function retreat(state: ApplicationState): ApplicationState {
  return { ...state, step: applicationSteps[applicationSteps.indexOf(state.step) - 1] ?? state.step };
}

/** To a given step, if it is reachable. */
export function goTo(state: ApplicationState, step: ApplicationStep): ApplicationState {
  return isReachable(state, step) ? { ...state, step } : state;
}

/** Validates the whole form again before sending. @returns the application, or the state at the first invalid step. */
export function check(
  state: ApplicationState,
): { readonly application: Application } | { readonly refused: ApplicationState } {
  const { body, errors } = checked(state);
  return body ? { application: body } : { refused: refuse(state, errors) };
}

/** The server's refusals, each under its field, at the first affected step.
 * @param fields - wire names to messages; fields that no step has are skipped. */
export function refuse(state: ApplicationState, fields: Readonly<Record<string, readonly string[]>>): ApplicationState {
  const errors = shownErrors(fields);
  return Object.keys(errors).length === 0 ? state : withErrors(state, errors);
}

/** The state list; undefined for a country without one. */
export const statesOf = ({ values }: ApplicationState) => statesByCountry[values.country];

function withErrors(state: ApplicationState, errors: ApplicationState['errors']): ApplicationState {
  const next = { ...state, errors: { ...state.errors, ...errors }, refusals: state.refusals + 1 };
  const faulty = applicationSteps.filter((step) => isAtFault(next, step));
  return {
    ...next,
    step: faulty[0] ?? state.step,
    completed: state.completed.filter((step) => !faulty.includes(step)),
  };
}

/** What the server would refuse in the fields of a step. */
function problemsOf(state: ApplicationState, step: ApplicationStep): ApplicationState['errors'] {
  const all = Object.entries(shownErrors(checked(state).errors ?? {}));
  return Object.fromEntries(all.filter(([name]) => fieldsOf(step).some((field) => field === name)));
}

function checked({ values, license }: ApplicationState) {
  return checkForm(applicationForm, { ...wireFields(values), business_license: license }, stateErrors);
}

/** Why a license cannot be sent; undefined when it can. */
export function licenseProblem(file: File): string | undefined {
  return checkForm(applicationForm, { business_license: file }).errors?.['business_license']?.[0];
}

/** The first message of each field that a step has. */
function shownErrors(fields: Readonly<Record<string, readonly string[]>>): ApplicationState['errors'] {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([wireName, [message]]) => {
      const field = fieldFor(wireName);
      return field === undefined || message === undefined ? [] : [[field, message]];
    }),
  );
}

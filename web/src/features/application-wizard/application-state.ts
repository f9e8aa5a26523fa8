import { statesByCountry } from '@grt/sdk/contract';
import {
  applicationField,
  applicationForm,
  applicationForms,
  applicationSteps,
  type Application,
  type ApplicationStep,
} from '@grt/sdk/forms';

export type FieldName = keyof Application;

/** What a person has entered so far, where they are, and what is wrong. Made anew when the wizard is opened. */
export interface ApplicationState {
  readonly step: ApplicationStep;
  readonly completed: readonly ApplicationStep[];
  readonly values: Readonly<Record<FieldName, string>>;
  readonly license: File | undefined;
  readonly errors: Readonly<Partial<Record<FieldName | 'business_license', string>>>;
  /** How often a check has found something: each time the first field at fault takes the focus. */
  readonly refusals: number;
}

const names = (step: 'personal' | 'business' | 'goals') => Object.keys(applicationForms[step].shape);

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

/** The first step always, a later one once the step before it is completed.
 * @see docs/specification/part-1-public-and-client.md §2 */
export function isReachable({ completed }: ApplicationState, step: ApplicationStep): boolean {
  const before = applicationSteps[applicationSteps.indexOf(step) - 1];
  return before === undefined || completed.includes(before);
}

/** Whether a step holds a field with an error. */
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

/** Takes a license or drops it. One that cannot be sent is not kept. @param problem - why it cannot. */
export function chooseLicense(state: ApplicationState, file: File | undefined, problem?: string): ApplicationState {
  const { business_license: _, ...errors } = state.errors;
  if (problem === undefined) return { ...state, errors, license: file };
  return { ...state, license: undefined, errors: { ...errors, business_license: problem } };
}

/** Checks the present step. A valid one is marked and left for the next; else its fields say what is missing. */
export function advance(state: ApplicationState): ApplicationState {
  const errors = problemsOf(state, state.step);
  if (Object.keys(errors).length > 0) return { ...withErrors(state, errors), step: state.step };
  const next = applicationSteps[applicationSteps.indexOf(state.step) + 1] ?? state.step;
  return { ...state, step: next, completed: [...new Set([...state.completed, state.step])] };
}

/** One step back, without a check. */
export function retreat(state: ApplicationState): ApplicationState {
  return { ...state, step: applicationSteps[applicationSteps.indexOf(state.step) - 1] ?? state.step };
}

/** To a step of choice, if it can be reached. */
export function goTo(state: ApplicationState, step: ApplicationStep): ApplicationState {
  return isReachable(state, step) ? { ...state, step } : state;
}

/** The whole form once more before it is sent. @returns the application, or the state at the first step at fault. */
export function check(
  state: ApplicationState,
): { readonly application: Application } | { readonly refused: ApplicationState } {
  const parsed = applicationForm.safeParse(state.values);
  if (parsed.success) return { application: parsed.data };
  return { refused: withErrors(state, firstMessages(parsed.error.issues)) };
}

/** The server's refusals, each under its field, at the first step at fault.
 * @param fields - wire names to messages; those that no step has are left out. */
export function refuse(state: ApplicationState, fields: Readonly<Record<string, readonly string[]>>): ApplicationState {
  const errors: Record<string, string> = {};
  for (const [wireName, [message]] of Object.entries(fields)) {
    const place = applicationField(wireName);
    if (place && message !== undefined) errors[place.field] = message;
  }
  return Object.keys(errors).length === 0 ? state : withErrors(state, errors);
}

/** The list to choose a state from; undefined for a country without one. */
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

function problemsOf({ values }: ApplicationState, step: ApplicationStep): ApplicationState['errors'] {
  if (step === 'summary' || step === 'license') return {};
  const { error } = applicationForms[step].safeParse(values);
  return firstMessages(error?.issues ?? []);
}

function firstMessages(issues: readonly { path: PropertyKey[]; message: string }[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= message;
  return errors;
}

function fieldsOf(step: ApplicationStep): readonly string[] {
  if (step === 'license') return ['business_license'];
  return step === 'summary' ? [] : names(step);
}

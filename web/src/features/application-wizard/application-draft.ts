import { applicationSteps, type ApplicationStep } from './application-names.ts';
import { emptyApplication, type ApplicationState } from './application-state.ts';

const draftKey = 'grt_application_draft';

/** What an applicant typed before the tab was reloaded; empty at first, and where the browser stores nothing. Files
 * cannot be stored, so that the license has to be chosen again. */
export function readDraft(): ApplicationState {
  try {
    const { values, step, completed } = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}') as Partial<
      Record<string, unknown>
    >;
    if (!isTexts(values) || !isStep(step) || !Array.isArray(completed)) return emptyApplication;
    const known = Object.entries(emptyApplication.values).map(([name, empty]) => [name, values[name] ?? empty]);
    return {
      ...emptyApplication,
      values: Object.fromEntries(known) as ApplicationState['values'],
      step,
      completed: completed.filter(isStep),
    };
  } catch {
    return emptyApplication;
  }
}

/** Keeps the texts for as long as the tab is open. */
export function keepDraft({ values, step, completed }: ApplicationState): void {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify({ values, step, completed }));
  } catch {
    // Without storage, or with a full one, a reload starts empty.
  }
}

/** Sent or discarded: nothing of it stays in the browser. */
export function dropDraft(): void {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // Without storage there was no draft.
  }
}

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

const isStep = (value: unknown): value is ApplicationStep => (applicationSteps as readonly unknown[]).includes(value);

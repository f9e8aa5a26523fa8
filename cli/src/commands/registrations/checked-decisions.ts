import type { Registration } from '@grt/sdk/contract';
import { cellText } from '../../core/cell.ts';
import type { Context } from '../../core/context.ts';
import { isSameText } from '../../core/same-text.ts';
import { sourceName } from '../../core/source-name.ts';
import { listedRegistrations } from './listed-registrations.ts';
import { invalidPlan, type Decision } from './planned-decisions.ts';

/** A decision with the application that it is for. */
export interface CheckedDecision extends Decision {
  readonly registration: Registration;
}

/** Finds the application of each decision. The same id may be another company's on another server, or after a restore.
 * @returns by id
 * @throws CommandError with exit code 8 that names every line whose application is missing or another one */
export async function checkedDecisions(
  context: Context,
  decisions: readonly Decision[],
  file: string,
): Promise<ReadonlyMap<number, CheckedDecision>> {
  const found = new Map<number, Registration>();
  for await (const registration of listedRegistrations(
    context,
    decisions.map(({ id }) => id),
  ))
    found.set(registration.id, registration);
  const errors: Record<string, string[]> = {};
  const checked = new Map<number, CheckedDecision>();
  for (const decision of decisions) {
    const registration = found.get(decision.id);
    if (registration !== undefined && isFor(decision, registration))
      checked.set(decision.id, { ...decision, registration });
    else errors[`line ${String(decision.line)}`] = [cellText(differenceOf(decision, registration))];
  }
  if (checked.size === decisions.length) return checked;
  const { apiUrl } = await context.accounts.chosen();
  throw invalidPlan(
    `${sourceName(file)} does not match the applications at ${apiUrl}; nothing was changed. Create a new plan: grt registrations plan`,
    errors,
  );
}

function isFor({ applicationId, companyName }: Decision, { application_id, company_name }: Registration): boolean {
  return isSameText(applicationId, application_id) && isSameText(companyName, company_name);
}

function differenceOf({ id, applicationId, companyName }: Decision, found: Registration | undefined): string {
  const planned = `the plan says ${String(id)} is ${applicationId || 'no application'} of ${companyName || 'no company'}`;
  if (found === undefined) return `${planned}, but there is no application ${String(id)}`;
  return `${planned}, but it is ${found.application_id} of ${found.company_name}`;
}

import { findId, type Finder } from '../../core/bulk/find-id.ts';
import type { Context } from '../../core/context.ts';
import { isNameIn } from '../../core/same-text.ts';

/** The applications with this application id, or of this company. */
export async function* registrationsNamed(context: Pick<Context, 'grt' | 'signal'>, name: string) {
  const grt = await context.grt();
  for await (const row of grt.registrations.list({ search: name }, { signal: context.signal }))
    if (isNameIn(name, [row.application_id, row.company_name])) yield row;
}

/** The id of an application that was typed as its id, its application id, its company, or the address of its screen.
 * @throws CommandError as `findId` does */
export function registrationId(context: Finder, typed: string): Promise<number> {
  const records = { named: (name: string) => registrationsNamed(context, name) };
  return findId(context, { noun: 'registrations', what: ['application', 'applications'], records }, typed);
}

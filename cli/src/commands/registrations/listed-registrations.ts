import type { QueryOf, Registration, RegistrationStatus } from '@grt/sdk/contract';
import type { Context } from '../../core/context.ts';

/** Whose applications. */
export type Applicant = NonNullable<QueryOf<'registrations.list'>['applicant']>;

/** How many ids go into one request. */
const idsMax = 500;

/** Those of the applications with these ids that match the filter, many in a request. */
export async function* listedRegistrations(
  context: Context,
  ids: readonly number[],
  filter: { readonly status?: RegistrationStatus; readonly applicant?: Applicant } = {},
): AsyncGenerator<Registration> {
  const grt = await context.grt();
  for (let from = 0; from < ids.length; from += idsMax) {
    const some = { ...filter, ids: ids.slice(from, from + idsMax) };
    yield* grt.registrations.list({ ...some, sort: 'created_at', order: 'asc' }, { signal: context.signal });
  }
}

import type { QueryOf, Registration, RegistrationStatus } from '@grt/sdk/contract';
import type { Context } from '../../core/context.ts';

/** Whose applications. */
export type Applicant = NonNullable<QueryOf<'registrations.list'>['applicant']>;

/** How many ids go into one request. */
const idsMax = 500;

/** Those of the applications with these ids that match the filter, many in a request; without ids, all that match. */
export async function* listedRegistrations(
  context: Context,
  ids?: readonly number[],
  filter: { readonly status?: RegistrationStatus; readonly applicant?: Applicant } = {},
): AsyncGenerator<Registration> {
  const grt = await context.grt();
  const parts = ids === undefined ? [{}] : partsOf(ids).map((some) => ({ ids: some }));
  for (const part of parts)
    yield* grt.registrations.list({ ...filter, ...part, sort: 'created_at', order: 'asc' }, { signal: context.signal });
}

function partsOf(ids: readonly number[]): readonly number[][] {
  const count = Math.ceil(ids.length / idsMax);
  return Array.from({ length: count }, (_, at) => ids.slice(at * idsMax, (at + 1) * idsMax));
}

import type { Domain } from '@grt/sdk/contract';
import type { Context } from '../../core/context.ts';
import { findDomain } from '../../parts/find-domain.ts';

/** For names that several clients have. */
export interface DomainFlags {
  readonly client?: number;
}

/** The domain that the user named by id or by name.
 * @throws CommandError with exit code 6 if there is none, 7 when several clients have it */
export async function chosenDomain(
  context: Pick<Context, 'grt' | 'signal'>,
  named: string,
  { client }: DomainFlags,
): Promise<Domain> {
  const id = await findDomain(context, { domain: named, client });
  const grt = await context.grt();
  // The contract returns a single domain together with its bidding.
  return (await grt.bidding.show({ id }, { signal: context.signal })).domain;
}

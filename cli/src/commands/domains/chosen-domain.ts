import type { Domain } from '@grt/sdk/contract';
import type { Finder } from '../../core/bulk/find-id.ts';
import { chosenDomainId, type OwnerFlag } from '../../parts/find-domain.ts';

/** The domain that the user named by id or by name.
 * @throws CommandError with exit code 6 if there is none, 7 when several clients have it */
export async function chosenDomain(context: Finder, named: string, owner: OwnerFlag): Promise<Domain> {
  const id = await chosenDomainId(context, named, owner);
  const grt = await context.grt();
  // The contract returns a single domain together with its bidding.
  return (await grt.bidding.show({ id }, { signal: context.signal })).domain;
}

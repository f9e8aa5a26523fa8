import { networkOf } from '../../core/rate-limits/network.ts';
import { requireUsableApplicationLink } from './application-status.rules.ts';
import type { RegistrationParts } from './parts.ts';
import type { RegistrationRow } from './registrations.store.ts';

/** A link that was followed, and from where. */
export interface FollowedLink {
  readonly token: string;
  readonly address: string;
}

/** The application that a link leads to. Guessing is limited by address; a correct token does not count as an attempt.
 * @throws Refusal 404, 410, 429 */
export async function linkedApplication(
  { applicationLinks, limits, clock }: RegistrationParts,
  { token, address }: FollowedLink,
): Promise<RegistrationRow> {
  await limits.consume('setup_token', networkOf(address));
  const found = requireUsableApplicationLink(await applicationLinks.find(token.trim()), clock.now());
  await limits.reward('setup_token', networkOf(address));
  return found;
}

/** A new link to the application, as an address. */
export async function mailedApplicationLink(
  { applicationLinks, publicUrl }: RegistrationParts,
  id: number,
): Promise<string> {
  return `${publicUrl()}/application?token=${await applicationLinks.create(id)}`;
}

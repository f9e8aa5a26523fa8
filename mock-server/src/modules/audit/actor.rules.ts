import type { Principal } from '../../core/http/principal.ts';

/** Who acts: a person, one of their tokens, a visitor, or the platform itself (a job). */
export interface Actor {
  principal?: Principal | undefined;
  /** Where the request came from. */
  address?: string | undefined;
  requestId?: string | undefined;
}

/** A signed-in user's call, as far as commands look at it. */
export interface SignedIn {
  readonly principal: Principal;
  readonly address: string;
  readonly requestId: string;
}

/** Who made a call, and nothing else about it. */
export function actorOf({ principal, address, requestId }: SignedIn): SignedIn {
  return { principal, address, requestId };
}

import type { Principal } from '../../core/http/principal.ts';

/** Who acts: a person, a token of theirs, a visitor, or the platform itself (a job). */
export interface Actor {
  principal?: Principal | undefined;
  /** Where the request came from. */
  address?: string | undefined;
  requestId?: string | undefined;
}

/** A call of somebody who is signed in, as far as commands look at it. */
export interface SignedIn {
  readonly principal: Principal;
  readonly address: string;
  readonly requestId: string;
}

/** Who made a call, without anything else of it. */
export function actorOf({ principal, address, requestId }: SignedIn): SignedIn {
  return { principal, address, requestId };
}

import type { SignInChallenge } from '../contract/schema.gen.ts';
import { ForbiddenError } from './errors.ts';
import { isRecord } from './json-value.ts';

/** The challenge of a sign-in whose password was right but that needs the second factor, for `completeSignIn`;
 * undefined for any other failure.
 * @see docs/decisions/0014-second-factor.md */
export function challengeOf(error: unknown): SignInChallenge | undefined {
  if (!(error instanceof ForbiddenError) || error.code !== 'second_factor_required') return undefined;
  return isRecord(error.body) && isChallenge(error.body['challenge']) ? error.body['challenge'] : undefined;
}

function isChallenge(value: unknown): value is SignInChallenge {
  return isRecord(value) && typeof value['token'] === 'string';
}

import { useState } from 'react';
import { challengeOf } from '@grt/sdk';
import type { SignInChallenge, SignInReply } from '@grt/sdk/contract';
import { useLocation, useNavigate } from 'react-router-dom';
import { useGrt } from '../../core/use-grt.ts';
import { useIsHere } from '../../core/use-is-here.ts';
import { homeOf, nextIn } from '../../core/way-back.ts';
import { signInRefusal, type SignInRefusal } from '../../parts/sign-in-refusal.ts';
import { useChange } from '../../ui/use-change.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Signs in, with the second factor if the account has one, and leads to where the link led, else by account type.
 * @param next - where to go on instead of the account's home
 * @see docs/specification/part-1-public-and-client.md §2 and §8; docs/specification/decisions.md §2 */
export function useSignIn(next?: string) {
  const grt = useGrt();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const { search } = useLocation();
  const [challenge, setChallenge] = useState<SignInChallenge>();
  const [refusal, setRefusal] = useState<SignInRefusal>();

  const { mutate, isPending } = useChange({
    mutationFn: async ({ username, password }: Credentials) =>
      await grt.signIn({ username: username.trim(), password }),
    onMutate: () => setRefusal(undefined),
    onSuccess: goHome,
  });
  const send = (credentials: Credentials) =>
    mutate(credentials, {
      onError: (error) => {
        const halfway = challengeOf(error);
        if (halfway) setChallenge(halfway);
        else setRefusal(signInRefusal(error));
      },
    });

  async function goHome({ user }: SignInReply) {
    if (!isHere()) return;
    const home = homeOf(user.type);
    if (home === undefined) setRefusal({ message: 'Dashboard for this account type is not available yet.' });
    else await navigate(next ?? nextIn(search, user.type) ?? home);
  }

  function startOver(why?: string) {
    setChallenge(undefined);
    setRefusal(why === undefined ? undefined : { message: why });
  }

  return { send, busy: isPending, refusal, challenge, goHome, startOver };
}

import { useState } from 'react';
import { challengeOf } from '@grt/sdk';
import type { SignInChallenge, SignInReply } from '@grt/sdk/contract';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { useGrt } from '../../core/use-grt.ts';
import { signInRefusal, type SignInRefusal } from '../../parts/sign-in-refusal.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Signs in, with the second factor if the account has one, and redirects by account type.
 * @param next - where to go on instead of the account's home
 * @see docs/specification/part-1-public-and-client.md §2 and §8; docs/specification/decisions.md §2 */
export function useSignIn(next?: string) {
  const grt = useGrt();
  const navigate = useNavigate();
  const [challenge, setChallenge] = useState<SignInChallenge>();
  const [refusal, setRefusal] = useState<SignInRefusal>();

  const { mutate, isPending } = useMutation({
    mutationFn: async ({ username, password }: Credentials) =>
      await grt.signIn({ username: username.trim(), password }),
    onMutate: () => setRefusal(undefined),
    onError: (error) => {
      const halfway = challengeOf(error);
      if (halfway) setChallenge(halfway);
      else setRefusal(signInRefusal(error));
    },
    onSuccess: goHome,
  });

  async function goHome({ user }: SignInReply) {
    const home = homeOf(user.type);
    if (home === undefined) setRefusal({ message: 'Dashboard for this account type is not available yet.' });
    else await navigate(next ?? home);
  }

  function startOver(why?: string) {
    setChallenge(undefined);
    setRefusal(why === undefined ? undefined : { message: why });
  }

  return { send: mutate, busy: isPending, refusal, challenge, goHome, startOver };
}

/** The home of this account type; undefined for a type without an area. */
export function homeOf(type: string): string | undefined {
  if (type === 'admin') return paths.admin;
  return type === 'client' ? paths.clientDashboard : undefined;
}

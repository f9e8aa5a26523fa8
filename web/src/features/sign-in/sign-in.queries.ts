import { useState } from 'react';
import { NetworkError, TimeoutError } from '@grt/sdk';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { useGrt } from '../../core/use-grt.ts';
import { serverMessage } from '../../parts/server-message.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Why somebody is still not where they wanted to be. */
export interface Refusal {
  readonly message: string;
  readonly detail?: string;
}

/** Signs in and leads on by the type of the account; specification part 1, sections 2 and 8, and decisions 2. */
export function useSignIn() {
  const grt = useGrt();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<Refusal>();

  const { mutate, isPending } = useMutation({
    mutationFn: async ({ username, password }: Credentials) =>
      await grt.signIn({ username: username.trim(), password }),
    onMutate: () => setRefusal(undefined),
    onError: (error) => setRefusal(refusalOf(error)),
    onSuccess: async ({ user }) => {
      const home = homeOf(user.type);
      if (home === undefined) setRefusal({ message: 'Dashboard for this account type is not available yet.' });
      else await navigate(home);
    },
  });
  return { send: mutate, busy: isPending, refusal };
}

/** Where an account of this type belongs; undefined for a type that has no area. */
export function homeOf(type: string): string | undefined {
  if (type === 'admin') return paths.admin;
  return type === 'client' ? paths.clientDashboard : undefined;
}

function refusalOf(error: Error): Refusal {
  const stated = 'Invalid credentials. Please try again.';
  if (error instanceof NetworkError || error instanceof TimeoutError) {
    return {
      message: stated,
      detail: 'The server could not be reached, so nothing was checked. Look at your connection first.',
    };
  }
  return { message: serverMessage(error) ?? stated };
}

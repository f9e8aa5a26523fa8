import { useQuery } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';
import { useChange } from '../../ui/use-change.ts';

export interface NewPassword {
  readonly password: string;
  readonly password_confirmation: string;
}

/** Requests a link by email. The reply is the same whether or not the account exists. */
export function useForgetPassword() {
  const grt = useGrt();
  return useChange({
    mutationFn: async (username: string) =>
      (await grt.auth.forgotPassword({ username })).message ?? 'The email is on its way.',
  });
}

/** Whether the emailed link still works. Asked once: a refused link stays refused. */
export function useResetLink(token: string) {
  const grt = useGrt();
  return useQuery({
    queryKey: ['reset', token],
    queryFn: async ({ signal }) => {
      await grt.auth.checkPasswordReset({ token }, { signal });
      return true;
    },
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Sets a new password with the token from an emailed link. */
export function useResetPassword(token: string) {
  const grt = useGrt();
  return useChange({
    mutationFn: async (given: NewPassword) =>
      (await grt.auth.resetPassword({ ...given, token })).message ?? 'Your password was changed.',
  });
}

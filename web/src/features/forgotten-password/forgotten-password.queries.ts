import { useQuery } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';
import { useOnce } from '../../core/use-once.ts';
import { useChange } from '../../ui/use-change.ts';

export interface NewPassword {
  readonly password: string;
  readonly password_confirmation: string;
}

/** Requests a link by email. The reply is the same whether or not the account exists. */
export function useForgetPassword() {
  const grt = useGrt();
  const once = useOnce();
  return useChange({
    mutationFn: async (username: string) => {
      const { message } = await once(username, (options) => grt.auth.forgotPassword({ username }, options));
      return message ?? 'The email is on its way.';
    },
  });
}

/** Whose password the emailed link sets, if it still works. Asked once: a refused link stays refused, and one that was used while the
 * connection was lost must not take the place of the form. */
export function useResetLink(token: string) {
  const grt = useGrt();
  return useQuery({
    queryKey: ['reset', token],
    queryFn: async ({ signal }) => await grt.auth.checkPasswordReset({ token }, { signal }),
    enabled: token !== '',
    staleTime: 'static',
  });
}

/** Sets a new password with the token from an emailed link. */
export function useResetPassword(token: string) {
  const grt = useGrt();
  const once = useOnce();
  return useChange({
    mutationFn: async (given: NewPassword) => {
      const form = { ...given, token };
      const { message } = await once(form, (options) => grt.auth.resetPassword(form, options));
      return message ?? 'Your password was changed.';
    },
  });
}

import { useMutation } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';

export interface NewPassword {
  readonly password: string;
  readonly password_confirmation: string;
}

/** Asks for a link by mail. The reply is the same whether there is such an account or not. */
export function useForgetPassword() {
  const grt = useGrt();
  return useMutation({
    mutationFn: async (username: string) =>
      (await grt.auth.forgotPassword({ username })).message ?? 'The mail is on its way.',
  });
}

/** Sets a new password with the token of a mailed link. */
export function useResetPassword(token: string) {
  const grt = useGrt();
  return useMutation({
    mutationFn: async (given: NewPassword) =>
      (await grt.auth.resetPassword({ ...given, token })).message ?? 'Your new password is set.',
  });
}

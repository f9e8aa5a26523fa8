import { useQueryClient } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';
import { useOnce } from '../../core/use-once.ts';
import { useChange } from '../../ui/use-change.ts';
import { factorsKey } from './factors.queries.ts';

/** Starts a passkey, has the browser make it, and adds it. */
export function useAddPasskey() {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: async (name: string) => {
      const [{ makePasskey }, creation] = await Promise.all([import('./passkey.ts'), grt.factors.startPasskey()]);
      return await grt.factors.confirmPasskey({ ...(await makePasskey(creation)), name });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: factorsKey }),
  });
}

export function useRenameFactor() {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: async (given: { id: number; name: string }) => await grt.factors.rename(given),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: factorsKey }),
  });
}

/** A new secret for an authenticator app. */
export function useStartTotp() {
  const grt = useGrt();
  return useChange({ mutationFn: async () => await grt.factors.startTotp() });
}

export function useConfirmTotp() {
  const grt = useGrt();
  const once = useOnce();
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: async (given: { code: string; name: string }) =>
      await once(given, (options) => grt.factors.confirmTotp(given, options)),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: factorsKey }),
  });
}

export function useRemoveFactor() {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: async (id: number) => await grt.factors.remove({ id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: factorsKey }),
  });
}

/** New recovery codes instead of the old ones. Only this reply contains them. */
export function useReplaceRecoveryCodes() {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: async () => await grt.factors.replaceRecoveryCodes(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: factorsKey }),
  });
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';

const factorsKey = ['account', 'factors'];

/** The second factors of the signed-in account.
 * @param fresh - asks even if it is known, since it may have been changed elsewhere: see `isFetchedAfterMount` */
export function useFactors({ fresh = false } = {}) {
  const grt = useGrt();
  return useQuery({
    queryKey: factorsKey,
    queryFn: ({ signal }) => grt.factors.list({}, { signal }),
    ...(fresh ? { refetchOnMount: 'always' } : {}),
  });
}

/** A new secret for an authenticator app. */
export function useStartTotp() {
  const grt = useGrt();
  return useMutation({ mutationFn: async () => await grt.factors.startTotp() });
}

export function useConfirmTotp() {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (given: { code: string; name: string }) => await grt.factors.confirmTotp(given),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: factorsKey }),
  });
}

export function useRemoveFactor() {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => await grt.factors.remove({ id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: factorsKey }),
  });
}

/** New recovery codes instead of the old ones. Only this reply contains them. */
export function useReplaceRecoveryCodes() {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => await grt.factors.replaceRecoveryCodes(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: factorsKey }),
  });
}

import type { DomainForm } from '@grt/sdk/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';

/** All of the client's domains in one call, for the four cards. */
export function useDomains() {
  const grt = useGrt();
  return useQuery({
    queryKey: ['client', 'domains', 'all'],
    queryFn: async ({ signal }) => (await grt.domains.list({}, { signal })).data,
  });
}

/** Adds a domain, or changes a pending one. */
export function useSaveDomain() {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, form }: { readonly id: number | undefined; readonly form: DomainForm }) =>
      await (id === undefined ? grt.domains.create(form) : grt.domains.update({ id, ...form })),
    onSuccess: async () => await queryClient.invalidateQueries({ queryKey: ['client'] }),
  });
}

export function useDeleteDomain() {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => await grt.domains.remove({ id }),
    onSuccess: async () => await queryClient.invalidateQueries({ queryKey: ['client'] }),
  });
}

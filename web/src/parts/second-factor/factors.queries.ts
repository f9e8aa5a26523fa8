import { useQuery } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';

export const factorsKey = ['account', 'factors'];

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

import { useQuery } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';
import { useChange } from '../../ui/use-change.ts';

/** What the link is about. Fetched once: a refused link stays refused. */
export function useEmailLink(token: string) {
  const grt = useGrt();
  return useQuery({
    queryKey: ['email-change', token],
    queryFn: ({ signal }) => grt.email.check({ token }, { signal }),
    enabled: true,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Confirms or cancels the change. @returns the server's message. */
export function useAnswerEmailLink(token: string) {
  const grt = useGrt();
  return useChange({
    mutationFn: async (verb: 'confirm' | 'decline') => {
      const { message } = await grt.email[verb]({ token }).withResponse();
      return message ?? 'Done.';
    },
  });
}

import { useQuery } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';
import { useOnce } from '../../core/use-once.ts';
import { useChange } from '../../ui/use-change.ts';

/** What the link is about. Fetched once: a refused link stays refused, and one that was used while the connection was
 * lost must not take the place of the buttons. */
export function useEmailLink(token: string) {
  const grt = useGrt();
  return useQuery({
    queryKey: ['email-change', token],
    queryFn: ({ signal }) => grt.email.check({ token }, { signal }),
    enabled: true,
    staleTime: 'static',
  });
}

/** Confirms or cancels the change. @returns the server's message. */
export function useAnswerEmailLink(token: string) {
  const grt = useGrt();
  const once = useOnce();
  return useChange({
    mutationFn: async (verb: 'confirm' | 'decline') => {
      const { message } = await once([token, verb], (options) => grt.email[verb]({ token }, options).withResponse());
      return message ?? 'Done.';
    },
  });
}

import { NotSignedInError } from '@grt/sdk';
import { useQuery } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';
import { useChange } from '../../ui/use-change.ts';

/** The program that waits with a code. Asked once: a code that is not known stays so. @param username - who asks */
export function useWaitingDevice(code: string, username: string) {
  const grt = useGrt();
  return useQuery({
    queryKey: ['device', username, code],
    queryFn: ({ signal }) => grt.devices.show({ user_code: code }, { signal }),
    enabled: true,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Lets the program in, or refuses it. */
export function useDecideOnDevice(code: string) {
  const grt = useGrt();
  return useChange({
    mutationFn: async (verb: 'approve' | 'deny') => {
      await grt.devices[verb]({ user_code: code });
      return verb;
    },
  });
}

/** Whether the session has ended, so that signing in comes first. */
export const isSignedOut = (error: Error | null): boolean => error instanceof NotSignedInError;

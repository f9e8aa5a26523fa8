import { NotSignedInError } from '@grt/sdk';
import { useQuery } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';
import { useOnce } from '../../core/use-once.ts';
import { useChange } from '../../ui/use-change.ts';

/** The program that waits with a code. Asked once: a code that is not known stays so, and one that was decided on while
 * the connection was lost must not take the place of the buttons. @param username - who asks */
export function useWaitingDevice(code: string, username: string) {
  const grt = useGrt();
  return useQuery({
    queryKey: ['device', username, code],
    queryFn: ({ signal }) => grt.devices.show({ user_code: code }, { signal }),
    enabled: true,
    staleTime: 'static',
  });
}

/** Lets the program in, or refuses it. */
export function useDecideOnDevice(code: string) {
  const grt = useGrt();
  const once = useOnce();
  return useChange({
    mutationFn: async (verb: 'approve' | 'deny') => {
      await once([code, verb], (options) => grt.devices[verb]({ user_code: code }, options));
      return verb;
    },
  });
}

/** Whether the session has ended, so that signing in comes first. */
export const isSignedOut = (error: Error | null): boolean => error instanceof NotSignedInError;

import { NetworkError, ServerError, TimeoutError, ValidationError } from '@grt/sdk';
import { messagesOfSetupTokenForm } from '@grt/sdk/contract';
import { useQuery } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';
import { useOnce } from '../../core/use-once.ts';
import { serverMessage } from '../../parts/server-message.ts';
import { useChange } from '../../ui/use-change.ts';

export interface SetupFields {
  readonly username: string;
  readonly password: string;
  readonly password_confirmation: string;
}

/** The message for a link without a token. @see docs/specification/part-1-public-and-client.md §8 */
export const missingToken = messagesOfSetupTokenForm.token.required;

/** Who the link is for. Fetched once: a refused link stays refused, and one that was used while the connection was lost
 * must not take the place of the form, which can still be sent again. */
export function useSetupToken(token: string) {
  const grt = useGrt();
  return useQuery({
    queryKey: ['setup', token],
    queryFn: ({ signal }) => grt.setup.validateToken({ token }, { signal }),
    enabled: token !== '',
    staleTime: 'static',
  });
}

/** Why a link does not work, and whether a retry may help.
 * @see docs/specification/part-1-public-and-client.md §8 */
export function linkRefusal(error: Error): { readonly message: string; readonly mayPass: boolean } {
  if (error instanceof ServerError && error.status < 500 && error.status !== 429) {
    return { message: serverMessage(error) ?? 'Invalid setup token', mayPass: false };
  }
  const said = error instanceof ServerError && error.status === 429 ? serverMessage(error) : undefined;
  return {
    message: said ?? 'Failed to validate setup token. Please try again or contact support.',
    mayPass: true,
  };
}

export interface SetUpAccount {
  readonly username: string;
  readonly message: string;
}

/** Creates the account. */
export function useCreateAccount(token: string) {
  const grt = useGrt();
  const once = useOnce();
  return useChange({
    mutationFn: async (fields: SetupFields): Promise<SetUpAccount> => {
      const { data, message } = await once([token, fields], (options) =>
        grt.setup.createAccount({ ...fields, token }, options).withResponse(),
      );
      return { username: data.username, message: message ?? 'Your account is ready. You can now sign in.' };
    },
  });
}

/** The message above the button if the account was not created; undefined if the fields show it. */
export function setupRefusal(error: Error): string | undefined {
  if (error instanceof ValidationError) {
    const isTold = ['username', 'password', 'password_confirmation'].some((field) => field in error.fields);
    return isTold ? undefined : (error.fields['token']?.[0] ?? 'Account setup failed');
  }
  if (error instanceof NetworkError || error instanceof TimeoutError) {
    return 'Failed to setup account. Please try again.';
  }
  return serverMessage(error) ?? 'Account setup failed';
}

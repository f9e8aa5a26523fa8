import { NetworkError, TimeoutError } from '@grt/sdk';
import type { BodyOf } from '@grt/sdk/contract';
import { failureWords } from '../../core/failure-words.ts';
import { useGrt } from '../../core/use-grt.ts';
import { useOnce } from '../../core/use-once.ts';
import { serverMessage } from '../../parts/server-message.ts';
import type { SignInHandOver } from '../../parts/sign-in-hand-over.ts';
import { useChange } from '../../ui/use-change.ts';

export type FirstAdministrator = Omit<BodyOf<'setup.createAdministrator'>, 'token'>;

export const fieldNames = [
  'username',
  'first_name',
  'last_name',
  'email',
  'password',
  'password_confirmation',
] as const satisfies readonly (keyof FirstAdministrator)[];

/** Creates the first super admin with the token of the printed link. */
export function useCreateAdministrator(token: string) {
  const grt = useGrt();
  const once = useOnce();
  return useChange({
    mutationFn: async (form: FirstAdministrator): Promise<SignInHandOver> => {
      const { data, message } = await once([token, form], (options) =>
        grt.setup.createAdministrator({ ...form, token }, options).withResponse(),
      );
      return { username: data.username, message: message ?? 'The first super admin is set up. You can now sign in.' };
    },
  });
}

/** The message above the button; undefined if the fields show it. */
export function refusalOf(error: Error): string | undefined {
  if (failureWords(error, fieldNames) === undefined) return undefined;
  if (error instanceof NetworkError || error instanceof TimeoutError)
    return 'The server could not be reached. Please try again.';
  return serverMessage(error) ?? 'The account could not be created. Please try again.';
}

import type { ApiTokenForm, PasswordChange, Profile, ProfileForm } from '@grt/sdk/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { rowsOf, searchAndOrder } from '../../core/list-query.ts';
import { useGrt } from '../../core/use-grt.ts';
import { useOnce } from '../../core/use-once.ts';
import { useExportFile } from '../../ui/list/use-export-file.ts';
import { useChange } from '../../ui/use-change.ts';
import { ownTokenOrders, tokensPageSize, type OwnTokenOrder, type TokenList } from './token-orders.ts';

const keys = { profile: ['account', 'profile'], sessions: ['account', 'sessions'], tokens: ['account', 'tokens'] };

/** The signed-in user's editable profile. */
export function useProfile() {
  const grt = useGrt();
  return useQuery({ queryKey: keys.profile, queryFn: ({ signal }) => grt.auth.profile({}, { signal }) });
}

/** Saves part of the profile; omitted fields stay unchanged. */
export function useSaveProfile() {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: async (changes: ProfileForm): Promise<Profile> => await grt.auth.updateProfile(changes),
    onSuccess: (profile) => queryClient.setQueryData(keys.profile, profile),
  });
}

/** Cancels a change of address that waits to be confirmed. */
export function useCancelEmail() {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: async () => await grt.email.cancel(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.profile }),
  });
}

/** Changes the password, which ends every other session and revokes every token. */
export function useChangePassword() {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: async (change: PasswordChange) => await grt.auth.changePassword(change),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: keys.profile });
      await queryClient.invalidateQueries({ queryKey: keys.sessions });
      await queryClient.invalidateQueries({ queryKey: keys.tokens });
    },
  });
}

/** Where the account is signed in. */
export function useSessions() {
  const grt = useGrt();
  return useQuery({ queryKey: keys.sessions, queryFn: ({ signal }) => grt.auth.listSessions({}, { signal }) });
}

export function useEndSession() {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: async (id: number) => await grt.auth.revokeSession({ id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.sessions }),
  });
}

/** A page of the account's API tokens, without their secrets. */
export function useTokens(list: TokenList<OwnTokenOrder>) {
  const grt = useGrt();
  const asked = { ...searchAndOrder(list, ownTokenOrders), ...rowsOf(list, tokensPageSize) };
  return useQuery({
    queryKey: [...keys.tokens, asked],
    queryFn: ({ signal }) => grt.tokens.list(asked, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** All that match, as CSV. */
export function useTokensFile(list: TokenList<OwnTokenOrder>) {
  const grt = useGrt();
  return useExportFile('tokens.csv', async () => await grt.tokens.export(searchAndOrder(list, ownTokenOrders)));
}

/** Creates a token. Only this reply contains its secret. */
export function useCreateToken() {
  const grt = useGrt();
  const once = useOnce();
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: async (form: ApiTokenForm) => await once(form, (options) => grt.tokens.create(form, options)),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.tokens }),
  });
}

export function useRevokeToken() {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: async (id: number) => await grt.tokens.revoke({ id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.tokens }),
  });
}

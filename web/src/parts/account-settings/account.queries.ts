import type { ApiTokenForm, PasswordChange, Profile, ProfileForm } from '@grt/sdk/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';

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
  return useMutation({
    mutationFn: async (changes: ProfileForm): Promise<Profile> => await grt.auth.updateProfile(changes),
    onSuccess: (profile) => queryClient.setQueryData(keys.profile, profile),
  });
}

/** Cancels a change of address that waits to be confirmed. */
export function useCancelEmail() {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => await grt.email.cancel(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.profile }),
  });
}

/** Changes the password, which ends every other session and revokes every token. */
export function useChangePassword() {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useMutation({
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
  return useMutation({
    mutationFn: async (id: number) => await grt.auth.revokeSession({ id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.sessions }),
  });
}

/** The account's API tokens, without their secrets. */
export function useTokens() {
  const grt = useGrt();
  return useQuery({ queryKey: keys.tokens, queryFn: ({ signal }) => grt.tokens.list({}, { signal }) });
}

/** Creates a token. Only this reply contains its secret. */
export function useCreateToken() {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (form: ApiTokenForm) => await grt.tokens.create(form),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.tokens }),
  });
}

export function useRevokeToken() {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => await grt.tokens.revoke({ id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.tokens }),
  });
}

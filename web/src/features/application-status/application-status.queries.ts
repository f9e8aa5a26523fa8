import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';
import { useOnce } from '../../core/use-once.ts';
import { useChange } from '../../ui/use-change.ts';

const keyOf = (token: string) => ['application-status', token] as const;

/** Where the application stands that the link leads to. */
export function useApplicationStatus(token: string) {
  const grt = useGrt();
  return useQuery({
    queryKey: keyOf(token),
    queryFn: async ({ signal }) => await grt.registrations.status({ token }, { signal }),
    enabled: true,
  });
}

/** The fields that files are sent in. */
export const fileFields = ['file_1', 'file_2', 'file_3'] as const;

export interface Answer {
  readonly answer: string;
  /** At most as many as there are fields. */
  readonly files: readonly File[];
}

/** Sends the answer. */
export function useSendAnswer(token: string) {
  const grt = useGrt();
  const once = useOnce();
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: async (sent: Answer) => {
      const {
        answer,
        files: [file_1, file_2, file_3],
      } = sent;
      const form = { token, answer, ...(file_1 && { file_1 }), ...(file_2 && { file_2 }), ...(file_3 && { file_3 }) };
      return await once(form, (options) => grt.registrations.answer(form, options));
    },
    onSuccess: (status) => queryClient.setQueryData(keyOf(token), status),
  });
}

import { useRef } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { newIdempotencyKey } from '../../core/idempotency-key.ts';
import { useGrt } from '../../core/use-grt.ts';
import { useChange } from '../../ui/use-change.ts';

const keyOf = (token: string) => ['application-status', token] as const;

/** Where the application stands that the link leads to. */
export function useApplicationStatus(token: string) {
  const grt = useGrt();
  return useQuery({
    queryKey: keyOf(token),
    queryFn: async ({ signal }) => await grt.registrations.status({ token }, { signal }),
    enabled: true,
    retry: false,
  });
}

/** The fields that files are sent in. */
export const fileFields = ['file_1', 'file_2', 'file_3'] as const;

export interface Answer {
  readonly answer: string;
  /** At most as many as there are fields. */
  readonly files: readonly File[];
}

/** Sends the answer. The same answer sent again carries the same key, so that one whose reply was lost is not refused as
 * a second one. */
export function useSendAnswer(token: string) {
  const grt = useGrt();
  const queryClient = useQueryClient();
  const last = useRef<{ readonly sent: Answer; readonly key: string }>(undefined);
  return useChange({
    mutationFn: async (sent: Answer) => {
      const isSame =
        last.current?.sent.answer === sent.answer &&
        last.current.sent.files.length === sent.files.length &&
        sent.files.every((file, index) => file === last.current?.sent.files[index]);
      const key = isSame && last.current ? last.current.key : newIdempotencyKey();
      last.current = { sent, key };
      const {
        answer,
        files: [file_1, file_2, file_3],
      } = sent;
      return await grt.registrations.answer(
        { token, answer, ...(file_1 && { file_1 }), ...(file_2 && { file_2 }), ...(file_3 && { file_3 }) },
        { idempotencyKey: key },
      );
    },
    onSuccess: (status) => queryClient.setQueryData(keyOf(token), status),
  });
}

import type { ScreenGrt } from '../../core/screen-grt.ts';
import type { RegistrationAnswerFile } from '@grt/sdk/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';
import { useOnce } from '../../core/use-once.ts';
import { useReviewChange } from '../../parts/review/use-review-change.ts';
import { caseKey } from '../../parts/review/use-review-queue.ts';
import { useChange } from '../../ui/use-change.ts';

/** What the applicant was asked for, with the answers. */
export const questionsQuery = (grt: ScreenGrt, id: number) =>
  queryOptions({
    queryKey: ['admin', 'registrations', 'evidence', 'questions', id],
    queryFn: async ({ signal }) => await grt.registrations.questions({ id }, { signal }),
  });

export const useQuestions = (id: number) => useQuery(questionsQuery(useGrt(), id));

/** Asks the applicant for something that is missing. */
export function useAsk() {
  const once = useOnce();
  const queryClient = useQueryClient();
  return useReviewChange(async (grt, { id, question }: { readonly id: number; readonly question: string }) => {
    const asked = await once([id, question], (options) => grt.registrations.ask({ id, question }, options));
    queryClient.setQueryData(caseKey('registrations', id), asked);
    return asked;
  });
}

/** A file of an answer, for download. */
export function useAnswerFile() {
  const grt = useGrt();
  return useChange({
    mutationFn: async ({ id, file }: { readonly id: number; readonly file: RegistrationAnswerFile }) => {
      const reply = await grt.registrations.answerFile({ id, file_id: file.id });
      return { name: file.name, content: await reply.blob() };
    },
  });
}

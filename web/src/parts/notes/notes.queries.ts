import type { NoteSubject } from '@grt/sdk/contract';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ScreenGrt } from '../../core/screen-grt.ts';
import { useGrt } from '../../core/use-grt.ts';
import { useOnce } from '../../core/use-once.ts';
import { useChange } from '../../ui/use-change.ts';

/** A record that notes are about. */
export interface NotedRecord {
  readonly subject: NoteSubject;
  readonly id: number;
}

const rows = 10;
const keyOf = ({ subject, id }: NotedRecord) => ['admin', 'notes', subject, id] as const;

/** A page of the notes on a record, the newest first. */
export const notesQuery = (grt: ScreenGrt, of: NotedRecord, page = 1) =>
  queryOptions({
    queryKey: [...keyOf(of), page],
    queryFn: async ({ signal }) =>
      await grt.notes.list({ subject_type: of.subject, subject_id: of.id, page, per_page: rows }, { signal }),
    placeholderData: keepPreviousData,
  });

export const useNotes = (of: NotedRecord, page: number) => useQuery(notesQuery(useGrt(), of, page));

export function useAddNote(of: NotedRecord) {
  const grt = useGrt();
  const once = useOnce();
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: async (text: string) => {
      const note = { subject_type: of.subject, subject_id: of.id, text };
      return await once(note, (options) => grt.notes.create(note, options));
    },
    onSettled: async () => await queryClient.invalidateQueries({ queryKey: keyOf(of) }),
  });
}

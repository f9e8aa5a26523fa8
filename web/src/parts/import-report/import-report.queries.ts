import type { ColumnMapping, Import, ImportError } from '@grt/sdk/contract';
import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';
import type { ReadingFix } from '../feed-upload/reading-fixes.ts';
import { isUnderWay } from '../feed-status.ts';
import { useChange } from '../../ui/use-change.ts';

/** Whose calls are used: a client's own feeds, or an administrator's for all. */
export type Viewer = 'client' | 'admin';

/** One import of a feed. */
export interface ImportPlace {
  readonly as: Viewer;
  readonly feedId: number;
  readonly importId: number;
}

const pollMs = 700;
const errorsPerPage = 50;

function useFeedCalls(as: Viewer) {
  const grt = useGrt();
  return as === 'client' ? grt.clientFeeds : grt.adminFeeds;
}

/** An import; polled while the server is working on it. */
export function useImport({ as, feedId, importId }: ImportPlace) {
  const { showImport } = useFeedCalls(as);
  return useQuery({
    queryKey: [as, 'imports', feedId, importId],
    queryFn: async ({ signal }) => await showImport({ id: feedId, import_id: importId }, { signal }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? pollMs : false),
  });
}

/** As many imports as are to choose from. */
const mostImports = 100;

/** The newest imports of a feed, newest first; polled while the server is working on one. */
export function useImports({ as, feedId }: Pick<ImportPlace, 'as' | 'feedId'>) {
  const { listImports } = useFeedCalls(as);
  return useQuery({
    queryKey: [as, 'imports', feedId],
    queryFn: async ({ signal }) => await listImports({ id: feedId, per_page: mostImports }, { signal }),
    refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) === true ? pollMs : false),
  });
}

/** The feed that the imports belong to. */
export function useReportedFeed({ as, feedId }: { readonly as: Viewer; readonly feedId: number | undefined }) {
  const { show } = useFeedCalls(as);
  return useQuery({
    queryKey: [as, 'feeds', feedId],
    queryFn: feedId === undefined ? skipToken : async ({ signal }) => await show({ id: feedId }, { signal }),
  });
}

/** Which rejected rows and warnings are shown. */
export interface ErrorFilter {
  readonly severity?: ImportError['severity'];
  readonly code?: string;
}

/** A page of rejected rows and warnings. @param page - from 1 */
export function useImportErrors({ as, feedId, importId }: ImportPlace, filter: ErrorFilter, page: number) {
  const { importErrors } = useFeedCalls(as);
  return useQuery({
    queryKey: [as, 'imports', feedId, importId, 'errors', filter, page],
    queryFn: async ({ signal }) =>
      await importErrors({ id: feedId, import_id: importId, ...filter, page, per_page: errorsPerPage }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Fetches those that are shown as a CSV file, or all rejected records as they are in the file. */
export function useRowsFile({ as, feedId, importId }: ImportPlace, shown: ErrorFilter) {
  const { importErrors, rejectedRecords } = useFeedCalls(as);
  return useChange({
    mutationFn: async (what: 'problems' | 'rejected') => {
      const place = { id: feedId, import_id: importId };
      const file = await (what === 'rejected'
        ? rejectedRecords(place)
        : importErrors({ ...place, ...shown, format: 'csv' }));
      return { name: file.filename ?? `import-${String(importId)}-${what}.csv`, content: await file.blob() };
    },
  });
}

/** Accepts or discards a held import. */
export function useHoldDecision({ as, feedId, importId }: ImportPlace) {
  const { acceptImport, dropImport } = useFeedCalls(as);
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: async (decision: 'accept' | 'drop'): Promise<Import> =>
      await (decision === 'accept' ? acceptImport : dropImport)({ id: feedId, import_id: importId }),
    onSuccess: async () => await queryClient.invalidateQueries({ queryKey: [as] }),
  });
}

/** Rolls back the last import as a server job, whose progress is shown. */
export function useRollBack({ as, feedId, importId }: ImportPlace) {
  const { rollbackImport } = useFeedCalls(as);
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: async (): Promise<Import> => await rollbackImport({ id: feedId, import_id: importId }),
    onSuccess: async () => await queryClient.invalidateQueries({ queryKey: [as] }),
  });
}

/** Changes how a feed's files are read, and fetches its file again. @returns the import that has it */
export function useReread({ as, feedId }: ImportPlace) {
  const { update, refresh } = useFeedCalls(as);
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: async (changes: ReadingFix): Promise<Import> => {
      await update({ id: feedId, ...changes });
      return await refresh({ id: feedId });
    },
    onSettled: async () => await queryClient.invalidateQueries({ queryKey: [as] }),
  });
}

/** Sends the column mapping of a fetched file, or has it mapped as the last one was. */
export function useMapFetched({ as }: ImportPlace, uploadId: string) {
  const { processMapping } = useFeedCalls(as);
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: async (mapping: ColumnMapping | undefined) =>
      await processMapping({ upload_id: uploadId, ...(mapping === undefined ? {} : { mapping }) }),
    onSuccess: async () => await queryClient.invalidateQueries({ queryKey: [as] }),
  });
}

import type { Import, MappingAnalysis } from '@grt/sdk/contract';
import { Alert } from '@mantine/core';
import { may } from '../../core/may.ts';
import { toastFailure } from '../../ui/toast.ts';
import { MappingStep } from '../feed-upload/mapping-step.tsx';
import type { ReadingFix } from '../feed-upload/reading-fixes.ts';
import { useMapFetched, useReread, type ImportPlace } from './import-report.queries.ts';

interface FetchedMappingProps {
  readonly place: ImportPlace;
  readonly analysis: MappingAnalysis;
  /** The file is fetched again, to be read differently. */
  readonly onReread: (run: Import) => void;
}

/** The columns of a file fetched from its URL, which need a mapping before the import. */
export function FetchedMapping({ place, analysis, onReread }: FetchedMappingProps) {
  const map = useMapFetched(place, analysis.upload_id);
  const reread = useReread(place);
  const again = (changes: ReadingFix) =>
    reread.mutate(changes, {
      onSuccess: onReread,
      onError: (error) => toastFailure('The file could not be read again.', error),
    });
  return (
    <>
      <Alert color="yellow" variant="light" role="note" title="Map the columns">
        The file was fetched. Choose what each column is. You won’t be asked again for files with the same columns.
      </Alert>
      <MappingStep
        analysis={analysis}
        busy={map.isPending || reread.isPending}
        failure={map.error ?? undefined}
        // What follows is seen here, and told elsewhere.
        onMap={(mapping) => map.mutate(mapping, { here: {} })}
        {...(may('adminFeeds.update') ? { onReread: again } : {})}
      />
    </>
  );
}

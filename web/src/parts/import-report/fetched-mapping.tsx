import type { MappingAnalysis } from '@grt/sdk/contract';
import { Alert } from '@mantine/core';
import { MappingStep } from '../feed-upload/mapping-step.tsx';
import { useMapFetched, type ImportPlace } from './import-report.queries.ts';

/** The columns of a file fetched from its URL, which need a mapping before the import. */
export function FetchedMapping({ place, analysis }: { place: ImportPlace; analysis: MappingAnalysis }) {
  const map = useMapFetched(place, analysis.upload_id);
  return (
    <>
      <Alert color="yellow" variant="light" role="note" title="Map the columns">
        The file was fetched. Choose what each column is. You won’t be asked again for files with the same columns.
      </Alert>
      <MappingStep
        analysis={analysis}
        busy={map.isPending}
        failure={map.error ?? undefined}
        onMap={(mapping) => map.mutate(mapping)}
      />
    </>
  );
}

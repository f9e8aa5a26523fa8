import type { MappingAnalysis } from '@grt/sdk/contract';
import { Alert } from '@mantine/core';
import { MappingStep } from '../feed-upload/mapping-step.tsx';
import { useMapFetched, type ImportPlace } from './import-report.queries.ts';

/** The columns of a file that was fetched from its URL: they have to be mapped before it can be imported. */
export function FetchedMapping({ place, analysis }: { place: ImportPlace; analysis: MappingAnalysis }) {
  const map = useMapFetched(place, analysis.upload_id);
  return (
    <>
      <Alert color="yellow" variant="light" role="note" title="The columns have to be mapped">
        The file is fetched. Say once which column is what; later fetches with the same columns need no answer.
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

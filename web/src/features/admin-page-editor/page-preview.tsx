import { PageFrame } from '../../parts/page-frame/page-frame.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { usePreviewed } from './page-editor.queries.ts';

/** The content as the sites would show it, with the defaults of its variables.
 * @param content - the HTML as it was a moment ago. */
export function PagePreview({ content }: { content: string }) {
  const { data, error, refetch } = usePreviewed(content);
  if (error)
    return <LoadFailure message="The preview could not be loaded." error={error} onRetry={() => void refetch()} />;
  return data ? (
    <PageFrame title="Preview of the content" content={data.content} />
  ) : (
    <output>Loading preview...</output>
  );
}

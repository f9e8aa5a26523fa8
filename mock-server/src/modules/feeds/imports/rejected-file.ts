import { Refusal } from '../../../core/refusal.ts';
import type { FeedRow, ImportRow } from '../records/feed-select.ts';
import { refusing } from './feed-analysis.ts';
import { openSource } from './import-source.ts';
import { ImportFailure, type ImportParts } from './import-step.ts';

/** An import's file with only the records that were rejected, read while it is sent.
 * @throws Refusal 404 when nothing was rejected; 410 when the file is no longer stored */
export async function rejectedFile(
  { files, reader, imports }: Pick<ImportParts, 'files' | 'reader' | 'imports'>,
  { feed, run }: { readonly feed: FeedRow; readonly run: ImportRow },
): Promise<{ readonly filename: string; readonly body: ReadableStream<Uint8Array> }> {
  const row = run.repeatsImportId === null ? run : ((await imports.find(run.repeatsImportId)) ?? run);
  if (row.counts.rejected === 0) throw nothingRejected();
  const { stream, options } = await openSource({ files }, { row, feed }).catch(asGone);
  const texts = reader.rejected(stream, options);
  const first = await refusing(() => texts.next());
  if (first.done === true) throw nothingRejected();
  const extension = feed.sourceFormat === 'rss' ? 'xml' : (feed.sourceFormat ?? 'txt');
  return { filename: `import-${String(run.id)}-rejected.${extension}`, body: encoded(first.value, texts) };
}

const nothingRejected = () => new Refusal(404, 'No record of this import was rejected.');

function asGone(error: unknown): never {
  if (!(error instanceof ImportFailure)) throw error;
  throw new Refusal(410, error.message, { cause: error });
}

function encoded(first: string, texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start: (stream) => stream.enqueue(encoder.encode(first)),
    async pull(stream) {
      const next = await texts.next();
      if (next.done === true) stream.close();
      else stream.enqueue(encoder.encode(next.value));
    },
    async cancel() {
      await texts.return(undefined);
    },
  });
}

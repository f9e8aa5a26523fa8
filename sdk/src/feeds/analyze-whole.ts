import type { FeedAnalysis } from './analyze-feed.ts';

/** Analyzes a feed, and once more if its records turn out to be in another list than its beginning shows, because that one begins
 * late. Where the records are is kept if it is stated.
 * @param analyze - `analyzeFeed`, or what calls it, on the feed from its beginning
 * @throws what `analyze` throws */
export async function analyzeWhole<Options extends { readonly recordPath?: string | undefined }>(
  analyze: (options: Options) => Promise<FeedAnalysis>,
  options: Options,
): Promise<FeedAnalysis> {
  const analysis = await analyze(options);
  const { record_path, record_candidates } = analysis.feed_info;
  const [best] = record_candidates;
  if (options.recordPath !== undefined || best === undefined || best.path === record_path) return analysis;
  return analyze({ ...options, recordPath: best.path });
}

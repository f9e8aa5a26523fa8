import type { ImportingParts } from '../imports/importing-parts.ts';
import type { FetchedImportStore } from './fetched-imports.store.ts';
import type { UrlFetcher } from '../../../core/outbound/url-fetcher.ts';

/** What fetching depends on: it ends in an import. */
export interface FetchingParts extends ImportingParts {
  readonly fetchedImports: FetchedImportStore;
  readonly fetcher: UrlFetcher;
}

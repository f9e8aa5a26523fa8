import type { FeedReader } from './feed-reader.ts';
import type { RecordParts } from '../records/record-parts.ts';
import type { ImportProblemStore } from './import-problems.store.ts';
import type { ImportStore } from './imports.store.ts';
import type { ItemStore } from './items.store.ts';
import type { UploadStore } from './uploads.store.ts';

/** What imports work with. */
export interface ImportingParts extends RecordParts {
  readonly imports: ImportStore;
  readonly items: ItemStore;
  readonly problems: ImportProblemStore;
  readonly uploads: UploadStore;
  readonly reader: FeedReader;
}

import type { CallOptions } from '@grt/sdk';
import type { Column } from '../column.ts';

/** What is sent with every id, by name. */
export type BulkSettings = Readonly<Record<string, string>>;

/** One change that many things get. */
export interface BulkJob<Row> {
  /** As it is typed: `registrations approve`. */
  readonly command: string;
  /** What it does, for the question: `Approve`. */
  readonly verb: string;
  /** What it does it to: one, several. */
  readonly what: readonly [string, string];
  readonly columns: readonly Column<Row>[];
  /** Works out what is sent with every id, once it is clear that something is to be done. Kept for `--resume`. */
  readonly settings?: () => Promise<BulkSettings>;
  readonly work: (id: number, settings: BulkSettings, options: CallOptions) => Promise<Row>;
  /** The state that a thing is in when nothing is left to do. A conflict that names it counts as unchanged. */
  readonly wanted?: string | ((id: number) => string);
  /** Everything that `--all` and its filters mean. */
  readonly matching?: (() => AsyncIterable<Row & { readonly id: number }>) | undefined;
  /** One thing as it is, for `--dry-run`. */
  readonly look?: ((id: number) => Promise<Row>) | undefined;
}

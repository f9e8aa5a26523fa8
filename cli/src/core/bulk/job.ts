import type { CallOptions } from '@grt/sdk';
import type { DecisionRefusal } from '@grt/sdk/contract';
import type { Column } from '../column.ts';
import type { Records } from './same-records.ts';

/** What is sent with every id, by name. */
export type BulkSettings = Readonly<Record<string, string>>;

/** What became of one of several in a call: the item afterward, or why it was refused. */
export interface BulkResult<Row> {
  readonly data?: Row;
  readonly error?: DecisionRefusal;
}

/** How a run was started, for whoever looks at what it is to change. */
export interface Considered {
  /** What the command's own flag says. */
  readonly choice?: string | undefined;
  /** Each item was named, instead of selected by `--all`. */
  readonly isNamed: boolean;
  /** There is someone to ask. */
  readonly mayAsk: boolean;
}

/** One change applied to many items. */
export interface BulkJob<Row> {
  /** As typed: `registrations approve`. */
  readonly command: string;
  /** The same for a shell, if it has words that need quotes. */
  readonly typed?: string;
  /** What it does, for the question: `Approve`. */
  readonly verb: string;
  /** What it applies to, singular and plural. */
  readonly what: readonly [string, string];
  /** What the names in a file of ids are compared with. */
  readonly records: Records;
  readonly columns: readonly Column<Row>[];
  /** Determines what is sent with every id, once there is something to do. Stored for `--resume`. */
  readonly settings?: () => Promise<BulkSettings>;
  readonly work: (id: number, settings: BulkSettings, options: CallOptions) => Promise<Row>;
  /** The same for several in one call. Without it, each has a call of its own. */
  readonly together?: {
    /** How many go into one call. */
    readonly perCall: (settings: BulkSettings) => number;
    /** @returns their results, in the same order */
    readonly work: (
      ids: readonly number[],
      settings: BulkSettings,
      options: CallOptions,
    ) => Promise<readonly BulkResult<Row>[]>;
  };
  /** The target state. A conflict that reports it counts as unchanged. */
  readonly wanted?: string | ((id: number) => string);
  /** Everything that `--all` and its filters select. */
  readonly matching?: (() => AsyncIterable<Row & { readonly id: number }>) | undefined;
  /** The current state of one item, for `--dry-run`. */
  readonly look?: ((id: number) => Promise<Row>) | undefined;
  /** Looks at what is chosen before anything is changed, and says what there is to know. @returns the ids to go on with */
  readonly consider?: ((ids: readonly number[], how: Considered) => Promise<readonly number[]>) | undefined;
}

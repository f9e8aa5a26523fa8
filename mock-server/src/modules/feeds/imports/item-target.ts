import type { SwitchedOff } from '@grt/sdk/contract';

/** Whose items an import changes, and what it must look at around them. */
export interface ItemTarget {
  readonly importId: number;
  readonly feedId: number;
  readonly neighbors: Neighbors;
}

/** What an import brings its rows into. */
export interface ApplyTarget extends ItemTarget {
  /** The feed has items of earlier imports, which may have the same ids. */
  readonly hasEarlier: boolean;
}

/** The feeds of a client for one domain, by what they do. */
export interface Neighbors {
  readonly isRemovalList: boolean;
  /** Removal lists. */
  readonly listIds: readonly number[];
  readonly listNames: ReadonlyMap<number, string>;
  /** Feeds whose items the lists switch off. */
  readonly feedIds: readonly number[];
  /** The versions of the rows of all these feeds. What is counted into them changes it. */
  readonly state: string;
}

/** What one slice did. */
export interface SliceCounts {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** Of the rows, those that removal lists keep off. */
  readonly switchedOff: readonly SwitchedOff[];
}

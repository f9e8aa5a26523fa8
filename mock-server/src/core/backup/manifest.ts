import type { AppliedMigration } from '../database/schema-history.ts';
import type { Sequences } from './schema-rebuild.ts';

/** What a backup contains: its last entry but one. */
export interface Manifest {
  readonly format: 'grt-backup';
  /** Raised when an older reader would misunderstand it. */
  readonly formatVersion: number;
  /** The moment whose state it has, in UTC. */
  readonly createdAt: string;
  /** Of the platform that made it. */
  readonly platformVersion: string;
  /** Which schema its rows have. */
  readonly migrations: readonly AppliedMigration[];
  readonly tables: Readonly<Record<string, TableFacts>>;
  readonly sequences: Sequences;
  readonly files: FileFacts;
  /** Every other entry, in order. */
  readonly entries: readonly EntryFacts[];
}

export interface TableFacts {
  readonly rows: number;
  readonly columns: readonly string[];
}

export interface FileFacts {
  readonly count: number;
  readonly sizeBytes: number;
  /** Ids that rows refer to without a file in the store. */
  readonly missing: readonly string[];
}

export interface EntryFacts {
  readonly name: string;
  readonly sizeBytes: number;
  /** In hexadecimal. */
  readonly sha256: string;
}

export const formatVersion = 1;
export const manifestName = 'manifest.json';
/** The manifest's own SHA-256: the last entry. */
export const manifestHashName = 'manifest.sha256';

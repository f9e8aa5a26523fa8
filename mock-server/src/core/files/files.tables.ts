import { bigint, boolean, customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { moment } from '../database/columns.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Files in the database (`GRT_FILES=database`). Names that people gave them are elsewhere. */
export const storedFiles = pgTable(
  'stored_files',
  {
    id: text('id').primaryKey(),
    /** Of what has arrived completely; 0 before. */
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    /** In hexadecimal; empty before the file has arrived completely. */
    sha256: text('sha256').notNull(),
    /** False while it arrives, and until its receiver keeps it. */
    kept: boolean('kept').notNull(),
    startedAt: moment('started_at').notNull(),
  },
  (table) => [index('stored_files_started').on(table.startedAt)],
);

/** Their content. Bytes are written and read in pieces, so that memory does not grow with a file. */
export const storedFileChunks = pgTable(
  'stored_file_chunks',
  {
    fileId: text('file_id')
      .notNull()
      .references(() => storedFiles.id, { onDelete: 'cascade' }),
    /** From 0, without gaps. */
    position: integer('position').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.position] })],
);

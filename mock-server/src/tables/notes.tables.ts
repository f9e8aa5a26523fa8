import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, oneOf } from '../core/database/columns.ts';
import { accounts } from './accounts.tables.ts';

/** What administrators write about records, for each other. */
export const notes = pgTable(
  'notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    subjectType: text('subject_type', { enum: ['registration', 'client', 'feed', 'domain'] }).notNull(),
    subjectId: integer('subject_id').notNull(),
    authorId: integer('author_id')
      .notNull()
      .references(() => accounts.id),
    text: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('notes_subject').on(table.subjectType, table.subjectId, table.id),
    oneOf('notes_subject_known', table.subjectType, ['registration', 'client', 'feed', 'domain']),
  ],
);

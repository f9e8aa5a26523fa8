import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../core/database/columns.ts';

interface Reason {
  readonly name: string;
  readonly text: string;
}

/** The common reasons for rejections: one row, once someone has changed them. Each list is in the order of its keys. */
export const rejectionReasons = pgTable('rejection_reasons', {
  /** Always 1. */
  id: integer().primaryKey(),
  registrations: jsonb().$type<readonly Reason[]>().notNull(),
  feeds: jsonb().$type<readonly Reason[]>().notNull(),
  domains: jsonb().$type<readonly Reason[]>().notNull(),
  updatedAt: moment('updated_at').notNull(),
  /** Username. */
  updatedBy: text('updated_by').notNull(),
});

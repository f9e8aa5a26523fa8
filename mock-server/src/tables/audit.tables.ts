import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { anywhereIn, moment } from '../core/database/columns.ts';

/** Who decided what, and when. Entries are only ever added. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    createdAt: moment('created_at').notNull(),
    /** An operation or event, such as registrations.approve or auth.signed_in. */
    action: text().notNull(),
    actorId: integer('actor_id'),
    /** Username; null for visitors and for the platform itself. */
    actor: text(),
    role: text().notNull(),
    tokenId: integer('token_id'),
    tokenName: text('token_name'),
    address: text(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id'),
    subjectLabel: text('subject_label'),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    requestId: text('request_id'),
  },
  (table) => [
    index('audit_created').on(table.createdAt, table.id),
    index('audit_subject').on(table.subjectType, table.subjectId, table.id),
    index('audit_actor').on(table.actorId, table.id),
    index('audit_action').on(table.action, table.id),
    index('audit_search').using(
      'gin',
      anywhereIn(table.subjectLabel),
      anywhereIn(table.actor),
      anywhereIn(table.action),
    ),
  ],
);

import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { byName, moment, oneOf } from '../core/database/columns.ts';
import { accounts } from './accounts.tables.ts';
import { domains } from './domains.tables.ts';

const pageTypes = ['custom', 'legal', 'policy', 'info'] as const;
const pageStatuses = ['draft', 'published', 'archived'] as const;

/** What an administrator writes: the same columns in a page and in each of its revisions. */
const written = () => ({
  title: text().notNull(),
  slug: text().notNull(),
  /** Sanitized HTML, with variables in curly braces. */
  content: text().notNull(),
  metaDescription: text('meta_description'),
  metaKeywords: text('meta_keywords'),
  pageType: text('page_type', { enum: pageTypes }).notNull(),
  status: text({ enum: pageStatuses }).notNull(),
  isActive: boolean('is_active').notNull(),
});

/** The pages that gallery sites show, each as in its newest revision. */
export const sitePages = pgTable(
  'site_pages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ...written(),
    /** Number of the newest revision. */
    version: integer().notNull(),
    updatedBy: integer('updated_by')
      .notNull()
      .references(() => accounts.id),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('site_pages_slug').on(table.slug),
    index('site_pages_updated').on(table.updatedAt, table.id),
    index('site_pages_created').on(table.createdAt, table.id),
    index('site_pages_title').on(byName(table.title), table.id),
    index('site_pages_status').on(table.status, table.id),
    oneOf('site_pages_type_known', table.pageType, pageTypes),
    oneOf('site_pages_status_known', table.status, pageStatuses),
  ],
);

/** Every saved state of a page, numbered from 1. */
export const sitePageRevisions = pgTable(
  'site_page_revisions',
  {
    pageId: integer('page_id')
      .notNull()
      .references(() => sitePages.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    ...written(),
    /** The revision that this one restored. */
    restoredFrom: integer('restored_from'),
    createdBy: integer('created_by')
      .notNull()
      .references(() => accounts.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ name: 'site_page_revisions_key', columns: [table.pageId, table.revision] })],
);

/** Slugs that pages used to have. Each redirects to its page until another page takes it. */
export const pageRedirects = pgTable(
  'page_redirects',
  {
    slug: text().primaryKey(),
    pageId: integer('page_id')
      .notNull()
      .references(() => sitePages.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('page_redirects_page').on(table.pageId)],
);

/** Variables that administrators created. The built-in ones are in the code and have ids below 101. */
export const pageVariables = pgTable(
  'page_variables',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 101 }),
    variableKey: text('variable_key').notNull(),
    variableName: text('variable_name').notNull(),
    defaultValue: text('default_value'),
    description: text(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [uniqueIndex('page_variables_key').on(table.variableKey)],
);

/** A variable's value on one domain, if not its default. */
export const pageVariableValues = pgTable(
  'page_variable_values',
  {
    variableId: integer('variable_id')
      .notNull()
      .references(() => pageVariables.id, { onDelete: 'cascade' }),
    domainId: integer('domain_id')
      .notNull()
      .references(() => domains.id),
    value: text().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'page_variable_values_key', columns: [table.variableId, table.domainId] }),
    index('page_variable_values_domain').on(table.domainId),
  ],
);

export type PageRow = typeof sitePages.$inferSelect;
export type RevisionRow = typeof sitePageRevisions.$inferSelect;
export type VariableRow = typeof pageVariables.$inferSelect;

import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { anywhereIn, anywhereInParts, moment } from '../core/database/columns.ts';
import { feeds } from './feeds.tables.ts';
import { imports } from './imports.tables.ts';

/** Text in byte order, whatever the database's collation: imports go through ids in this order, which is the same on
 * every database and can use an index. */
const orderedText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** The fields of an item that no list sorts or filters by. Absent ones are null or empty on the wire. */
export interface ItemDetails {
  embed_code?: string;
  embed_url?: string;
  video_url?: string;
  preview_url?: string;
  thumbnails?: string[];
  description?: string;
  duration?: number;
  tags?: string[];
  categories?: string[];
  performers?: string[];
  studio?: string;
  published_at?: string;
  expires_at?: string;
  views?: number;
  rating?: number;
  language?: string;
  quality?: string;
  status?: string;
}

/** The videos of a feed; for a removal list (`disabled`), the ids that it names. An item is shown as switched on when
 * it is enabled and not removed. */
export const items = pgTable(
  'items',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    feedId: integer('feed_id')
      .notNull()
      .references(() => feeds.id),
    externalId: orderedText('external_id').notNull(),
    title: text(),
    thumbnailUrl: text('thumbnail_url'),
    url: text(),
    details: jsonb().$type<ItemDetails>().notNull(),
    contentHash: text('content_hash').notNull(),
    /** As its own source says. Never for the ids of a removal list. */
    isEnabled: boolean('is_enabled').notNull(),
    /** A removal list of the same client for the same domain names its id. */
    isRemoved: boolean('is_removed').notNull().default(false),
    /** The import that last wrote it. */
    importId: integer('import_id').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('items_once_per_feed').on(table.feedId, table.externalId),
    // With the feed, because each search is in one.
    index('items_search').using('gin', table.feedId, anywhereIn(table.title), anywhereInParts(table.externalId)),
  ],
);

/** An item's state before an import changed it, for reverting the import. Items that an import added need no such row.
 */
export const itemChanges = pgTable(
  'item_changes',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    externalId: orderedText('external_id').notNull(),
    before: jsonb().$type<ItemBefore>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.externalId] })],
);

/** The columns of an item before a change, by their names in the database. */
export interface ItemBefore {
  title: string | null;
  thumbnail_url: string | null;
  url: string | null;
  details: ItemDetails;
  content_hash: string;
  is_enabled: boolean;
  import_id: number;
}

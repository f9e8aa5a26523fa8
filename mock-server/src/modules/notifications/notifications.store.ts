import { and, desc, eq, gt, lt, lte, min, not, sql, type SQL } from 'drizzle-orm';
import { countedPage } from '../../core/database/counted-rows.ts';
import type { Database } from '../../core/database/database.ts';
import type { Counted, IdWindow } from '../../core/pagination.ts';
import { notificationMarks, notificationReads } from '../../tables/notifications.tables.ts';
import { webhookEvents } from '../../tables/webhooks.tables.ts';

/** Whose notifications: what happened to a client, and what one of its accounts has read of it. */
export interface Reader {
  readonly clientId: number;
  readonly accountId: number;
}

/** An event of which people are told. Its place is its number: it grows in the order in which events became visible. */
export interface NotificationRow {
  readonly place: number;
  readonly body: string;
  readonly createdAt: Date;
  readonly isRead: boolean;
}

/** Unread ones are counted up to here. */
const countedMax = 100;

export interface NotificationStore {
  /** The latest first. */
  list(reader: Reader, isRead: boolean | undefined, window: IdWindow): Promise<{ rows: NotificationRow[] } & Counted>;
  /** How many are unread, 100 at most, and the number of the latest. */
  unread(reader: Reader): Promise<{ unread: number; latest: number | null }>;
  /** Marks one as read. @returns false if the client has no such one */
  read(reader: Reader, place: number): Promise<boolean>;
  /** Marks all as read up to a number, and none that is yet to come. */
  readThrough(reader: Reader, place: number): Promise<void>;
  /** Forgets which of the deleted events were read. */
  prune(): Promise<void>;
}

const { place } = webhookEvents;

export function createNotificationStore(database: Database): NotificationStore {
  return { ...listing(database), ...marking(database) };
}

function listing(database: Database): Pick<NotificationStore, 'list' | 'unread'> {
  const queries = () => database.current();
  return {
    list(reader, isRead, window) {
      const wanted = and(
        ofClient(reader),
        isRead === undefined ? undefined : isRead ? wasRead(reader) : not(wasRead(reader)),
      );
      const after = window.afterId === undefined ? undefined : lt(place, window.afterId);
      return countedPage(database, {
        window,
        isSearch: false,
        all: queries()
          .select({ id: sql`${place}`.as('id') })
          .from(webhookEvents)
          .where(wanted),
        read: () =>
          queries()
            .select({
              place: sql<number>`${place}`.mapWith(place),
              body: webhookEvents.body,
              createdAt: webhookEvents.createdAt,
              isRead: sql<boolean>`${wasRead(reader)}`,
            })
            .from(webhookEvents)
            .where(and(wanted, after))
            .orderBy(desc(place))
            .offset(window.offset)
            .limit(window.limit),
      });
    },
    async unread(reader) {
      const some = queries()
        .select({ place })
        .from(webhookEvents)
        .where(and(ofClient(reader), not(wasRead(reader))))
        .limit(countedMax)
        .as('some');
      const [counted] = await queries()
        .select({ unread: sql<number>`count(*)::integer` })
        .from(some);
      return { unread: counted?.unread ?? 0, latest: await latestOf(database, reader) };
    },
  };
}

function marking(database: Database): Pick<NotificationStore, 'read' | 'readThrough' | 'prune'> {
  const queries = () => database.current();
  return {
    async read(reader, one) {
      const [found] = await queries()
        .select({ place })
        .from(webhookEvents)
        .where(and(ofClient(reader), eq(place, one)));
      if (!found) return false;
      await queries()
        .insert(notificationReads)
        .values({ accountId: reader.accountId, place: one })
        .onConflictDoNothing();
      return true;
    },
    async readThrough(reader, wanted) {
      const through = Math.min(wanted, (await latestOf(database, reader)) ?? 0);
      const { accountId } = reader;
      const values = { accountId, readThrough: through };
      await queries()
        .insert(notificationMarks)
        .values(values)
        .onConflictDoUpdate({
          target: notificationMarks.accountId,
          set: { readThrough: through },
          setWhere: lt(notificationMarks.readThrough, through),
        });
      await queries()
        .delete(notificationReads)
        .where(and(eq(notificationReads.accountId, accountId), lte(notificationReads.place, through)));
    },
    async prune() {
      const oldest = queries()
        .select({ place: min(place) })
        .from(webhookEvents);
      await queries()
        .delete(notificationReads)
        .where(lt(notificationReads.place, sql`(${oldest})`));
    },
  };
}

async function latestOf(database: Database, reader: Reader): Promise<number | null> {
  const [latest] = await database
    .current()
    .select({ place })
    .from(webhookEvents)
    .where(ofClient(reader))
    .orderBy(desc(place))
    .limit(1);
  return latest?.place ?? null;
}

function ofClient({ clientId }: Reader): SQL | undefined {
  return and(eq(webhookEvents.clientId, clientId), eq(webhookEvents.notifies, true), gt(place, 0));
}

function wasRead({ accountId }: Reader): SQL {
  return sql`(${place} <= coalesce((select ${notificationMarks.readThrough} from ${notificationMarks} where ${notificationMarks.accountId} = ${accountId}), 0)
    or exists (select from ${notificationReads} where ${notificationReads.accountId} = ${accountId} and ${notificationReads.place} = ${place}))`;
}

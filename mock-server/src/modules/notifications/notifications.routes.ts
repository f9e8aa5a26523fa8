import type { Notification, UnreadCount, WebhookEvent } from '@grt/sdk/contract';
import type { Database } from '../../core/database/database.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import type { Principal } from '../../core/http/principal.ts';
import { cursorMetaOf, idWindowOf } from '../../core/pagination.ts';
import { Refusal } from '../../core/refusal.ts';
import { toldOf } from './notifications.rules.ts';
import type { NotificationRow, NotificationStore, Reader } from './notifications.store.ts';

interface NotificationParts {
  readonly notifications: NotificationStore;
  readonly database: Database;
}

/** What happened to a client's feeds, domains, and budgets. Reading is no change that the audit tells.
 * @see docs/decisions/0026-notifications.md */
export function notificationHandlers({
  notifications,
  database,
}: NotificationParts): Handlers<`notifications.${'list' | 'unread' | 'read' | 'readAll'}`> {
  const unreadReply = async (reader: Reader) => {
    const { unread, latest } = await notifications.unread(reader);
    const data: UnreadCount = { unread, latest_id: latest };
    return { status: 200, body: { success: true, data } } as const;
  };
  return {
    async 'notifications.list'({ query, principal }) {
      const reader = readerOf(principal);
      const { rows, ...counted } = await notifications.list(reader, query.is_read, idWindowOf(query));
      const meta = cursorMetaOf(query, { ...counted, count: rows.length, lastKey: rows.at(-1)?.place });
      return { status: 200, body: { success: true, data: rows.map(notificationOf), meta } };
    },
    'notifications.unread': ({ principal }) => unreadReply(readerOf(principal)),
    async 'notifications.read'({ path, principal }) {
      const reader = readerOf(principal);
      if (!(await notifications.read(reader, path.id))) throw new Refusal(404, 'Notification not found');
      return unreadReply(reader);
    },
    async 'notifications.readAll'({ body, principal }) {
      const reader = readerOf(principal);
      await database.transaction(() => notifications.readThrough(reader, body.through));
      return unreadReply(reader);
    },
  };
}

function readerOf({ client_id: clientId, account_id: accountId }: Principal): Reader {
  if (clientId === undefined) throw new Error('Only clients have notifications');
  return { clientId, accountId };
}

function notificationOf({ place, body, createdAt, isRead }: NotificationRow): Notification {
  const event = JSON.parse(body) as WebhookEvent;
  const told = toldOf(event);
  if (event.type === 'webhook.test' || !told) throw new Error(`${event.type} is no notification`);
  return { id: place, type: event.type, ...told, is_read: isRead, created_at: createdAt.toISOString() };
}

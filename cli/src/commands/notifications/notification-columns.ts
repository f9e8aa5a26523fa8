import type { Notification } from '@grt/sdk/contract';
import type { Column } from '../../core/column.ts';

export const notificationColumns: readonly Column<Notification>[] = [
  { name: 'Id', value: ({ id }) => id, align: 'right' },
  { name: 'When', value: (notification) => notification.created_at, time: true },
  { name: 'What', value: ({ message }) => message },
  { name: 'Details', value: ({ detail }) => detail },
  { name: 'Read', value: (notification) => (notification.is_read ? 'read' : 'unread') },
];

import { useEffect, useRef } from 'react';
import type { Notification } from '@grt/sdk/contract';
import { Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { withShownDomains } from '../../core/domain-name.ts';
import { paths } from '../../core/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { linkOf } from './notification-link.ts';
import styles from './notification-list.module.css';
import { useMarkAsRead, useNotifications } from './notifications.queries.ts';

/** What happened, the latest first. One is marked as read when it is opened, all of them by the button. */
export function NotificationList({ onClose }: { onClose: () => void }) {
  const list = useNotifications();
  const mark = useMarkAsRead();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const rows = list.data?.pages.flatMap(({ data }) => data);
  const latest = rows?.[0];
  const tellFailure = (error: Error) => toastFailure('The notifications could not be marked as read', error);

  return (
    <div className={styles['list']}>
      <div className={styles['head']}>
        <h2 ref={heading} tabIndex={-1}>
          Notifications
        </h2>
        {latest && rows.some(({ is_read }) => !is_read) && (
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={mark.isPending}
            onClick={() => mark.mutate({ through: latest.id }, { onError: tellFailure })}
          >
            Mark all as read
          </Button>
        )}
      </div>
      <Rows
        list={list}
        rows={rows}
        onOpen={(one) => !one.is_read && mark.mutate({ id: one.id }, { onError: tellFailure })}
      />
      <div className={styles['foot']}>
        <Link to={paths.clientSettings} onClick={onClose}>
          Choose which emails you get
        </Link>
      </div>
    </div>
  );
}

interface RowsProps {
  readonly list: ReturnType<typeof useNotifications>;
  readonly rows: readonly Notification[] | undefined;
  readonly onOpen: (notification: Notification) => void;
}

function Rows({ list, rows, onOpen }: RowsProps) {
  if (!rows && list.error) {
    const retry = () => void list.refetch();
    return <LoadFailure message="The notifications could not be loaded." error={list.error} onRetry={retry} />;
  }
  if (!rows)
    return (
      <output className={styles['loading']} aria-label="Loading the notifications">
        <Skeleton height={160} />
      </output>
    );
  if (rows.length === 0)
    return (
      <EmptyState title="Nothing yet">
        Decisions on your domains and feeds, imports that need your attention, and spent budgets appear here.
      </EmptyState>
    );
  return (
    <>
      <ul>
        {rows.map((notification) => (
          <Row key={notification.id} notification={notification} onOpen={() => onOpen(notification)} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button variant="subtle" fullWidth disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Show earlier notifications
        </Button>
      )}
    </>
  );
}

function Row({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const { message, detail, is_read: isRead, created_at: at } = notification;
  return (
    <li className={styles['row']} data-read={isRead}>
      <Link to={linkOf(notification)} onClick={onOpen} dir="auto">
        {withShownDomains(message)}
      </Link>
      {!isRead && <VisuallyHidden>Unread</VisuallyHidden>}
      {detail !== null && <p dir="auto">{detail}</p>}
      <p>
        <TimeAgo at={at} />
      </p>
    </li>
  );
}

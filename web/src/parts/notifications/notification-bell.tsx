import { Bell } from 'lucide-react';
import { HeaderPanel } from '../../ui/header-panel/header-panel.tsx';
import styles from './notification-bell.module.css';
import { useUnread } from './notifications.queries.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const NotificationList = lazyPart(async () => ({
  default: (await import('./notification-list.tsx')).NotificationList,
}));

/** The bell in the header with the number of unread notifications, and behind it their list. */
export function NotificationBell() {
  const unread = useUnread().data?.unread ?? 0;
  const count = unread >= 100 ? '99+' : String(unread);
  return (
    <HeaderPanel
      label={unread === 0 ? 'Notifications' : `Notifications, ${count} unread`}
      title="Notifications"
      button={
        <span className={styles['bell']}>
          <Bell size={18} strokeWidth={1.75} aria-hidden="true" />
          {unread > 0 && <b aria-hidden="true">{count}</b>}
        </span>
      }
    >
      {(close) => <NotificationList onClose={close} />}
    </HeaderPanel>
  );
}

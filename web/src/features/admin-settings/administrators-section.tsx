import { Suspense, useState } from 'react';
import type { AdminUser } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { may } from '../../core/may.ts';
import { useListAddress, type SearchedList } from '../../core/use-list-address.ts';
import listStyles from '../../parts/account-settings/settings-list.module.css';
import { FailedPart, LoadingRows, SettingsSection } from '../../parts/account-settings/settings-section.tsx';
import { roleNames } from '../../parts/administrator-roles.ts';
import { ExportButton } from '../../ui/list/export-button.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { useUsers, useUsersFile } from './admin-settings.queries.ts';
import styles from './administrators-section.module.css';
import { SwitchUserButton } from './switch-user-button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

const PageSteps = lazyPart(async () => ({ default: (await import('../../ui/page-steps.tsx')).PageSteps }));
const RemoveUserDialog = lazyPart(async () => ({
  default: (await import('./remove-user-dialog.tsx')).RemoveUserDialog,
}));
const SearchField = lazyPart(async () => ({ default: (await import('../../ui/search-field.tsx')).SearchField }));
const UserDialog = lazyPart(async () => ({ default: (await import('./user-dialog.tsx')).UserDialog }));
const UserLostFactor = lazyPart(async () => ({ default: (await import('./user-lost-factor.tsx')).UserLostFactor }));
const UserPendingEmail = lazyPart(async () => ({
  default: (await import('./user-pending-email.tsx')).UserPendingEmail,
}));
const noFilters = {};

/** Who administers the platform. Only super admins change it. @see docs/specification/decisions.md §3 */
export function AdministratorsSection() {
  const mayChange = may('users.update');
  const [edited, setEdited] = useState<AdminUser | 'new'>();
  const list = useListAddress(noFilters);
  const file = useUsersFile(list);
  return (
    <SettingsSection
      title="Administrators"
      about={
        mayChange
          ? 'People who can review applications and operate the platform. New administrators get an email with a link to choose a password.'
          : 'People who can review applications and operate the platform. Only super admins can change this.'
      }
      action={
        mayChange ? (
          <>
            <ExportButton label="Export" file={file} />
            <Button variant="default" onClick={() => setEdited('new')}>
              Add administrator
            </Button>
          </>
        ) : undefined
      }
    >
      <Administrators list={list} onEdit={mayChange ? setEdited : undefined} />
      <OnDemand opened={edited !== undefined}>
        {(opened) => <UserDialog user={opened ? edited : undefined} onClose={() => setEdited(undefined)} />}
      </OnDemand>
    </SettingsSection>
  );
}

interface AdministratorsProps {
  readonly list: SearchedList;
  /** Undefined for read-only access. */
  readonly onEdit: ((user: AdminUser) => void) | undefined;
}

function Administrators({ list, onEdit }: AdministratorsProps) {
  const users = useUsers(list);
  const [leaving, setLeaving] = useState<AdminUser>();
  if (users.isPending) return <LoadingRows label="Loading administrators..." phoneRows={4} />;
  if (users.isError) {
    return <FailedPart what="administrators" error={users.error} onRetry={() => void users.refetch()} />;
  }
  const { data, meta } = users.data;
  return (
    <div className={styles['part']}>
      {(meta.last_page > 1 || list.isFiltered) && (
        <Suspense>
          <SearchField label="Search name, username, or email" value={list.search} onSearch={list.setSearch} />
        </Suspense>
      )}
      {data.length === 0 && <p className={listStyles['empty']}>No matching administrators.</p>}
      <ul className={listStyles['list']} aria-label="Administrators">
        {data.map((user) => (
          <Row key={user.id} user={user} onEdit={onEdit} onRemove={setLeaving} />
        ))}
      </ul>
      {meta.last_page > 1 && (
        <Suspense>
          <PageSteps of="administrators" page={list.page} lastPage={meta.last_page} onPage={list.setPage} />
        </Suspense>
      )}
      <OnDemand opened={leaving !== undefined}>
        {(opened) => <RemoveUserDialog user={opened ? leaving : undefined} onClose={() => setLeaving(undefined)} />}
      </OnDemand>
    </div>
  );
}

interface RowProps extends Pick<AdministratorsProps, 'onEdit'> {
  readonly user: AdminUser;
  readonly onRemove: (user: AdminUser) => void;
}

function Row({ user, onEdit, onRemove }: RowProps) {
  const { full_name, username, email, role, is_active, last_login_at } = user;
  return (
    <li>
      <div>
        <p>
          <strong>{full_name}</strong>
          {role !== 'admin' && <span className={listStyles['badge']}>{roleNames[role]}</span>}
          {!is_active && (
            <span className={listStyles['badge']} data-tone="off">
              Deactivated
            </span>
          )}
        </p>
        <p className={listStyles['detail']}>
          {username} · {email}
        </p>
        {user.pending_email && (
          <Suspense>
            <UserPendingEmail user={user} mayChange={onEdit !== undefined} />
          </Suspense>
        )}
        <p className={listStyles['detail']}>
          {last_login_at === null ? (
            'Never signed in'
          ) : (
            <>
              Signed in <TimeAgo at={last_login_at} />
            </>
          )}
        </p>
      </div>
      {onEdit && (
        <span className={styles['actions']}>
          <Button size="xs" variant="default" aria-label={`Edit ${full_name}`} onClick={() => onEdit(user)}>
            Edit
          </Button>
          <SwitchUserButton user={user} />
          {user.has_second_factor && (
            <Suspense>
              <UserLostFactor user={user} />
            </Suspense>
          )}
          <Button
            size="xs"
            variant="light"
            color="red"
            aria-label={`Remove ${full_name}`}
            onClick={() => onRemove(user)}
          >
            Remove
          </Button>
        </span>
      )}
    </li>
  );
}

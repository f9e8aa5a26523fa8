import { useEffect, useState } from 'react';
import { Skeleton } from '@mantine/core';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { PageEditor } from './page-editor.tsx';
import { usePage } from './page-editor.queries.ts';
import styles from './page-editor.module.css';
import { RevisionsDialog } from './revisions-dialog-on-demand.tsx';

/** Create New Page. @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
export function PageCreateScreen() {
  const [isDirty, setDirty] = useState(false);
  return <PageEditor page={undefined} isDirty={isDirty} onDirty={setDirty} />;
}

/** Edit Page. The URL controls whether the revisions are open.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2 and §8 */
export function PageEditScreen() {
  const { id } = useParams();
  const { data: page, error } = usePage(Number(id));
  const [isDirty, setDirty] = useState(false);
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();

  useEffect(() => {
    if (!error) return;
    toastFailure('Failed to load page. Please try again.', error);
    void navigate(paths.adminPages, { replace: true });
  }, [error, navigate]);

  if (!page) return <Loading />;
  return (
    <>
      {/* Another version, restored or reloaded, starts with a fresh form. */}
      <PageEditor key={page.version} page={page} isDirty={isDirty} onDirty={setDirty} />
      <RevisionsDialog
        page={page}
        isDirty={isDirty}
        opened={params.has('revisions')}
        onClose={() => setParams({}, { replace: true })}
      />
    </>
  );
}

function Loading() {
  return (
    <Screen>
      <PageHeader title="Edit Page" context="Loading page..." />
      <div className={styles['columns']} aria-hidden="true">
        <div className={styles['main']}>
          <Skeleton height={130} />
          <Skeleton height={530} />
        </div>
        <Skeleton height={420} />
      </div>
    </Screen>
  );
}

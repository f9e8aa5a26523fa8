import { useEffect } from 'react';
import { Skeleton } from '@mantine/core';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { PageEditor } from './page-editor.tsx';
import { usePage } from './page-editor.queries.ts';
import styles from './page-editor.module.css';

/** Create New Page; specification part 2, section 2. */
export function PageCreateScreen() {
  return <PageEditor page={undefined} />;
}

/** Edit Page; specification part 2, sections 2 and 8. */
export function PageEditScreen() {
  const { id } = useParams();
  const { data: page, error } = usePage(Number(id));
  const navigate = useNavigate();

  useEffect(() => {
    if (!error) return;
    toastFailure('Failed to load page. Please try again.', error);
    void navigate(paths.adminPages, { replace: true });
  }, [error, navigate]);

  if (!page) return <Loading />;
  // Another version, restored or loaded anew, begins with a fresh form.
  return <PageEditor key={page.version} page={page} />;
}

function Loading() {
  return (
    <div className={styles['screen']}>
      <PageHeader title="Edit Page" context="Loading page..." />
      <div className={styles['columns']} aria-hidden="true">
        <div className={styles['main']}>
          <Skeleton height={130} />
          <Skeleton height={530} />
        </div>
        <Skeleton height={420} />
      </div>
    </div>
  );
}

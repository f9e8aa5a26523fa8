import type { SitePageSummary } from '@grt/sdk/contract';
import { ActionIcon } from '@mantine/core';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { pageStatusWords, pageTypeWords } from '../../parts/page-words.ts';
import { Name } from '../../ui/name.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import styles from './page-cells.module.css';

/** Title and address of a page. */
export function PageName({ page }: { page: SitePageSummary }) {
  return (
    <div className={styles['name']}>
      <Link to={paths.adminPageEdit(page)}>
        <Name>{page.title}</Name>
      </Link>
      <span>/{page.slug}</span>
    </div>
  );
}

/** Its status, and whether it is inactive. */
export function PageStatus({ page: { status, is_active } }: { page: SitePageSummary }) {
  const { word, tone } = pageStatusWords[status];
  return (
    <span className={styles['badges']}>
      <StatusBadge tone={tone}>{word}</StatusBadge>
      {!is_active && <span className={styles['off']}>Inactive</span>}
    </span>
  );
}

export function PageType({ page }: { page: SitePageSummary }) {
  return <span className={styles['type']}>{pageTypeWords[page.page_type]}</span>;
}

interface PageActionsProps {
  readonly page: SitePageSummary;
  readonly onDelete: () => void;
}

/** Edit, preview in a new tab, delete. */
export function PageActions({ page, onDelete }: PageActionsProps) {
  return (
    <div className={styles['actions']}>
      <ActionIcon
        variant="subtle"
        component={Link}
        to={paths.adminPageEdit(page)}
        aria-label={`Edit ${page.title}`}
        title="Edit"
      >
        <Pencil size={16} strokeWidth={1.75} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        component="a"
        href={paths.pagePreview(page)}
        target="_blank"
        rel="noopener"
        aria-label={`Preview ${page.title} in a new tab`}
        title="Preview"
      >
        <Eye size={16} strokeWidth={1.75} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon variant="subtle" color="red" aria-label={`Delete ${page.title}`} title="Delete" onClick={onDelete}>
        <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}

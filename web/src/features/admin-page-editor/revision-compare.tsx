import type { ReactNode } from 'react';
import type { SitePage, SitePageRevision } from '@grt/sdk/contract';
import { Skeleton } from '@mantine/core';
import { pageStatusWords, pageTypeWords } from '../../parts/page-words.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { diffLines, linesOfHtml, type DiffLine } from './line-diff.ts';
import { useRevision } from './page-editor.queries.ts';
import styles from './revisions-dialog.module.css';

interface RevisionCompareProps {
  readonly page: SitePage;
  readonly revision: number;
  /** What can be done with the revision. */
  readonly action: ReactNode;
}

/** A revision compared with the current page: fields that differ, then the content line by line. */
export function RevisionCompare({ page, revision, action }: RevisionCompareProps) {
  const { data, error, refetch } = useRevision({ id: page.id, revision });
  if (error) {
    return <LoadFailure message="Failed to load the version." error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton height={240} />;
  const fields = changedFields(data, page);
  return (
    <section className={styles['compare']} aria-label={`Version ${String(revision)} and the current one`}>
      <div className={styles['head']}>
        <p>
          From version {revision} to the current version {page.version}
        </p>
        {action}
      </div>
      {fields.length > 0 && (
        <dl className={styles['fields']}>
          {fields.map(({ name, before, after }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <del>{before}</del> <ins>{after}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Content lines={diffLines(linesOfHtml(data.content), linesOfHtml(page.content))} />
    </section>
  );
}

const marks: Record<DiffLine['kind'], { readonly sign: string; readonly word: string }> = {
  same: { sign: ' ', word: '' },
  removed: { sign: '−', word: 'Removed: ' },
  added: { sign: '+', word: 'Added: ' },
};

/** Maximum number of lines rendered. */
const shownMax = 2000;

function Content({ lines }: { lines: readonly DiffLine[] }) {
  if (lines.every(({ kind }) => kind === 'same')) return <p className={styles['hint']}>The content is the same.</p>;
  return (
    <section className={styles['diff']} aria-label="Content, line by line">
      <ol>
        {numbered(lines.slice(0, shownMax)).map(({ kind, text, number }) => (
          <li key={number} data-kind={kind}>
            <span aria-hidden="true">{marks[kind].sign}</span>
            <VisuallyHidden>{marks[kind].word}</VisuallyHidden>
            <code>{text}</code>
          </li>
        ))}
      </ol>
      {lines.length > shownMax && <p>{lines.length - shownMax} more lines are not shown.</p>}
    </section>
  );
}

const numbered = (lines: readonly DiffLine[]) => lines.map((line, number) => Object.assign({ number }, line));

type Compared = Pick<SitePage, (typeof names)[number]['key']>;

const names = [
  { key: 'title', name: 'Title' },
  { key: 'slug', name: 'Slug' },
  { key: 'meta_description', name: 'Meta Description' },
  { key: 'meta_keywords', name: 'Meta Keywords' },
  { key: 'page_type', name: 'Page Type' },
  { key: 'status', name: 'Status' },
  { key: 'is_active', name: 'Active' },
] as const;

function changedFields(before: SitePageRevision, after: SitePage) {
  return names
    .filter(({ key }) => before[key] !== after[key])
    .map(({ key, name }) => ({ name, before: wordOf(before, key), after: wordOf(after, key) }));
}

function wordOf(page: Compared, key: keyof Compared): string {
  if (key === 'page_type') return pageTypeWords[page.page_type];
  if (key === 'status') return pageStatusWords[page.status].word;
  if (key === 'is_active') return page.is_active ? 'Yes' : 'No';
  return page[key] ?? 'None';
}

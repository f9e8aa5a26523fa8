import { useEffect } from 'react';
import type { PublishedPage } from '@grt/sdk/contract';
import { Alert, Button, Skeleton } from '@mantine/core';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { readAccount } from '../../core/account.ts';
import { shownDomain } from '../../core/domain-name.ts';
import { formatDay } from '../../core/elapsed-time.ts';
import { paths } from '../../core/paths.ts';
import { PageFrame } from '../../parts/page-frame/page-frame.tsx';
import { pageStatusWords, pageTypeWords } from '../../parts/page-words.ts';
import { approvedNameKind } from '../../parts/record-select/record-kinds.ts';
import { useRecordSearch } from '../../parts/record-select/record-select.queries.ts';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { SearchSelect } from '../../ui/search-select.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { usePreview } from './page-preview.queries.ts';
import styles from './page-preview-screen.module.css';
import { previewFailure } from './preview-failure.ts';

/** A page as a gallery site shows it. @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
export function PagePreviewScreen() {
  const { slug = '' } = useParams();
  const [params] = useSearchParams();
  const preview = usePreview({ slug, domain: params.get('domain') ?? undefined });
  useNewSlug(slug, preview.data?.slug);

  return (
    <div className={styles['screen']}>
      <SkipLink />
      <Banner slug={preview.data?.slug ?? slug} page={preview.data} />
      <main id="main" tabIndex={-1} className={styles['main']}>
        {preview.error ? (
          <Failure error={preview.error} onRetry={() => void preview.refetch()} />
        ) : (
          <Page page={preview.data} />
        )}
      </main>
    </div>
  );
}

/** An old slug redirects to the current one; the URL follows. */
function useNewSlug(asked: string, found: string | undefined): void {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const search = params.toString();
  useEffect(() => {
    if (found === undefined || found === asked) return;
    void navigate({ pathname: paths.pagePreview({ slug: found }), search }, { replace: true });
  }, [asked, found, search, navigate]);
}

function Banner({ slug, page }: { slug: string; page: PublishedPage | undefined }) {
  const navigate = useNavigate();
  const isAdmin = readAccount()?.type === 'admin';

  /** Closes a tab that was opened for the preview; otherwise goes to the list. */
  function close() {
    if (window.history.length === 1) window.close();
    if (!window.closed) void navigate(isAdmin ? paths.adminPages : paths.landing);
  }

  return (
    <header className={styles['banner']} aria-label="Preview">
      <p>
        <strong>Preview</strong> <code>/{slug}</code>
        {page?.status && (
          <StatusBadge tone={pageStatusWords[page.status].tone}>{pageStatusWords[page.status].word}</StatusBadge>
        )}
        {page?.is_active === false && <StatusBadge tone="rest">Inactive</StatusBadge>}
      </p>
      <div className={styles['tools']}>
        {isAdmin && <DomainChoice />}
        <Button variant="default" onClick={close}>
          Close Preview
        </Button>
      </div>
    </header>
  );
}

/** The domain whose values are used. */
function DomainChoice() {
  const [params, setParams] = useSearchParams();
  const { found, onSearch } = useRecordSearch(approvedNameKind);
  const chosen = params.get('domain') ?? '';
  return (
    <SearchSelect
      label="Preview for"
      isLabelHidden
      isClearable
      none="Defaults"
      chosen={chosen === '' ? undefined : { value: chosen, label: shownDomain(chosen) }}
      found={found}
      onSearch={onSearch}
      onChoose={(domain) => setParams(domain ? { domain: domain.value } : {}, { replace: true })}
    />
  );
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <MessageScreen title="Preview Error" actions={<Button onClick={onRetry}>Try Again</Button>}>
      <p role="alert">{previewFailure(error)}</p>
    </MessageScreen>
  );
}

function Page({ page }: { page: PublishedPage | undefined }) {
  if (!page) {
    return (
      <article className={styles['page']} aria-busy="true">
        <h1>Loading preview...</h1>
        <Skeleton height={16} width="60%" />
        <Skeleton height={320} mt={24} />
      </article>
    );
  }
  const { title, meta_description, page_type, last_updated, content, unknown_variables: unknown = [] } = page;
  return (
    <article className={styles['page']}>
      <title>{`${title} · Preview · GRT`}</title>
      {page.status && (page.status !== 'published' || page.is_active === false) && (
        <Alert color="yellow" variant="light" role="note">
          Only administrators can see this page: {reasonOf(page)}.
        </Alert>
      )}
      {unknown.length > 0 && (
        <Alert color="yellow" variant="light" role="note">
          No variable exists for {unknown.map((word) => `{${word}}`).join(', ')}.
        </Alert>
      )}
      <h1>{title}</h1>
      {meta_description !== null && <p className={styles['about']}>{meta_description}</p>}
      <p className={styles['facts']}>
        {pageTypeWords[page_type]} · Last updated {formatDay(new Date(last_updated))}
      </p>
      <PageFrame title={title} content={content} />
    </article>
  );
}

function reasonOf({ status }: PublishedPage): string {
  if (status === 'draft') return 'it is a draft';
  return status === 'archived' ? 'it is archived' : 'it is not active';
}

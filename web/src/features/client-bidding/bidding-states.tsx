import { ForbiddenError, NotFoundError } from '@grt/sdk';
import type { Domain } from '@grt/sdk/contract';
import { Alert, Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { shownDomain } from '../../core/domain-name.ts';
import { paths } from '../../core/paths.ts';
import { domainStatusWords, reviewNoteOf } from '../../parts/domain-status.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { BackToDomains } from './back-to-domains.tsx';
import styles from './client-bidding-screen.module.css';
import { screenContext } from './screen-context.ts';

interface BiddingFailureProps {
  /** Undefined if the URL has no valid domain id. */
  readonly error: Error | undefined;
  readonly onRetry: (() => void) | undefined;
}

/** The texts specified in docs/specification/part-2-admin-domains-bidding-pages.md §8: no such domain, someone else's,
 * or any other failure. */
export function BiddingFailure({ error, onRetry }: BiddingFailureProps) {
  return (
    <Screen>
      <PageHeader title="Bidding" context={screenContext} />
      {failureOf(error, onRetry)}
    </Screen>
  );
}

function failureOf(error: Error | undefined, onRetry: (() => void) | undefined) {
  const back = (
    <Button variant="default" component={Link} to={paths.clientDomains}>
      Back to Domains
    </Button>
  );
  if (error === undefined || error instanceof NotFoundError) {
    return (
      <EmptyState title="Domain not found" action={back}>
        This domain does not exist. It may have been deleted.
      </EmptyState>
    );
  }
  if (error instanceof ForbiddenError) {
    return (
      <EmptyState title="No permission" action={back}>
        You do not have permission to access this domain's bidding data
      </EmptyState>
    );
  }
  return (
    <>
      <LoadFailure message="Failed to load domain data" error={error} onRetry={() => onRetry?.()} />
      <div>{back}</div>
    </>
  );
}

/** A pending or rejected domain has no bidding. */
export function NotApproved({ domain }: { domain: Domain }) {
  const { word, tone } = domainStatusWords[domain.status];
  const note = reviewNoteOf(domain);
  return (
    <Screen>
      <BackToDomains />
      <PageHeader
        title={shownDomain(domain.domain_name)}
        context={screenContext}
        actions={<StatusBadge tone={tone}>{word}</StatusBadge>}
      />
      <Alert color="yellow" variant="light" role="note">
        <p className={styles['notice']}>
          Domain Not Approved: This domain must be approved by an administrator before bidding can be configured.
        </p>
        {note !== undefined && (
          <p className={styles['notice']} dir="auto">
            {note}
          </p>
        )}
      </Alert>
    </Screen>
  );
}

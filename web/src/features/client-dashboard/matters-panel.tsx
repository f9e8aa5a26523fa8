import type { ReactNode } from 'react';
import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { shownDomain } from '../../core/domain-name.ts';
import { formatTotal } from '../../core/format.ts';
import { paths } from '../../core/paths.ts';
import { importWords } from '../../parts/feed-status.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';
import type { useOpenMatters } from './client-dashboard.queries.ts';
import styles from './client-dashboard-screen.module.css';

interface Matter {
  readonly key: string;
  readonly badge: string;
  readonly tone: StatusTone;
  readonly name: string;
  readonly to: string;
  readonly text: string | null;
}

/** What waits for the client, the most urgent first. */
export function MattersPanel({ matters }: { matters: ReturnType<typeof useOpenMatters> }) {
  const { data, error, refetch } = matters;
  return (
    <Panel title="Needs Attention">
      <Content
        matters={data && mattersOf(data)}
        more={data ? moreOf(data) : []}
        failure={
          error && (
            <LoadFailure
              message="Items that need your attention could not be loaded."
              error={error}
              onRetry={() => void refetch()}
            />
          )
        }
      />
    </Panel>
  );
}

interface ContentProps {
  readonly matters: readonly Matter[] | undefined;
  readonly more: readonly { readonly text: string; readonly to: string }[];
  readonly failure: ReactNode;
}

function Content({ matters, more, failure }: ContentProps) {
  if (!matters) return <div className={styles['body']}>{failure ?? <Skeleton height={120} />}</div>;
  if (matters.length === 0) return <p className={styles['none']}>Nothing needs your attention right now.</p>;
  return (
    <>
      <ul className={styles['matters']}>
        {matters.map(({ key, badge, tone, name, to, text }) => (
          <li key={key}>
            <StatusBadge tone={tone}>{badge}</StatusBadge>
            <span>
              <Link to={to} dir="auto">
                {name}
              </Link>
              {text !== null && <span>{text}</span>}
            </span>
          </li>
        ))}
      </ul>
      {more.map(({ text, to }) => (
        <p key={to} className={styles['none']}>
          <Link to={to}>{text}</Link>
        </p>
      ))}
    </>
  );
}

type Matters = NonNullable<ReturnType<typeof useOpenMatters>['data']>;

const severities = { critical: ['Critical', 'bad'], warning: ['Warning', 'wait'], info: ['Info', 'busy'] } as const;

function mattersOf({ imports, domains, feeds, alerts }: Matters): Matter[] {
  return [
    ...imports.data.map((feed) => ({
      key: `import ${String(feed.id)}`,
      badge: importWords[feed.last_import?.state ?? 'held'].word,
      tone: importWords[feed.last_import?.state ?? 'held'].tone,
      name: feed.feed_name,
      to: `${paths.clientFeed({ feedId: feed.id })}?report=${String(feed.id)}`,
      text: feed.last_import?.hold_reason ?? feed.last_import?.error ?? null,
    })),
    ...alerts.data.map((alert) => ({
      key: `alert ${String(alert.domain_id)}`,
      badge: severities[alert.severity][0],
      tone: severities[alert.severity][1],
      name: shownDomain(alert.domain_name),
      to: paths.clientBidding({ domainId: alert.domain_id }),
      text: alert.message,
    })),
    ...domains.data.map((domain) => ({
      key: `domain ${String(domain.id)}`,
      badge: 'Rejected',
      tone: 'bad' as const,
      name: shownDomain(domain.domain_name),
      to: `${paths.clientDomains}?status=rejected`,
      text: domain.admin_notes,
    })),
    ...feeds.data.map((feed) => ({
      key: `feed ${String(feed.id)}`,
      badge: 'Rejected',
      tone: 'bad' as const,
      name: feed.feed_name,
      to: paths.clientFeed({ feedId: feed.id }),
      text: feed.review_notes,
    })),
  ];
}

/** Where the rest is, of lists that are longer than what is shown. */
function moreOf({ imports, domains, feeds, alerts }: Matters) {
  const lists = [
    { list: imports, noun: 'feeds with an import to check', to: `${paths.clientFeeds}?import=needs_attention` },
    { list: alerts, noun: 'domains off pace', to: `${paths.clientDomains}?status=approved&pace=off` },
    { list: domains, noun: 'rejected domains', to: `${paths.clientDomains}?status=rejected` },
    { list: feeds, noun: 'rejected feeds', to: `${paths.clientFeeds}?status=rejected` },
  ];
  return lists
    .filter(({ list }) => list.meta.total > list.data.length)
    .map(({ list, noun, to }) => ({ text: `All ${formatTotal(list.meta, [noun, noun])}`, to }));
}

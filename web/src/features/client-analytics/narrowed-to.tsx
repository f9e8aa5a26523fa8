import { countryName } from '@grt/sdk/contract';
import { X } from 'lucide-react';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useFeedName } from './client-analytics.queries.ts';
import styles from './narrowed-to.module.css';
import type { AnalyticsParams } from './use-analytics-params.ts';

/** The feed and country filters, each with a button to clear it. */
export function NarrowedTo({ params: { feedId, country, change } }: { params: AnalyticsParams }) {
  const feedName = useFeedName(feedId);
  if (feedId === undefined && country === undefined) return null;
  return (
    <ul className={styles['list']} aria-label="Only">
      {feedId !== undefined && (
        <Only
          what={`Feed: ${feedName ?? String(feedId)}`}
          back="all feeds"
          onBack={() => change({ feed: undefined })}
        />
      )}
      {country !== undefined && (
        <Only
          what={`Country: ${countryName(country)}`}
          back="all countries"
          onBack={() => change({ country: undefined })}
        />
      )}
    </ul>
  );
}

function Only({ what, back, onBack }: { what: string; back: string; onBack: () => void }) {
  return (
    <li>
      {what}
      <button type="button" onClick={onBack}>
        <X size={14} strokeWidth={2} aria-hidden="true" />
        <VisuallyHidden>Show {back}</VisuallyHidden>
      </button>
    </li>
  );
}

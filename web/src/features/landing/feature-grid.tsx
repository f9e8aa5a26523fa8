import type { ReactNode } from 'react';
import { feedFileMaxBytes, megabytes } from '@grt/sdk/contract';
import styles from './feature-grid.module.css';
import { AnalyticsFragment } from './fragments/analytics-fragment.tsx';
import { BillingFragment } from './fragments/billing-fragment.tsx';
import { DomainFragment } from './fragments/domain-fragment.tsx';
import { GeoFragment } from './fragments/geo-fragment.tsx';
import { MappingFragment } from './fragments/mapping-fragment.tsx';
import { ReviewFragment } from './fragments/review-fragment.tsx';

interface Feature {
  readonly title: string;
  readonly text: string;
  /** A part of the product, drawn with example data; announced as `picture`. */
  readonly fragment: ReactNode;
  readonly picture: string;
}

/** The six advertised features. @see docs/specification/part-1-public-and-client.md §1 */
const features: readonly Feature[] = [
  {
    title: 'CSV feed management',
    text: `Upload CSV, JSON, or XML files up to ${megabytes(feedFileMaxBytes)} MB, or give us a URL to fetch. Columns are matched for you, and every row with a problem is reported by line.`,
    fragment: <MappingFragment />,
    picture:
      'Example: the columns clip_id, name and thumb of a file, matched to Video ID, Video Title and Thumbnail Image URL',
  },
  {
    title: 'Real-time analytics',
    text: 'Views, clicks, and spend by the hour, as they happen.',
    fragment: <AnalyticsFragment />,
    picture: 'Example: a bar chart of clicks per hour for the day so far',
  },
  {
    title: 'Automated billing',
    text: 'Pay per click or per impression. Your daily budget is a hard cap: we never serve past it.',
    fragment: <BillingFragment />,
    picture: 'Example: $144.48 of a daily budget of $200.00 spent on 1,204 clicks at $0.12',
  },
  {
    title: 'Client portal',
    text: 'Domains, feeds, bids, and budgets in one quiet place. Each domain shows its pace and what to do when it is off track.',
    fragment: <DomainFragment />,
    picture: 'Example: the domain clips.example, on track, its daily spend charted against the plan',
  },
  {
    title: 'Admin panel',
    text: 'People review applications, feeds, and domains with the evidence at hand, and every decision is on record.',
    fragment: <ReviewFragment />,
    picture:
      'Example: a pending application with its website, license, and expected traffic, ready to approve or reject',
  },
  {
    title: 'Targeted traffic',
    text: 'Visits come only from places you serve. Countries and states you cannot serve are blocked.',
    fragment: <GeoFragment />,
    picture: 'Example: rules that allow the United States, Canada, and Germany, and block Texas and Quebec',
  },
];

export function FeatureGrid() {
  return (
    <section id="features" className={styles['section']} aria-labelledby="features-title">
      <h2 id="features-title">One account, from the feed to the click</h2>
      <div className={styles['grid']}>
        {features.map(({ title, text, fragment, picture }) => (
          <article key={title} className={styles['card']}>
            <div className={styles['words']}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <figure className={styles['picture']} aria-label={picture}>
              <div aria-hidden="true">{fragment}</div>
            </figure>
          </article>
        ))}
      </div>
    </section>
  );
}

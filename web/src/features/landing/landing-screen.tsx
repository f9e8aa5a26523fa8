import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SkipLink } from '../../ui/skip-link.tsx';
import { FeatureGrid } from './feature-grid.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingHeader } from './landing-header.tsx';
import type { ApplyWays } from './apply-button.tsx';
import styles from './landing-screen.module.css';
import { Statistics } from './statistics.tsx';

export interface LandingScreenProps {
  /** The application dialog. Loaded when first opened, then kept. */
  readonly Application: ComponentType<{ open: boolean; onClose: () => void }>;
  /** Preloads it: a visitor is about to open it. */
  readonly load?: () => void;
}

const nothing = (): void => {};

/** The public landing page. `?apply=1` opens the application. @see docs/specification/part-1-public-and-client.md §2 */
export function LandingScreen({ Application, load = nothing }: LandingScreenProps) {
  const [search, setSearch] = useSearchParams();
  const isApplying = search.get('apply') === '1';
  const [hasApplied, setApplied] = useState(false);
  // Not in the first render, which must match the prerendered page.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setApplied((before) => before || isApplying), [isApplying]);
  const setApplying = (applying: boolean) =>
    setSearch(applying ? { apply: '1' } : {}, { preventScrollReset: true, replace: !applying });
  const ways: ApplyWays = { onApply: () => setApplying(true), onApproach: load };

  return (
    <div className={styles['page']}>
      <title>GRT: video traffic, at the pace you set</title>
      <SkipLink />
      <LandingHeader {...ways} />
      <main id="main" tabIndex={-1}>
        <Hero {...ways} />
        <Statistics />
        <FeatureGrid />
        <HowItWorks />
      </main>
      <LandingFooter {...ways} />
      {hasApplied && (
        <Suspense fallback={<output className={styles['loading']}>Opening the application...</output>}>
          <Application open={isApplying} onClose={() => setApplying(false)} />
        </Suspense>
      )}
    </div>
  );
}

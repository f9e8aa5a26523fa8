import { reviewTimeText } from '@grt/sdk/contract';
import { ApplyButton, type ApplyWays } from './apply-button.tsx';
import styles from './hero.module.css';
import { StreamsFigure } from './streams-figure.tsx';

/** The pitch, one action, and an illustration of how it works. */
export function Hero(ways: ApplyWays) {
  return (
    <section className={styles['hero']} aria-labelledby="hero-title">
      <div className={styles['words']}>
        <h1 id="hero-title">
          Video traffic, <span>at the pace you set.</span>
        </h1>
        <div className={styles['offer']}>
          <p>
            Bring your domains and feeds. Set what a click is worth and what a day can cost. GRT sends targeted visits
            around the clock and stops at your budget.
          </p>
          <div className={styles['actions']}>
            <ApplyButton {...ways} large />
            <span>Every application is reviewed by people, within {reviewTimeText}.</span>
          </div>
        </div>
      </div>
      <StreamsFigure />
    </section>
  );
}

import { reviewTimeText } from '@grt/sdk/contract';
import styles from './how-it-works.module.css';

const steps = [
  {
    title: 'Apply',
    text: `Tell us about yourself, your business, and the traffic you want in five short steps. We reply within ${reviewTimeText}.`,
  },
  {
    title: 'Connect',
    text: 'Set up your account from the link we email you. Add your domains, then upload a CSV, JSON, or XML feed or give us its URL.',
  },
  {
    title: 'Pace',
    text: 'Set a bid and a daily budget for each domain. Watch visits arrive hour by hour, and change either whenever you like.',
  },
] as const;

/** Three stations on one line. */
export function HowItWorks() {
  return (
    <section id="how-it-works" className={styles['section']} aria-labelledby="how-title">
      <h2 id="how-title">How it works</h2>
      <ol className={styles['steps']}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles['step']}>
            <span className={styles['station']} aria-hidden="true">
              {index + 1}
            </span>
            {index === steps.length - 1 && (
              <svg
                className={styles['lanes']}
                viewBox="0 0 100 44"
                preserveAspectRatio="none"
                aria-hidden="true"
                focusable="false"
              >
                <path d="M0 22 C 30 22 34 2 60 2 H 100 M0 22 H 100 M0 22 C 30 22 34 42 60 42 H 100" />
              </svg>
            )}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

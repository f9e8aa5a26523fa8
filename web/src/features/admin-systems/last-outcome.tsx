import { formatCount } from '../../core/format.ts';
import { TimeAgo } from '../../ui/time-ago.tsx';
import styles from './last-outcome.module.css';
import type { Outcome } from './use-operations.ts';

/** The result of an operation's last run, which stays when the banner is gone. */
export function LastOutcome({ outcome }: { outcome: Outcome | undefined }) {
  if (!outcome) return null;
  const { result, failure, at } = outcome;
  return (
    <div className={styles['outcome']} data-failed={failure !== undefined}>
      <p>
        {failure ?? `Done in ${formatCount(result?.duration_ms ?? 0)} ms`} · <TimeAgo at={at.toISOString()} />
      </p>
      {result && <pre>{result.output}</pre>}
    </div>
  );
}

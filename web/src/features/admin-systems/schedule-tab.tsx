import { Panel } from '../../ui/panel.tsx';
import { useSchedule } from './admin-systems.queries.ts';
import { LastOutcome } from './last-outcome.tsx';
import { Measured } from './measured.tsx';
import { OperationButton } from './operation-button.tsx';
import { operations as known } from './operation-words.ts';
import styles from './schedule-tab.module.css';
import type { Operations } from './use-operations.ts';

/** The schedule as lines of text. @see docs/specification/part-2-admin-domains-bidding-pages.md §7 */
export function ScheduleTab({ operations }: { operations: Operations }) {
  const schedule = useSchedule();
  return (
    <Panel
      title="Schedule"
      aside={<OperationButton known={known.runSchedule} operations={operations} label="Run due tasks" />}
    >
      <Measured query={schedule} what="The schedule" lines={7}>
        {(lines) =>
          lines.length === 0 ? (
            <p className={styles['empty']}>Nothing is scheduled. Is a process with GRT_ROLE all or worker running?</p>
          ) : (
            <ol className={styles['lines']}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
          )
        }
      </Measured>
      <div className={styles['outcome']}>
        <LastOutcome outcome={operations.last.get(known.runSchedule.name)} />
      </div>
    </Panel>
  );
}

import { Panel } from '../../ui/panel.tsx';
import { CacheGroups } from './cache-groups.tsx';
import { LastOutcome } from './last-outcome.tsx';
import { OperationButton } from './operation-button.tsx';
import { operations as known } from './operation-words.ts';
import styles from './operations-tab.module.css';
import type { Operations } from './use-operations.ts';

const shown = [known.optimize, known.clearOptimizations, known.clearCache, known.restartQueues, known.runSchedule];

/** System operations and the contents of the caches. */
export function OperationsTab({ operations }: { operations: Operations }) {
  return (
    <>
      <Panel title="Operations">
        <ul className={styles['list']}>
          {shown.map((operation) => (
            <li key={operation.name}>
              <div>
                <h3>{operation.name}</h3>
                <p>{operation.does}</p>
              </div>
              <OperationButton {...{ known: operation, operations }} label="Run" spoken={`Run: ${operation.name}`} />
              <LastOutcome outcome={operations.last.get(operation.name)} />
            </li>
          ))}
        </ul>
      </Panel>
      <CacheGroups operations={operations} />
    </>
  );
}

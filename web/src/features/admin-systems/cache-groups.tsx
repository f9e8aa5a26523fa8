import { sizeText } from '@grt/sdk/contract';
import { formatCount } from '../../core/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { useCaches } from './admin-systems.queries.ts';
import { LastOutcome } from './last-outcome.tsx';
import { Measured } from './measured.tsx';
import { OperationButton } from './operation-button.tsx';
import { clearGroup } from './operation-words.ts';
import styles from './operations-tab.module.css';
import { TimeAhead } from './time-ahead.tsx';
import type { Operations } from './use-operations.ts';

/** The cache groups and their contents. */
export function CacheGroups({ operations }: { operations: Operations }) {
  const caches = useCaches();
  return (
    <Panel title="Cache">
      <Measured query={caches} what="The cache">
        {({ cache_groups }) => (
          <ul className={styles['list']}>
            {cache_groups.map(({ name, group, count, total_size, latest_expiration }) => (
              <li key={group}>
                <div>
                  <h3>{name}</h3>
                  <p>
                    {formatCount(count)} {count === 1 ? 'entry' : 'entries'} · {sizeText(total_size)} ·{' '}
                    {latest_expiration === null ? (
                      count === 0 ? (
                        'empty'
                      ) : (
                        'does not expire'
                      )
                    ) : (
                      <>
                        last one expires <TimeAhead at={latest_expiration} />
                      </>
                    )}
                  </p>
                </div>
                <OperationButton
                  known={clearGroup(name, group)}
                  operations={operations}
                  label="Clear"
                  spoken={`Clear ${name}`}
                />
                <LastOutcome outcome={operations.last.get(`Clear ${name}`)} />
              </li>
            ))}
          </ul>
        )}
      </Measured>
    </Panel>
  );
}

import { applicationSteps } from './application-names.ts';
import { Tabs } from '@mantine/core';
import { Check } from 'lucide-react';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { stepLabels } from './application-fields.ts';
import { isAtFault, isReachable, type ApplicationState } from './application-state.ts';
import styles from './step-list.module.css';

/** The steps as tabs: completed, current, and reachable ones. */
export function StepList({ state, locked }: { state: ApplicationState; locked: boolean }) {
  return (
    <Tabs.List className={styles['list'] ?? ''} aria-label="Application steps">
      {applicationSteps.map((step, index) => {
        const isDone = state.completed.includes(step);
        const isWrong = isAtFault(state, step);
        return (
          <Tabs.Tab
            key={step}
            value={step}
            className={styles['tab'] ?? ''}
            disabled={!isReachable(state, step) || (locked && step !== state.step)}
            data-done={isDone}
            data-wrong={isWrong}
          >
            <span className={styles['mark']} aria-hidden="true">
              {isDone ? <Check size={14} strokeWidth={2.5} /> : isWrong ? '!' : index + 1}
            </span>
            <span className={styles['label']}>{stepLabels[step]}</span>
            {isDone && <VisuallyHidden>, completed</VisuallyHidden>}
            {isWrong && <VisuallyHidden>, needs attention</VisuallyHidden>}
          </Tabs.Tab>
        );
      })}
    </Tabs.List>
  );
}

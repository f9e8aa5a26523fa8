import { Button } from '@mantine/core';
import { Check, Clock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Panel } from '../../ui/panel.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Step } from './first-steps.ts';
import styles from './client-dashboard-screen.module.css';

const words: Record<Step['state'], string> = { done: 'Done', next: 'Next', waiting: 'Under review', later: 'Later' };

/** The way to the first visit, one step after another. */
export function FirstStepsPanel({ steps }: { steps: readonly Step[] }) {
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <Panel
      title="First Steps"
      aside={<span className={styles['quiet']}>{`${String(done)} of ${String(steps.length)}`}</span>}
    >
      <ol className={styles['steps']}>
        {steps.map(({ name, about, state, to }, index) => (
          <li key={name} data-state={state} {...(state === 'next' ? { 'aria-current': 'step' as const } : {})}>
            <span className={styles['mark']} aria-hidden="true">
              {state === 'done' ? <Check size={14} /> : state === 'waiting' ? <Clock size={14} /> : index + 1}
            </span>
            <div>
              <strong>{name}</strong>
              <VisuallyHidden>: {words[state]}</VisuallyHidden>
              {state !== 'done' && <p>{about}</p>}
            </div>
            {state === 'next' && to !== undefined && (
              <Button size="xs" component={Link} to={to}>
                {name === 'Get it approved' ? 'See why' : name}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

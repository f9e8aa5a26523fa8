import { useId } from 'react';
import type { AnalyticsFigures } from '@grt/sdk/contract';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './metric-choice.module.css';
import { metrics, metricWords, type Metric } from './metrics.ts';

interface MetricChoiceProps {
  readonly totals: AnalyticsFigures;
  readonly chosen: Metric;
  readonly onChoose: (metric: Metric) => void;
}

/** The totals, each of which can be chosen for the chart. */
export function MetricChoice({ totals, chosen, onChoose }: MetricChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles['tiles']}>
      <legend>
        <VisuallyHidden>Totals. The chosen one is drawn in the chart.</VisuallyHidden>
      </legend>
      {metrics.map((metric) => {
        const { word, means, format } = metricWords[metric];
        return (
          <label key={metric} className={styles['tile']}>
            <input
              type="radio"
              name={name}
              value={metric}
              checked={metric === chosen}
              onChange={() => onChoose(metric)}
            />
            <span>{word}</span>
            <strong>{format(totals[metric])}</strong>
            <small>{means}</small>
          </label>
        );
      })}
    </fieldset>
  );
}

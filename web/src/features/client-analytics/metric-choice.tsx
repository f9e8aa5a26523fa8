import { useId } from 'react';
import type { Analytics } from '@grt/sdk/contract';
import { isTellingChange } from '../../core/comparable.ts';
import { formatChange } from '../../core/format.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { hasTraffic } from './compared-days.ts';
import styles from './metric-choice.module.css';
import { metrics, metricWords, type Metric } from './metrics.ts';
import { hasValue } from './rows.ts';

interface MetricChoiceProps {
  readonly analytics: Pick<Analytics, 'totals' | 'before'>;
  readonly chosen: Metric;
  readonly onChoose: (metric: Metric) => void;
}

/** The totals, each selectable for the chart. */
export function MetricChoice({ analytics: { totals, before }, chosen, onChoose }: MetricChoiceProps) {
  const name = useId();
  const isComparable = hasTraffic(before);
  return (
    <fieldset className={styles['tiles']}>
      <legend>
        <VisuallyHidden>Totals. The selected one is shown in the chart.</VisuallyHidden>
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
            <span className={styles['word']}>{word}</span>
            <span className={styles['figure']}>
              <strong>{format(totals[metric])}</strong>
              {isComparable && <Change metric={metric} before={before} />}
            </span>
            <small>{means}</small>
          </label>
        );
      })}
    </fieldset>
  );
}

/** The change from the previous days: in percent, or what they had where that was almost nothing. */
function Change({ metric, before: { totals, changes } }: { metric: Metric; before: Analytics['before'] }) {
  const percent = changes[metric];
  const { restsOn, format } = metricWords[metric];
  if (!hasValue(totals, metric)) return <small>no previous data</small>;
  if (!isTellingChange(percent, totals[restsOn])) return <small>{format(totals[metric])} before</small>;
  return (
    <small data-change>
      {formatChange(percent)}
      <VisuallyHidden> vs. previous days</VisuallyHidden>
    </small>
  );
}

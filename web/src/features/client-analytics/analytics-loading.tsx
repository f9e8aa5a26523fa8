import { Skeleton } from '@mantine/core';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import chart from './analytics-chart.module.css';
import styles from './analytics-loading.module.css';
import tiles from './metric-choice.module.css';
import { metrics, metricWords } from './metrics.ts';

const rowCount = 12;

/** Loading state: tiles, chart, and rows at their final height. */
export function AnalyticsLoading() {
  return (
    <div className={styles['loading']}>
      <output>
        <VisuallyHidden>Loading analytics...</VisuallyHidden>
      </output>
      <div className={`${tiles['tiles']} ${styles['tiles']}`} aria-hidden="true">
        {metrics.map((metric) => (
          <div key={metric} className={tiles['tile']}>
            <span className={tiles['word']}>{metricWords[metric].word}</span>
            <Skeleton height={22} width="60%" my={4} />
            <small>{metricWords[metric].means}</small>
          </div>
        ))}
      </div>
      <div className={chart['chart']} aria-hidden="true">
        <Skeleton height={14} width={120} />
        <Skeleton height={262} mt={28} />
      </div>
      <div className={styles['rows']} aria-hidden="true">
        {Array.from({ length: rowCount }, (_, index) => (
          <Skeleton key={index} height={12} width={index % 2 === 0 ? '100%' : '94%'} />
        ))}
      </div>
    </div>
  );
}

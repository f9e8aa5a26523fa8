import { formatCount, formatMoney } from '../../core/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Sparkline } from '../../ui/charts/sparkline.tsx';
import { useTraffic } from './admin-dashboard.queries.ts';
import styles from './traffic-line.module.css';

/** Money and traffic of the last 14 whole days, day by day: a day that has just begun would look like a fall. */
export function TrafficLine() {
  const { data, error, refetch } = useTraffic();
  if (error && !data) {
    return <LoadFailure message="The traffic could not be loaded" error={error} onRetry={() => void refetch()} />;
  }
  return (
    <Panel title="14 days up to yesterday">
      <dl className={styles['lines']}>
        <Line name="Revenue" values={data?.map(({ spend }) => spend)} format={formatMoney} />
        <Line name="Clicks" values={data?.map(({ clicks }) => clicks)} format={formatCount} />
        <Line name="Views" values={data?.map(({ views }) => views)} format={formatCount} />
      </dl>
    </Panel>
  );
}

interface LineProps {
  readonly name: string;
  /** By day, the oldest first; undefined while loading. */
  readonly values: readonly number[] | undefined;
  readonly format: (value: number) => string;
}

function Line({ name, values, format }: LineProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{values ? format(values.reduce((sum, value) => sum + value, 0)) : '…'}</strong>
        {values && values.length > 0 && (
          <Sparkline
            label={`${name} by day, ${format(Math.min(...values))} to ${format(Math.max(...values))}`}
            values={values}
          />
        )}
      </dd>
    </div>
  );
}

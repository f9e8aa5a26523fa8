import styles from './chart-legend.module.css';

/** How something is drawn, and its name: bars, a line in their color, a line in the color of text, or a shade behind. */
export type LegendEntry = readonly [shape: 'bar' | 'line' | 'dash' | 'shade', name: string];

/** What is what in a chart. */
export function ChartLegend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <span className={styles['legend']} aria-hidden="true">
      {entries.map(([shape, name]) => (
        <span key={name}>
          <i data-shape={shape} />
          {name}
        </span>
      ))}
    </span>
  );
}

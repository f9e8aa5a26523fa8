import { useId, useState, type PointerEvent, type ReactNode } from 'react';
import { axisMarks } from './axis-marks.ts';
import styles from './chart-frame.module.css';
import { ChartLegend, type LegendEntry } from './chart-legend.tsx';
import { peakInWords, type ChartPoint, type ChartProps } from './chart.ts';
import { ShapeBefore } from './shape-before.tsx';

interface ChartFrameProps extends ChartProps {
  /** Draws the values. @param top - the value at the top edge. */
  readonly children: (top: number) => ReactNode;
  /** What is drawn besides the values of the title, and they themselves. */
  readonly legend?: readonly LegendEntry[] | undefined;
}

/** This many labels fit below a chart on a desktop; a phone shows every other one. */
const mostNames = 8;

/** What charts share: title, hovered values, both axes, the current time. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, points, format, formatMark = format, smallestStep = 0.01, summary, now, children, legend } = props;
  const id = useId();
  const [pointedAt, setPointedAt] = useState<number>();
  const largest = points.reduce((most, { value, plan = 0, before = 0 }) => Math.max(most, value, plan, before), 0);
  const marks = axisMarks(largest, smallestStep);
  const top = marks.at(-1) ?? 1;
  const pointed = pointedAt === undefined ? undefined : points[pointedAt];

  function follow({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width === 0) return;
    const place = Math.floor(((clientX - left) / width) * points.length);
    setPointedAt(Math.min(points.length - 1, Math.max(0, place)));
  }

  return (
    <figure className={styles['chart']} aria-labelledby={id}>
      <figcaption className={styles['head']}>
        <span id={id} className={styles['title']}>
          {title}
        </span>
        {legend && <ChartLegend entries={legend} />}
        <span className={styles['readout']}>{pointed ? wordsOf(pointed, format) : summary}</span>
      </figcaption>
      <div className={styles['body']} aria-hidden="true">
        <div className={styles['marks']}>
          {marks.map((mark) => (
            <span key={mark} style={{ bottom: `${String((100 * mark) / top)}%` }}>
              {formatMark(mark)}
            </span>
          ))}
        </div>
        <div
          className={styles['plot']}
          onPointerMove={follow}
          onPointerDown={follow}
          onPointerLeave={() => setPointedAt(undefined)}
        >
          {marks.map((mark) => (
            <i key={mark} className={styles['line']} style={{ bottom: `${String((100 * mark) / top)}%` }} />
          ))}
          {pointedAt !== undefined && <i className={styles['pointed']} style={placeOf(pointedAt, points.length)} />}
          {points.some(({ before }) => before !== undefined) && <ShapeBefore points={points} top={top} />}
          {children(top)}
          {points.map(
            ({ key, event }, index) =>
              event !== undefined && <i key={key} className={styles['event']} style={placeOf(index, points.length)} />,
          )}
          {now !== undefined && (
            <i className={styles['now']} style={{ left: `${String((100 * now) / points.length)}%` }} />
          )}
        </div>
        <Names points={points} />
      </div>
      <p className={styles['spoken']}>{peakInWords(points, format)}</p>
    </figure>
  );
}

function Names({ points }: { points: readonly ChartPoint[] }) {
  const places = points.map((point, index) => ({ ...point, index }));
  const marked = places.filter(({ isMark }) => isMark);
  const named = marked.length > 0 ? marked : places;
  const every = Math.max(1, Math.ceil(named.length / mostNames));
  return (
    <div className={styles['names']}>
      {named
        .filter((_place, order) => order % every === 0)
        .map(({ key, label, index }, order) => (
          <span
            key={key}
            data-second={order % 2 === 1}
            style={{ left: `${String((100 * (index + 0.5)) / points.length)}%` }}
          >
            {label}
          </span>
        ))}
    </div>
  );
}

const placeOf = (index: number, count: number) => ({
  left: `${String((100 * index) / count)}%`,
  width: `${String(100 / count)}%`,
});

function wordsOf(
  { label, name = label, value, plan, before, event, isComing = false, isEmpty = false }: ChartPoint,
  format: ChartProps['format'],
): string {
  const planned = plan === undefined ? undefined : `plan ${format(plan)}`;
  const compared = before === undefined ? undefined : `${format(before)} before`;
  const parts = isComing ? [planned ?? 'upcoming'] : [isEmpty ? '—' : format(value), planned, compared, event];
  return `${name}: ${parts.filter((part) => part !== undefined).join(', ')}`;
}

/** One point on a chart's horizontal axis. */
export interface ChartPoint {
  readonly key: string;
  /** Short label on the axis. */
  readonly label: string;
  /** It starts a larger unit, such as a day of hours: then only such points are labeled on the axis. */
  readonly isMark?: boolean;
  /** Full label on hover. The label by default. */
  readonly name?: string;
  readonly value: number;
  /** There is no value, and it is drawn as 0: nothing could be spent without traffic. */
  readonly isEmpty?: boolean;
  /** The planned value, drawn as a line. */
  readonly plan?: number;
  /** The value at the same place of the previous period, drawn behind. */
  readonly before?: number | undefined;
  /** What happened here, for hovering: `2 changes`. It is marked at the top. */
  readonly event?: string | undefined;
  /** In the future: it has a plan, but no value yet. */
  readonly isComing?: boolean;
}

/**
 * Props of every chart with an axis. A table with the same data accompanies it: the chart itself is an image.
 */
export interface ChartProps {
  /** Its title: `Clicks by hour`. */
  readonly title: string;
  readonly points: readonly ChartPoint[];
  /** A value in the chart's unit: `29 clicks`, `$4.35`. */
  readonly format: (value: number) => string;
  /** Shorter format for axis marks. `format` by default. */
  readonly formatMark?: (value: number) => string;
  /** Smallest distance between marks: 1 for whole numbers. @default 0.01 */
  readonly smallestStep?: number;
  /** Shown at the top when nothing is hovered: `286 clicks today`. */
  readonly summary: string;
  /** The current time, in points from the left edge: 16.25 is a quarter into the 17th. */
  readonly now?: number | undefined;
}

/** The highest point in words, for screen readers. */
export function peakInWords(points: readonly ChartPoint[], format: (value: number) => string): string {
  const peak = points.reduce<ChartPoint | undefined>(
    (highest, point) => (point.value > (highest?.value ?? 0) ? point : highest),
    undefined,
  );
  return peak ? `Highest: ${peak.name ?? peak.label}, ${format(peak.value)}.` : 'No data yet.';
}

/** One place on the horizontal axis of a chart. */
export interface ChartPoint {
  readonly key: string;
  /** On the axis: short. */
  readonly label: string;
  /** It begins something that people count in, such as a day of hours: then only such places are named on the axis. */
  readonly isMark?: boolean;
  /** Where it is pointed at: in full. The label by default. */
  readonly name?: string;
  readonly value: number;
  /** What was planned for it, drawn as a line. */
  readonly plan?: number;
  /** It is still to come: it has a plan, but no value yet. */
  readonly isComing?: boolean;
}

/** What every chart over an axis takes. Beside it stands a table with the same figures: the chart itself is a picture. */
export interface ChartProps {
  /** What it shows: `Clicks by hour`. */
  readonly title: string;
  readonly points: readonly ChartPoint[];
  /** A value in the chart's unit: `29 clicks`, `$4.35`. */
  readonly format: (value: number) => string;
  /** A mark of the vertical axis; shorter. `format` by default. */
  readonly formatMark?: (value: number) => string;
  /** Least distance of marks: 1 where there are no fractions. @default 0.01 */
  readonly smallestStep?: number;
  /** What stands at the top while nothing is pointed at: `286 clicks today`. */
  readonly summary: string;
  /** Where the present is, in places from the left edge: 16.25 is a quarter into the 17th. */
  readonly now?: number | undefined;
}

/** The highest place in words, for those who do not see the picture. */
export function peakInWords(points: readonly ChartPoint[], format: (value: number) => string): string {
  const peak = points.reduce<ChartPoint | undefined>(
    (highest, point) => (point.value > (highest?.value ?? 0) ? point : highest),
    undefined,
  );
  return peak ? `Highest: ${peak.name ?? peak.label}, ${format(peak.value)}.` : 'Nothing yet.';
}

import { dealOut } from './deal-out.ts';

/** One line of the drawing: a stream of visits from the left edge to a lane. */
export interface Strand {
  /** Its position in the bundle, from the top. With different shares, the same strand bends to another lane. */
  readonly place: number;
  readonly lane: number;
  /** SVG path; x runs from 0 to 100 and is stretched to the width, y is in CSS pixels. */
  readonly path: string;
  /** Pixels between two visits on this strand, the offset of the first, and the seconds a visit takes. */
  readonly period: number;
  readonly late: number;
  readonly seconds: number;
}

const strandCount = 36;
const pixelsPerSecond = 38;
const gap = { atGate: 4.5, inLane: 3.6 };

/** Pixels that a lane's strands occupy where they arrive. @param share - 0 to 1. */
export const portHeight = (share: number): number => share * strandCount * gap.inLane;

/** Draws the strands: spread at the left edge, bundled at the gate in the middle, distributed to the lanes by share.
 * @param shares - one for each lane, 0 to 1.
 * @param laneHeight - CSS pixels. */
export function drawStrands(shares: readonly number[], laneHeight: number): Strand[] {
  const height = shares.length * laneHeight;
  const counts = dealOut(shares, strandCount);
  const lanes = counts.flatMap((count, lane) =>
    Array.from({ length: count }, (_, inLane) => ({ lane, inLane, count })),
  );
  return lanes.map(({ lane, inLane, count }, place) => {
    const start = ((place + 0.5) / lanes.length) * height;
    const gate = height / 2 + (place - (lanes.length - 1) / 2) * gap.atGate;
    const end = (lane + 0.5) * laneHeight + (inLane - (count - 1) / 2) * gap.inLane;
    const period = 64 + scatter(place, 37) * 48;
    return {
      place,
      lane,
      path: pathThrough(start, gate, end),
      period,
      late: scatter(place, 23) * period,
      seconds: period / pixelsPerSecond,
    };
  });
}

/** Pseudo-random and repeatable: 0 to 1. */
const scatter = (place: number, step: number): number => ((place * step) % 48) / 48;

function pathThrough(start: number, gate: number, end: number): string {
  const [a, b, c] = [start, gate, end].map((y) => y.toFixed(1));
  return `M0 ${a} C 22 ${a} 26 ${b} 46 ${b} C 66 ${b} 72 ${c} 100 ${c}`;
}

import { randomBytes } from 'node:crypto';
import { missedAll, type Happening } from './live.rules.ts';

/** What happened lately, so that a connection that was lost can go on where it was. In memory, so that its positions are
 * only known to the process that gave them out. */
export interface LiveLog {
  /** Where whoever asks now goes on. */
  position(): string;
  add(happenings: readonly Happening[]): void;
  /** What happened since; `everything` if that is not known. */
  since(position: string): readonly Happening[];
  /** Something may have been missed: every position from before is too old. */
  startOver(): void;
}

/** A page that was away for as long has to read its lists again anyway. */
const keptMax = 1000;

export function createLiveLog(): LiveLog {
  let series = newSeries();
  let count = 0;
  let kept: Happening[] = [];
  return {
    position: () => `${series}-${String(count)}`,
    add(happenings) {
      count += happenings.length;
      kept = [...kept, ...happenings].slice(-keptMax);
    },
    since(position) {
      const [of, at] = position.split('-');
      const missed = count - Number(at);
      if (of !== series || missed < 0 || missed > kept.length) return [missedAll];
      return missed === 0 ? [] : kept.slice(-missed);
    },
    startOver() {
      series = newSeries();
      count = 0;
      kept = [];
    },
  };
}

const newSeries = (): string => randomBytes(4).toString('hex');

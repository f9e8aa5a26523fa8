/** Measures one thing in a process of its own, and sends what came of it: `measure.ts reading|memory|storing path…`. */
import { peakOverIdle } from './memory.ts';
import { compareReaders } from './reading.ts';
import { compareStoring } from './storing.ts';

const [what = '', ...paths] = process.argv.slice(2);
const [path = ''] = paths;
const measures: Readonly<Record<string, () => Promise<unknown>>> = {
  reading: () => compareReaders(path),
  memory: () => peakOverIdle(paths),
  storing: () => compareStoring(path),
};
process.send?.(await measures[what]?.());

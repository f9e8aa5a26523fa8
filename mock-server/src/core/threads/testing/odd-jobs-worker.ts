import { serveThread } from '../serve-thread.ts';

/** What the tests have a thread do. It works on a job that it does not know without end. */
export type OddJob = 'sizes' | 'first size' | 'numbers' | 'spin' | 'hoard' | 'fail' | 'exit';

serveThread<OddJob, number>(async function* work(job, source) {
  if (job === 'sizes') for await (const bytes of source) yield bytes.length;
  else if (job === 'first size') yield (await source.next()).value?.length ?? 0;
  else if (job === 'numbers') for (let number = 0; number < 100; number += 1) yield number;
  else if (job === 'fail') throw new RangeError('Out of range');
  else if (job === 'exit') process.exit(3);
  else forever(job);
});

function forever(job: OddJob): never {
  const kept: number[][] = [];
  for (;;) if (job === 'hoard') kept.push(Array.from({ length: 10_000 }, (_, index) => index + kept.length));
}

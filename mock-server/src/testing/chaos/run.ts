/** `npm run chaos -- --kills 500 --seed one`: ends processes and connections under load, balances the books, and prints
 * what came of it. Exits with 1 if anything was lost, doubled, or charged over budget. */
import { parseArgs } from 'node:util';
import { runChaos } from './chaos.ts';
import { faultsOf, figuresOf } from './figures.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '500' },
    seed: { type: 'string', default: 'one' },
    minutes: { type: 'string', default: '60' },
  },
});
const report = await runChaos({
  seed: values.seed,
  kills: Number(values.kills),
  apis: 2,
  workers: 2,
  hands: 8,
  demo: true,
  limitMs: Number(values.minutes) * 60_000,
  say: (text) => process.stdout.write(`${text}\n`),
});
if (report) {
  process.stdout.write(`${figuresOf(report).join('\n')}\n`);
  const faults = faultsOf(report);
  for (const fault of faults) process.stdout.write(`  ${fault}\n`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} else {
  process.stderr.write('PostgreSQL 15 or later is not installed.\n');
  process.exitCode = 1;
}

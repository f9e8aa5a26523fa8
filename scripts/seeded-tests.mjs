// What the property tests draw is the same in every run, so that none fails by chance. `npm run test:full` draws anew, and
// says with which seed; GRT_TEST_SEED repeats such a run.
import * as fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.GRT_TEST_SEED ?? 1) });

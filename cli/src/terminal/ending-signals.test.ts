import { expect, it } from 'vitest';
import { endingSignals } from './ending-signals.ts';

it.each([
  ['linux', ['SIGINT', 'SIGTERM']],
  ['darwin', ['SIGINT', 'SIGTERM']],
  ['win32', ['SIGINT', 'SIGTERM', 'SIGBREAK', 'SIGHUP']],
] as const)('on %s, the program ends in order after %j', (platform, signals) => {
  expect(endingSignals(platform)).toEqual(signals);
});

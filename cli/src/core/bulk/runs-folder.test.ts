import { expect, it } from 'vitest';
import { runsFolder } from './journal.ts';

it.each([
  ['linux', { XDG_STATE_HOME: '/var/state' }, '/people/a', '/var/state/grt/runs'],
  ['linux', { XDG_STATE_HOME: 'state' }, '/people/a', '/people/a/.local/state/grt/runs'],
  ['darwin', { LOCALAPPDATA: '/no' }, '/people/a', '/people/a/.local/state/grt/runs'],
  ['win32', { LOCALAPPDATA: String.raw`C:\a\Local` }, String.raw`C:\a`, String.raw`C:\a\Local\grt\runs`],
  ['win32', {}, String.raw`C:\a`, String.raw`C:\a\AppData\Local\grt\runs`],
] as const)('on %s with %o, runs are kept where programs keep their state', (platform, env, homeDir, expected) => {
  expect(runsFolder({ env, homeDir }, platform)).toBe(expected);
});

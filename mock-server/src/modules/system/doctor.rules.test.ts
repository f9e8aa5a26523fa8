import { expect, it } from 'vitest';
import { findingsOf, type Examination } from './doctor.rules.ts';

const fine: Examination = {
  production: true,
  productionFaults: [],
  database: { kind: 'postgres', skewMs: 0 },
  files: 'database',
  directoryTrouble: undefined,
  mail: { trouble: undefined },
  demoUsernames: [],
  lacksSuperAdmin: false,
  status: { status: 'healthy', problems: [] },
};
const found = (change: Partial<Examination>) =>
  findingsOf({ ...fine, ...change })
    .filter(({ result }) => result !== 'ok')
    .map(({ name, result }) => `${name}: ${result}`);

it('reports everything that is fine', () => {
  expect(findingsOf(fine).map(({ name, result }) => `${name}: ${result}`)).toEqual([
    'Settings: ok',
    'Database: ok',
    'Files: ok',
    'Data directory: ok',
    'Mail: ok',
    'Demo accounts: ok',
    'Super admin: ok',
    'Health: ok',
  ]);
});

it.each<[string, Partial<Examination>, string[]]>([
  ['settings in production', { productionFaults: ['a', 'b'] }, ['Settings: failed', 'Settings: failed']],
  ['settings elsewhere', { production: false, productionFaults: ['a'] }, ['Settings: warning']],
  ['a clock 5 s apart', { database: { kind: 'postgres', skewMs: -5000 } }, []],
  ['a clock further apart', { database: { kind: 'postgres', skewMs: -5001 } }, ['Database: warning']],
  ['files on one machine', { files: 'folder' }, ['Files: warning']],
  ['files next to the embedded database', { files: 'folder', database: { kind: 'embedded', skewMs: 0 } }, []],
  ['a full disk', { directoryTrouble: 'ENOSPC' }, ['Data directory: failed']],
  ['no mail server', { mail: undefined }, ['Mail: warning']],
  ['a mail server that refuses', { mail: { trouble: 'connect ECONNREFUSED' } }, ['Mail: failed']],
  ['demo accounts', { demoUsernames: ['acme'] }, ['Demo accounts: failed']],
  ['demo accounts elsewhere', { production: false, demoUsernames: ['acme'] }, ['Demo accounts: warning']],
  ['no super admin', { lacksSuperAdmin: true }, ['Super admin: warning']],
  ['failed jobs', { status: { status: 'degraded', problems: ['x', 'y'] } }, ['Health: warning', 'Health: warning']],
  ['no worker', { status: { status: 'unhealthy', problems: ['x'] } }, ['Health: failed']],
])('tells of %s', (_what, change, expected) => {
  expect(found(change)).toEqual(expected);
});

it('puts the worst first', () => {
  const results = findingsOf({ ...fine, lacksSuperAdmin: true, directoryTrouble: 'EROFS' }).map(({ result }) => result);
  expect(results).toEqual(['failed', 'warning', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok']);
});

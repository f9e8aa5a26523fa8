import { expect, it } from 'vitest';
import { hostOf, portOf, readShares, wayOf } from './serve-options.ts';

it('listens elsewhere than on loopback only if that is said twice', () => {
  expect([hostOf({}), hostOf({ 'reachable-from-elsewhere': true })]).toEqual(['127.0.0.1', '127.0.0.1']);
  expect(() => hostOf({ host: '0.0.0.0' })).toThrow('add --reachable-from-elsewhere');
  expect(hostOf({ host: '0.0.0.0', 'reachable-from-elsewhere': true })).toBe('0.0.0.0');
});

it('refuses flags that would have no effect', () => {
  const all = { test: true, json: true, port: '0' };
  expect(wayOf({ ...all, scenario: 'demo', host: '0.0.0.0' })).toBe('test');
  expect(wayOf({ ...all, proxy: 'http://a.example', record: 'a', report: 'b' })).toBe('proxy');
  expect(wayOf({ ...all, replay: 'a', report: 'b' })).toBe('replay');
  expect(() => wayOf({ proxy: 'a', replay: 'b' })).toThrow('Use either --proxy or --replay.');
  expect(() => wayOf({ proxy: 'a', host: '0.0.0.0', chaos: 'flaky' })).toThrow(
    '--host, --chaos cannot be used with --proxy.',
  );
  expect(() => wayOf({ record: 'a' })).toThrow(
    '--record cannot be used with --test alone. It takes --scenario, --seed,',
  );
  expect(() => wayOf({ replay: 'a', record: 'b' })).toThrow(
    '--record cannot be used with --replay. It takes --replay, --report.',
  );
});

it('takes ports from 0 to 65535', () => {
  expect([portOf(), portOf('65535')]).toEqual([0, 65_535]);
  for (const port of ['-1', '65536', '1.5', 'x']) expect(() => portOf(port)).toThrow('--port must be 0 to 65535');
});

it('reads shares from 0 to 1 of what there is', () => {
  expect(readShares('operations=1, statuses=0.5,request-fields=0,reply-fields=0.25')).toEqual({
    operations: 1,
    statuses: 0.5,
    requestFields: 0,
    replyFields: 0.25,
  });
  expect(() => readShares('operations=2')).toThrow('Not a share: operations=2.');
  for (const text of ['operations', 'operations=', 'operations=1.1', 'operations=-1', 'calls=1', 'toString=1'])
    expect(() => readShares(text)).toThrow('Use operations, statuses, request-fields, reply-fields');
});

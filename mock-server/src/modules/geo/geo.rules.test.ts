import { expect, it } from 'vitest';
import { isServed, newGeoRule } from './geo.rules.ts';

it.each([
  ['no rule', [], { country: 'US', state: 'US-TX' }, true],
  ['its country is blocked', [['US', true]], { country: 'US', state: 'US-TX' }, false],
  ['its state is blocked', [['US-TX', true]], { country: 'US', state: 'US-TX' }, false],
  ['another state is blocked', [['US-TX', true]], { country: 'US', state: 'US-NY' }, true],
  [
    'its state is allowed in a blocked country',
    [
      ['US', true],
      ['US-TX', false],
    ],
    { country: 'US', state: 'US-TX' },
    true,
  ],
  [
    'the state is not known in a blocked country',
    [
      ['US', true],
      ['US-TX', false],
    ],
    { country: 'US' },
    false,
  ],
] as const)('serves a place or not: %s', (_why, rules, place, served) => {
  expect(isServed(new Map(rules), place)).toBe(served);
});

it('blocks by default', () => {
  const rule = newGeoRule({ type: 'state', code: 'US-NY', name: 'New York', block_reason: '' });
  expect(rule).toEqual({ type: 'state', code: 'US-NY', name: 'New York', blockReason: null, isBlocked: true });
});

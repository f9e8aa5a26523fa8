import { expect, it } from 'vitest';
import { changesOf, faultsIn, isSame, settledAmount, stopsTraffic, valuesOf } from './bidding-values.ts';

it.each([
  ['bid_amount', '0', true],
  ['bid_amount', '100', true],
  ['bid_amount', '100.01', 'The bid must be at most $100'],
  ['bid_amount', '-0.01', 'The bid must be at least $0'],
  ['bid_amount', '0.07', true],
  ['bid_amount', '0.071', 'The bid must be a multiple of $0.01'],
  ['daily_budget', '100000', true],
  ['daily_budget', '100000.01', 'The daily budget must be at most $100,000'],
  ['daily_budget', '12.5', true],
  ['daily_budget', '12.505', 'The daily budget must be a multiple of $0.01'],
  ['daily_budget', '-1', 'The daily budget must be at least $0'],
  ['daily_budget', 'abc', true],
] as const)('%s of %s: %s', (field, text, verdict) => {
  const faults = faultsIn({ bid_amount: '0', daily_budget: '0', is_active: true, [field]: text });
  expect(faults).toEqual(verdict === true ? {} : { [field]: verdict });
});

it.each([
  ['', '0'],
  ['abc', '0'],
  ['-5', '-5'],
  ['0.40', '0.40'],
  ['$40', '40'],
])('what was typed as "%s" becomes %s', (text, amount) => {
  expect(settledAmount(text)).toBe(amount);
});

it('formats amounts as money', () => {
  expect(valuesOf({ bid_amount: 0.4, daily_budget: 75, is_active: true })).toMatchObject({
    bid_amount: '0.40',
    daily_budget: '75',
  });
});

it('sends all three with the version they were read at', () => {
  const typed = { ...valuesOf({ bid_amount: 0.2, daily_budget: 50, is_active: false }), bid_amount: '0.25' };
  expect(changesOf(typed, 4)).toEqual({ bid_amount: 0.25, daily_budget: 50, is_active: false, version: 4 });
});

it('knows when nothing has changed, however it is typed', () => {
  const values = valuesOf({ bid_amount: 0.4, daily_budget: 50, is_active: true });
  expect(isSame(values, { ...values, bid_amount: '0.40' })).toBe(true);
  expect(isSame(values, { ...values, bid_amount: '0.41' })).toBe(false);
  expect(isSame(values, { ...values, is_active: false })).toBe(false);
});

it.each([
  [{ bid_amount: '0' }, true],
  [{ daily_budget: '0' }, true],
  [{ bid_amount: '0.01', daily_budget: '1' }, false],
  // Pausing is said by its own toggle.
  [{ bid_amount: '0', is_active: false }, false],
])('asks before %j stops a bidding domain: %s', (typed, asks) => {
  const terms = { bid_amount: 0.4, daily_budget: 50, is_active: true };
  expect(stopsTraffic(terms, { ...valuesOf(terms), ...typed })).toBe(asks);
  expect(stopsTraffic({ ...terms, is_active: false }, { ...valuesOf(terms), ...typed })).toBe(false);
  expect(stopsTraffic({ ...terms, bid_amount: 0 }, { ...valuesOf(terms), ...typed })).toBe(false);
});

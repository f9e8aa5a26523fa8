import { expect, it } from 'vitest';
import { faultsIn, isSame, settledAmount, termsIn, valuesOf } from './bidding-values.ts';

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
  ['daily_budget', '0.505', 'The daily budget must be a multiple of $0.01'],
  ['daily_budget', '-1', 'The daily budget must be at least $0'],
  ['daily_budget', '12,5', true],
  ['daily_budget', 'abc', 'Please enter the daily budget as a number'],
  ['daily_budget', '', 'Please enter the daily budget as a number'],
  ['bid_amount', '1e2', 'Please enter the bid as a number'],
  ['daily_budget', '1.000', '1.000 can mean two amounts. Please enter 1000 or 1.00'],
] as const)('%s of %s: %s', (field, text, verdict) => {
  const faults = faultsIn({ bid_amount: '0', daily_budget: '0', is_active: true, [field]: text });
  expect(faults).toEqual(verdict === true ? {} : { [field]: verdict });
});

it.each([
  ['', ''],
  ['abc', 'abc'],
  ['1.000', '1.000'],
  ['-5', '-5'],
  ['0.40', '0.40'],
  ['0,09', '0.09'],
  ['$40', '40'],
  ['1,000', '1000'],
])('what was typed as "%s" becomes %s', (text, amount) => {
  expect(settledAmount(text)).toBe(amount);
});

it('formats amounts as money', () => {
  expect(valuesOf({ bid_amount: 0.4, daily_budget: 75, is_active: true })).toMatchObject({
    bid_amount: '0.40',
    daily_budget: '75',
  });
});

it('sends all three as they were typed', () => {
  const typed = { ...valuesOf({ bid_amount: 0.2, daily_budget: 50, is_active: false }), bid_amount: '0,25' };
  expect(termsIn(typed)).toEqual({ bid_amount: 0.25, daily_budget: 50, is_active: false });
});

it('knows when nothing has changed, however it is typed', () => {
  const values = valuesOf({ bid_amount: 0.4, daily_budget: 50, is_active: true });
  expect(isSame(values, { ...values, bid_amount: '$0,4' })).toBe(true);
  expect(isSame({ ...values, bid_amount: 'x' }, { ...values, bid_amount: 'x' })).toBe(true);
  expect(isSame(values, { ...values, bid_amount: '' })).toBe(false);
  expect(isSame(values, { ...values, bid_amount: '0.41' })).toBe(false);
  expect(isSame(values, { ...values, is_active: false })).toBe(false);
});

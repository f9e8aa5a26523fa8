import { moneyText, percentText } from '../../core/quantities.ts';
import { describe, expect, it } from 'vitest';
import { parseDollars } from './amounts.ts';

describe('amounts', () => {
  it('shows US dollars with cents and thousands separators', () => {
    expect([0, 0.1, 1250, 100_000].map((dollars) => moneyText(dollars))).toEqual([
      '$0.00',
      '$0.10',
      '$1,250.00',
      '$100,000.00',
    ]);
    expect(moneyText(0.1234, 3)).toBe('$0.123');
    expect(percentText(104.5)).toBe('104.5%');
  });

  it('reads an amount as people write it, and refuses what is none or could be two', () => {
    expect(['0.12', '$200', ' 7.50 ', '-1', '0,09', '1,000'].map(parseDollars)).toEqual([
      0.12, 200, 7.5, -1, 0.09, 1000,
    ]);
    for (const typed of ['', '--1', '1e3', '0x10', 'NaN']) {
      expect(() => parseDollars(typed), typed).toThrow('Must be an amount in US dollars, such as 0.25.');
    }
    expect(() => parseDollars('1.000')).toThrow('1.000 can mean two amounts. Please enter 1000 or 1.00.');
  });
});

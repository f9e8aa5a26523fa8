import { describe, expect, it } from 'vitest';

import { readAllowance, waitingTime, writeAllowance } from './allowance.ts';

describe('an allowance', () => {
  it('is parsed and written in the same form', () => {
    for (const text of ['10/15m', '1/1s', '5/1h', '1200/1m', '3/2d', '7/90s']) {
      const allowance = readAllowance(text);
      expect([text, allowance && writeAllowance(allowance)]).toEqual([text, text]);
    }
    expect(readAllowance('10/15m')).toEqual({ count: 10, windowMs: 900_000 });
  });

  it('is undefined without a count, a time, or a known unit', () => {
    for (const text of ['', '10', '10/', '10/15', '0/15m', '10/0m', '-1/1m', '10/15w', '1.5/1m']) {
      expect([text, readAllowance(text)]).toEqual([text, undefined]);
    }
  });
});

describe('a waiting time', () => {
  it('is rounded up, in the unit people would use', () => {
    expect([0, 400, 60_000, 90_000, 91_000, 899_500, 5_400_001, 86_400_000].map(waitingTime)).toEqual([
      '1 second',
      '1 second',
      '60 seconds',
      '90 seconds',
      '2 minutes',
      '15 minutes',
      '2 hours',
      '24 hours',
    ]);
  });
});

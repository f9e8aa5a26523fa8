import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount } from './amounts.ts';

describe('an amount as typed', () => {
  it.each([
    ['0.09', 0.09],
    ['0,09', 0.09],
    ['0,15', 0.15],
    ['.5', 0.5],
    [',5', 0.5],
    ['5.', 5],
    ['12,5', 12.5],
    ['0,090', 0.09],
    ['0.125', 0.125],
    ['$0.09', 0.09],
    ['$ 7', 7],
    [' 3 ', 3],
    ['-1', -1],
    ['-$1.50', -1.5],
    ['1,000', 1000],
    ['1 000', 1000],
    ['1\u00a0000,50', 1000.5],
    ['1\u202f000.50', 1000.5],
    ['\u200e$1\u2009000.50\u200b', 1000.5],
    ['1,234.56', 1234.56],
    ['1.234,56', 1234.56],
    ['1.000.000', 1_000_000],
    ['1,000,000', 1_000_000],
    ['100000', 100_000],
  ])('%j is %d', (text, dollars) => {
    expect(readAmount(text)).toEqual({ dollars });
  });

  it.each([
    '',
    ' ',
    '$',
    '.',
    ',',
    'x',
    '1e2',
    'Infinity',
    '0x10',
    '--1',
    '1-2',
    '5 USD',
    '1,00,0',
    '1 00',
    '12,3456',
    '1.2.3',
    '1,000,00',
    '1,000 000',
    '0,000,5',
  ])('%j is none', (text) => {
    expect(readAmount(text)).toEqual({ dollars: Number.NaN });
  });

  it.each([
    ['1.000', '1.000 can mean two amounts. Please enter 1000 or 1.00'],
    ['$12.345', '12.345 can mean two amounts. Please enter 12345 or 12.35'],
  ])('%j could be two', (text, problem) => {
    expect(readAmount(text)).toEqual({ dollars: Number.NaN, problem });
  });

  it('is the one that was written, in any notation', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.constantFrom('en-US', 'de-DE', 'fr-FR'),
        (cents, locale) => {
          const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100);
          expect([written, readAmount(written).dollars]).toEqual([written, cents / 100]);
        },
      ),
    );
  });
});

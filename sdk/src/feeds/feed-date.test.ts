import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDate, unclearPart } from './feed-date.ts';

it.each<[string, string]>([
  ['2026-01-31', '2026-01-31T00:00:00.000Z'],
  ['2026-1-3', '2026-01-03T00:00:00.000Z'],
  ['2026/01/31 23:59', '2026-01-31T23:59:00.000Z'],
  ['2026-01-31 10:20:30', '2026-01-31T10:20:30.000Z'],
  ['2026-01-31T10:20:30.123Z', '2026-01-31T10:20:30.123Z'],
  ['2026-01-31T10:20:30+02:00', '2026-01-31T08:20:30.000Z'],
  ['2026-01-31T10:20:30-0530', '2026-01-31T15:50:30.000Z'],
  ['20260131', '2026-01-31T00:00:00.000Z'],
  ['20260131102030', '2026-01-31T10:20:30.000Z'],
  ['31.01.2026', '2026-01-31T00:00:00.000Z'],
  ['31/01/2026', '2026-01-31T00:00:00.000Z'],
  ['01/31/2026 3:05 pm', '2026-01-31T15:05:00.000Z'],
  ['02/02/2026', '2026-02-02T00:00:00.000Z'],
  ['Sat, 31 Jan 2026 10:20:30 GMT', '2026-01-31T10:20:30.000Z'],
  ['31 Jan 2026 10:20:30 EST', '2026-01-31T15:20:30.000Z'],
  ['Sat, 31 Jan 2026 10:20:30 +0100', '2026-01-31T09:20:30.000Z'],
  ['January 31, 2026', '2026-01-31T00:00:00.000Z'],
  ['1st February 2026', '2026-02-01T00:00:00.000Z'],
  ['1/31/2026 3:05:00\u202fPM', '2026-01-31T15:05:00.000Z'],
  ['2026-01-31\u00a010:20 a.m.', '2026-01-31T10:20:00.000Z'],
  ['31.01.26', '2026-01-31T00:00:00.000Z'],
  ['01/31/26', '2026-01-31T00:00:00.000Z'],
  ['31-Jan-26', '2026-01-31T00:00:00.000Z'],
  ['Sat, 31 Jan 49 10:20:30 GMT', '2049-01-31T10:20:30.000Z'],
  ['Sat, 31 Jan 50 10:20:30 GMT', '1950-01-31T10:20:30.000Z'],
  ['2026-01-31 10:20 CET', '2026-01-31T09:20:00.000Z'],
  ['2026-01-31 10:20 UTC+2', '2026-01-31T08:20:00.000Z'],
  ['2026-01-31T10:20:30+01:00[Europe/Berlin]', '2026-01-31T09:20:30.000Z'],
  ['Sat Jan 31 2026 10:20:30 GMT+0100 (Central European Standard Time)', '2026-01-31T09:20:30.000Z'],
  ['46053', '2026-01-31T00:00:00.000Z'],
  ['46053.4309027778', '2026-01-31T10:20:30.000Z'],
  ['32874', '1990-01-01T00:00:00.000Z'],
  ['54789', '2050-01-01T00:00:00.000Z'],
  ['1769854830', '2026-01-31T10:20:30.000Z'],
  ['1769854830000', '2026-01-31T10:20:30.000Z'],
])('reads %s', (text, iso) => {
  expect(readDate(text)).toEqual({ iso });
});

it.each([
  '',
  'x',
  '2026-02-30',
  '2026-13-01',
  '03/04/2026',
  '3 days ago',
  'yesterday',
  '17.41',
  '2026-01-31 25:00',
  '2026-01-31 10:20 XYZ',
  '31 Foo 2026',
  '26/01/31',
  '03/04/26',
  '2026-01-31 10:20 IST',
  '32873',
  '54790',
  '12',
  '999999999999999',
])('does not guess what %j means', (text) => {
  expect(readDate(text)).toBe('unclear');
});

it.each([
  ['03/04/2026', 'day and month could be the other way round'],
  ['2026-02-30', 'there is no such day'],
  ['2026-01-31 25:00', '25:00 is not a time'],
  ['2026-01-31 10:20 XYZ', 'the zone XYZ is not known'],
  ['yesterday', undefined],
])('says what of %s it does not understand', (text, part) => {
  expect(unclearPart(text)).toBe(part);
});

it.each(['0000-00-00', '0000-00-00 00:00:00', '0'])('does not mistake %s for a date', (text) => {
  expect(readDate(text)).toBe('none');
});

it('reads a number as stated', () => {
  expect(readDate('86400', 'epoch')).toEqual({ iso: '1970-01-02T00:00:00.000Z' });
  expect(readDate('86400000', 'epoch-ms')).toEqual({ iso: '1970-01-02T00:00:00.000Z' });
  expect(readDate('20260131', 'epoch')).toEqual({ iso: '1970-08-23T11:48:51.000Z' });
});

it('reads back any time from ISO 8601 and from epoch', () => {
  const times = fc.date({ min: new Date('1980-01-01'), max: new Date('2150-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(times, (time) => {
      expect(readDate(time.toISOString())).toEqual({ iso: time.toISOString() });
      expect(readDate(String(time.getTime()))).toEqual({ iso: time.toISOString() });
    }),
  );
});

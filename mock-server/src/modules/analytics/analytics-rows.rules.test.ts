import { describe, expect, it } from 'vitest';
import { daySlots, hourSlots, periodBefore, readPeriod } from './analytics-period.rules.ts';
import { comparedWith, csvOf, figuresOf, groupRows, nothing, timeRows } from './analytics-rows.rules.ts';

const zone = 'America/New_York';
const nowMs = Date.parse('2026-11-20T12:00:00Z');
const period = (from?: string, to?: string, isByHour = false) => readPeriod({ from, to, isByHour }, zone, nowMs);
const sums = {
  views: 1000,
  clicks: 41,
  uniqueClicks: 40,
  spentMicros: 10_000_000,
  hasVisits: false,
  hasSimulated: true,
};

describe('the requested days', () => {
  it('are the last 30 including today by default', () => {
    expect(period()).toEqual({
      timezone: zone,
      from: '2026-10-22',
      to: '2026-11-20',
      startMs: Date.parse('2026-10-22T04:00:00Z'),
      endMs: Date.parse('2026-11-21T05:00:00Z'),
    });
  });

  it.each([
    ['2026-11-01', undefined, '2026-11-01', '2026-11-20'],
    ['2026-01-01', undefined, '2026-01-01', '2026-01-30'],
    [undefined, '2026-03-30', '2026-03-01', '2026-03-30'],
    ['2026-12-24', undefined, '2026-12-24', '2026-12-24'],
  ])('from %s to %s are %s to %s', (from, to, first, last) => {
    expect(period(from, to)).toMatchObject({ from: first, to: last });
  });

  it.each([
    [period.bind(undefined, '2026-02-30'), 'from'],
    [period.bind(undefined, '2026-11-20', '2026-11-19'), 'to'],
    [period.bind(undefined, '2025-11-19', '2026-11-20'), 'from'],
    [period.bind(undefined, '2026-10-20', '2026-11-20', true), 'from'],
  ])('are refused under the name of the field', (ask, field) => {
    expect(ask).toThrow(expect.objectContaining({ status: 422, errors: { [field]: expect.any(Array) } }) as Error);
  });

  it('can be up to 366, or 31 by hour', () => {
    expect(daySlots(period('2025-11-20', '2026-11-20'))).toHaveLength(366);
    expect(hourSlots(period('2026-10-21', '2026-11-20', true))).toHaveLength(31 * 24 + 1);
  });
});

describe('the days before', () => {
  const spanOf = (from?: string, to?: string, atMs = nowMs) => {
    const before = periodBefore(period(from, to), atMs);
    return [before.from, before.to, new Date(before.startMs).toISOString(), new Date(before.endMs).toISOString()];
  };

  it('are the same number, right before', () => {
    expect(spanOf('2026-11-14', '2026-11-19')).toEqual([
      '2026-11-08',
      '2026-11-13',
      '2026-11-08T05:00:00.000Z',
      '2026-11-14T05:00:00.000Z',
    ]);
  });

  it('end at the same time of day while the last day is not over', () => {
    expect(spanOf('2026-11-20', '2026-11-20')).toEqual([
      '2026-11-19',
      '2026-11-19',
      '2026-11-19T05:00:00.000Z',
      '2026-11-19T12:00:00.000Z',
    ]);
    expect(spanOf('2026-11-20', '2026-11-20', Date.parse('2026-11-21T05:00:00Z'))[3]).toBe('2026-11-20T05:00:00.000Z');
  });

  it('follow local time across a clock change', () => {
    // 07:00 in New York is 11:00 UTC before 1 November, and 12:00 UTC after it.
    expect(spanOf()).toEqual(['2026-09-22', '2026-10-21', '2026-09-22T04:00:00.000Z', '2026-10-21T11:00:00.000Z']);
  });

  it('are compared as a percentage with one decimal, and not at all if there was nothing', () => {
    const before = { ...nothing, views: 800, clicks: 50 };
    expect(comparedWith(period(), before, sums)).toMatchObject({
      totals: { views: 800, clicks: 50, spend: 0 },
      changes: { views: 25, clicks: -18, unique_clicks: null, spend: null, ctr: -34.4, cpc: null },
    });
  });
});

const nowhere = { slots: [], hours: new Map<number, typeof sums>(), slotOf: String };

describe('rows', () => {
  it('show 41 clicks per 1,000 views as 4.1%, $10 for 40 charged clicks as $0.25, and nothing as 0', () => {
    expect(figuresOf(sums)).toEqual({ views: 1000, clicks: 41, unique_clicks: 40, spend: 10, ctr: 4.1, cpc: 0.25 });
    expect(figuresOf(nothing)).toMatchObject({ ctr: 0, cpc: 0 });
  });

  it('keep days without traffic', () => {
    const slots = daySlots(period('2026-11-19', '2026-11-20'));
    const rows = timeRows({ slots, hours: new Map([[nowMs, sums]]), slotOf: () => '2026-11-20' }, nowhere);
    expect(rows.map(({ key, label, starts_at, views, source }) => [key, label, starts_at, views, source])).toEqual([
      ['2026-11-19', 'Nov 19, 2026', '2026-11-19T05:00:00.000Z', 0, null],
      ['2026-11-20', 'Nov 20, 2026', '2026-11-20T05:00:00.000Z', 1000, 'simulated'],
    ]);
  });

  it('of hours show what was counted at the same time of the clock before, also around a clock change', () => {
    const keyOf = (atMs: number) => new Date(atMs).toISOString();
    const counted = (day: string) => {
      const slots = hourSlots(period(day, day, true));
      // As many views as the UTC hour, so that each hour can be recognized.
      const hours = new Map(
        slots.map(({ startMs }) => [startMs, { ...nothing, views: new Date(startMs).getUTCHours() }]),
      );
      return { slots, hours, slotOf: keyOf };
    };
    const viewsAt = (now: string, before: string) =>
      timeRows(counted(now), counted(before)).map((row) => [row.label.slice(-5), row.views, row.before?.views]);
    // Clocks go back at 02:00 on November 1: 01:00 comes twice, and only the first one has an hour before it.
    expect(viewsAt('2026-11-01', '2026-10-31').slice(0, 4)).toEqual([
      ['00:00', 4, 4],
      ['01:00', 5, 5],
      ['01:00', 6, undefined],
      ['02:00', 7, 6],
    ]);
    expect(viewsAt('2026-11-02', '2026-11-01').slice(0, 3)).toEqual([
      ['00:00', 5, 4],
      ['01:00', 6, 5],
      ['02:00', 7, 7],
    ]);
  });

  it('say where their figures come from', () => {
    const slots = daySlots(period('2026-11-20', '2026-11-20'));
    const visited = { ...sums, hasVisits: true, hasSimulated: false };
    const sourceOf = (...parts: (typeof sums)[]) =>
      timeRows(
        {
          slots,
          hours: new Map(parts.map((part, index) => [nowMs + index * 3_600_000, part])),
          slotOf: () => '2026-11-20',
        },
        nowhere,
      )[0]?.source;
    expect([sourceOf(sums), sourceOf(visited), sourceOf(sums, visited), sourceOf()]).toEqual([
      'simulated',
      'visits',
      'mixed',
      null,
    ]);
  });

  it('name hours in local time', () => {
    expect(hourSlots(period('2026-11-20', '2026-11-20', true))[7]).toEqual({
      key: '2026-11-20T12:00:00.000Z',
      label: 'Nov 20, 2026, 07:00',
      startMs: nowMs,
      place: '1 07:00',
    });
  });

  it('put the highest spend first', () => {
    const groups = [
      { ...sums, key: '1', label: 'a', spentMicros: 1 },
      { ...sums, key: '2', label: 'b' },
    ];
    expect(groupRows(groups).map(({ key }) => key)).toEqual(['2', '1']);
  });

  it('become CSV in which a name cannot run as a formula', () => {
    const csv = csvOf(
      'feed',
      groupRows([
        {
          ...sums,
          key: '7',
          label: '=HYPERLINK("http://evil.example")',
          about: { feed_id: 7, domain_id: 3, client_id: 1 },
        },
      ]),
      false,
    );
    expect(csv).toBe(
      'feed,label,starts_at,client_id,domain_id,feed_id,country,views,clicks,unique_clicks,spend,ctr,cpc,source\r\n7,"\'=HYPERLINK(""http://evil.example"")",,1,3,7,,1000,41,40,10,4.1,0.25,simulated\r\n',
    );
  });
});

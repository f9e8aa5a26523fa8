import { expect, it } from 'vitest';
import { bulkResultsCsv } from './bulk-results-csv.ts';

it('has a line for each, quotes what needs it, and defuses formulas', () => {
  const csv = bulkResultsCsv([
    { id: 7, label: 'Acme, "Video"', outcome: 'done', message: 'Approved' },
    { id: 8, label: '=HYPERLINK(1)', outcome: 'refused', message: 'Already\nrejected' },
    { id: 9, label: 'Rest', outcome: 'left', message: 'Not sent' },
  ]);
  expect(csv).toBe(
    [
      'ID,Name,Outcome,Details',
      '7,"Acme, ""Video""",Done,Approved',
      '8,\'=HYPERLINK(1),Refused,"Already\nrejected"',
      '9,Rest,Not sent,Not sent',
      '',
    ].join('\r\n'),
  );
});

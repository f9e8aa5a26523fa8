import { describe, expect, it } from 'vitest';
import { recordChoices } from './record-choices.ts';

const first = { path: 'data.videos', records: 1200, samples: ['Harbor', 'Fog'] };
const info = {
  record_path: 'data.videos',
  record_candidates: [first, { path: 'data.channels', records: 2, samples: [] }],
};

describe('the lists to choose from', () => {
  it('are named by place, number, and first records', () => {
    expect(recordChoices({ ...info }).map(({ label }) => label)).toEqual([
      'data.videos (1,200 records): Harbor, Fog',
      'data.channels (2 records)',
    ]);
  });

  it('are named in words where the place has a sign of its own', () => {
    const record_candidates = ['$', '*', 'shows.*'].map((path) => ({ path, records: 3, samples: [] }));
    expect(recordChoices({ ...info, record_path: '$', record_candidates }).map(({ label }) => label)).toEqual([
      'Top level (3 records)',
      'Each entry (3 records)',
      'Each entry of shows (3 records)',
    ]);
  });

  it('are none where there is only one list, or the place was given', () => {
    const single = { path: 'data', records: 1, samples: [] };
    expect(recordChoices({ ...info, record_candidates: [first, single] })).toEqual([]);
    expect(recordChoices({ ...info, record_path: 'elsewhere' })).toEqual([]);
    expect(recordChoices({ ...info, record_path: null, record_candidates: [] })).toEqual([]);
  });
});

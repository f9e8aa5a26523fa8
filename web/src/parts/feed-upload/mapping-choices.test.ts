import type { MappingAnalysis } from '@grt/sdk/contract';
import { describe, expect, it } from 'vitest';
import { choiceErrors, choose, firstChoices, sentMapping } from './mapping-choices.ts';

const analysis: MappingAnalysis = {
  upload_id: 'up_1',
  expires_at: '2026-11-22T10:00:00Z',
  columns: ['link', 'headline', 'labels'],
  sample_data: [['https://a.example/watch/7', 'Seven', 'a;b']],
  available_fields: [],
  suggestions: [
    { column: 'link', field: 'url', confidence: 0.9, sample: null, derive: null, split: null, as: null },
    {
      column: 'link',
      field: 'external_id',
      confidence: 0.6,
      sample: null,
      derive: 'last-number',
      split: null,
      as: null,
    },
    { column: 'labels', field: 'tags', confidence: 0.5, sample: null, derive: null, split: ';', as: null },
  ],
  saved_mapping: null,
  feed_info: {
    feed_type: 'insert_update',
    feed_name: 'Trending',
    file_name: 'a.csv',
    source_format: 'csv',
    encoding: 'utf-8',
    delimiter: ',',
    suggested_delimiter: null,
    has_header_row: true,
    first_row_looks_like_header: true,
    record_path: null,
    record_paths: [],
    notes: [],
  },
};

describe('the first choices', () => {
  it('are the suggestions, with how each is derived and split', () => {
    expect(sentMapping(firstChoices(analysis))).toEqual({
      link: [{ field: 'url' }, { field: 'external_id', derive: 'last-number' }],
      labels: { field: 'tags', split: ';' },
    });
  });

  it('are the mapping that the feed last used, if any', () => {
    const saved_mapping = { headline: 'title', link: { field: 'external_id', derive: 'whole-url' } } as const;
    expect(sentMapping(firstChoices({ ...analysis, saved_mapping }))).toEqual(saved_mapping);
  });
});

describe('choosing', () => {
  const choices = firstChoices(analysis);

  it('replaces one field of a column and leaves the others', () => {
    const changed = choose(choices, { column: 'link', before: 'url', field: 'video_url' }, analysis.suggestions);
    expect(sentMapping(changed)['link']).toEqual([
      { field: 'video_url' },
      { field: 'external_id', derive: 'last-number' },
    ]);
  });

  it('removes a field, and restores it with what its suggestion knows', () => {
    const without = choose(choices, { column: 'labels', before: 'tags', field: undefined }, analysis.suggestions);
    expect(sentMapping(without)).not.toHaveProperty('labels');
    const again = choose(without, { column: 'labels', before: undefined, field: 'tags' }, analysis.suggestions);
    expect(sentMapping(again)['labels']).toEqual({ field: 'tags', split: ';' });
  });
});

describe('what prevents sending', () => {
  it('names the missing required fields by their labels', () => {
    expect(choiceErrors([], analysis)).toEqual({
      mapping: ['Please map these required fields: Video Title, Video ID, Thumbnail Image URL'],
    });
  });

  it('needs only the id for a removal list', () => {
    const removal = { ...analysis, feed_info: { ...analysis.feed_info, feed_type: 'disabled' as const } };
    expect(choiceErrors([], removal)).toEqual({ mapping: ['Please map these required fields: Video ID'] });
    expect(choiceErrors([{ column: 'headline', field: 'external_id' }], removal)).toEqual({});
  });

  it('names the second column that fills a field', () => {
    const twice = [...firstChoices(analysis), { column: 'headline', field: 'url' as const }];
    expect(choiceErrors(twice, analysis)['mapping.headline']).toEqual(['Video Page URL is already filled by "link"']);
  });
});

import { describe, expect, it } from 'vitest';
import { anAnalysis, aSuggestion } from '../../testing/an-analysis.ts';
import { choiceErrors, choose, chosenMapping, firstChoices, sentMapping } from './mapping-choices.ts';

const analysis = anAnalysis({
  columns: ['link', 'headline', 'labels'],
  sample_data: [['https://a.example/watch/7', 'Seven', 'a;b']],
  suggestions: [
    aSuggestion('link', 'url'),
    aSuggestion('link', 'external_id', { derive: 'last-number' }),
    aSuggestion('labels', 'tags', { split: ';' }),
  ],
});

describe('the first choices', () => {
  it('are the suggestions, with how each is derived and split', () => {
    expect(chosenMapping(firstChoices(analysis))).toEqual({
      link: [{ field: 'url' }, { field: 'external_id', derive: 'last-number' }],
      labels: { field: 'tags', split: ';' },
    });
  });

  it('are the mapping that the feed last used, if any', () => {
    const saved_mapping = { headline: 'title', link: { field: 'external_id', derive: 'whole-url' } } as const;
    expect(chosenMapping(firstChoices({ ...analysis, saved_mapping }))).toEqual(saved_mapping);
  });
});

describe('the mapping of the last file', () => {
  const saved_mapping = {
    link: [{ field: 'url' }, { field: 'external_id', derive: 'last-number' }],
    headline: 'title',
    labels: { field: 'tags', split: 'then' },
  } as const;
  const again = { ...analysis, available_fields: [], saved_mapping: { ...saved_mapping, picture: 'thumbnail_url' } };
  const withPicture = { ...again, columns: [...analysis.columns, 'picture'] };
  const choices = firstChoices(withPicture);

  it('is used as it is, even with a separator that can no longer be chosen', () => {
    expect(choiceErrors(choices, withPicture)).toEqual({});
    expect(sentMapping(choices, withPicture)).toBeUndefined();
  });

  it('is sent once it is changed, and then its separator must be one that can be chosen', () => {
    const changed = choose(choices, { column: 'headline', before: 'title', field: undefined }, []);
    expect(Object.keys(choiceErrors(changed, withPicture))).toContain('mapping.labels.split');
    const other = choose(changed, { column: 'labels', before: 'tags', field: 'title' }, []);
    expect(choiceErrors(other, withPicture)).toEqual({});
    expect(sentMapping(other, withPicture)).toMatchObject({ labels: 'title' });
  });
});

describe('choosing', () => {
  const choices = firstChoices(analysis);

  it('replaces one field of a column and leaves the others', () => {
    const changed = choose(choices, { column: 'link', before: 'url', field: 'video_url' }, analysis.suggestions);
    expect(chosenMapping(changed)['link']).toEqual([
      { field: 'video_url' },
      { field: 'external_id', derive: 'last-number' },
    ]);
  });

  it('removes a field, and restores it with what its suggestion knows', () => {
    const without = choose(choices, { column: 'labels', before: 'tags', field: undefined }, analysis.suggestions);
    expect(chosenMapping(without)).not.toHaveProperty('labels');
    const again = choose(without, { column: 'labels', before: undefined, field: 'tags' }, analysis.suggestions);
    expect(chosenMapping(again)['labels']).toEqual({ field: 'tags', split: ';' });
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

import { availableFields, readItems } from '@grt/sdk/feeds';
import { expect, it } from 'vitest';
import { anAnalysis } from '../../testing/an-analysis.ts';
import { previewedRows } from './previewed-rows.ts';

const rows = [
  ['https://clips.example/watch/7', 'Seven &amp; eight', 'red|blue', '1:30'],
  ['https://clips.example/watch/8', '', 'red', 'long'],
];

const analysis = anAnalysis({
  columns: ['link', 'headline', 'labels', 'length'],
  sample_data: rows,
  available_fields: [...availableFields('insert_update')],
});

const choices = [
  { column: 'link', field: 'external_id', derive: 'last-number' },
  { column: 'link', field: 'url' },
  { column: 'headline', field: 'title', as: 'text' },
  { column: 'labels', field: 'tags', split: '|' },
  { column: 'length', field: 'duration' },
] as const;

async function* bytesOf(text: string) {
  yield new TextEncoder().encode(text);
}

it('gives the items that an import of the same file gives', async () => {
  const file = [analysis.columns, ...rows].map((values) => values.join(',')).join('\n');
  const mapping = {
    link: [{ field: 'external_id', derive: 'last-number' }, { field: 'url' }],
    headline: { field: 'title', as: 'text' },
    labels: { field: 'tags', split: '|' },
    length: 'duration',
  } as const;
  const imported = [];
  const source = bytesOf(file);
  const options = { mapping, feedType: 'insert_update', hasHeaderRow: true, urlParameters: 'ref=1' } as const;
  for await (const { items } of readItems(source, options)) imported.push(...items.map(({ item }) => item));
  const [seven, eight] = previewedRows(choices, analysis);
  expect(seven?.item).toEqual(imported[0]);
  expect(seven?.item).toMatchObject({ external_id: '7', title: 'Seven & eight', tags: ['red', 'blue'], duration: 90 });
  expect(eight).toMatchObject({
    item: undefined,
    problems: ['Video Title is empty', expect.stringMatching(/^Duration/)],
  });
});

it('lets a column with a fault fill nothing, and needs no complete mapping', () => {
  const twice = [...choices.slice(0, 3), { column: 'labels', field: 'title' } as const];
  expect(previewedRows(twice, analysis)[0]?.item).toMatchObject({ title: 'Seven & eight', tags: [] });
  expect(previewedRows(choices.slice(1, 2), analysis)[0]?.item).toMatchObject({
    external_id: '',
    title: null,
    url: 'https://clips.example/watch/7?ref=1',
  });
});

it('says nothing about a value that the analysis cut short', () => {
  const long = '1'.repeat(300);
  const cut = { ...analysis, sample_data: [['https://clips.example/watch/7', 'Seven', 'red', long]] };
  expect(previewedRows(choices, cut)[0]?.problems).toEqual([]);
  const short = { ...analysis, sample_data: [['https://clips.example/watch/7', 'Seven', 'red', long.slice(1)]] };
  expect(previewedRows(choices, short)[0]?.problems).toHaveLength(1);
});

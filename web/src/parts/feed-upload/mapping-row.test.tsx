import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anAnalysis, aSuggestion } from '../../testing/an-analysis.ts';
import { MappingRow } from './mapping-row.tsx';

/** What is shown of a column's values. */
function shown(samples: readonly string[], counts: { filled: number; distinct: number }) {
  const analysis = anAnalysis({
    columns: ['runtime'],
    column_counts: [counts],
    analyzed_rows: 4000,
    suggestions: [aSuggestion('runtime', 'duration', { sample: '00:12:21' })],
  });
  const row = { column: 'runtime', samples, analysis, choices: [], error: undefined, onChoose: () => undefined };
  render(<MappingRow {...row} />, { wrapper: MantineProvider });
  return screen
    .getAllByRole('listitem')
    .slice(1)
    .map(({ textContent }) => textContent);
}

it('shows the first rows of a column, and counts different values up to 1,000', () => {
  expect(shown(['', '00:10:00'], { filled: 3999, distinct: 1000 })).toEqual(['empty', '00:10:00']);
  expect(screen.getByText('Filled in 3,999 of 4,000 rows, 1,000 or more different values')).toBeDefined();
});

it('shows a later value of a column that is empty in the first rows', () => {
  expect(shown(['', ''], { filled: 99, distinct: 60 })).toEqual(['00:12:21']);
  expect(screen.getByRole('list', { name: 'A later row of runtime' })).toBeDefined();
});

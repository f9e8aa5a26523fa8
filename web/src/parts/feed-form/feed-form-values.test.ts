import { expect, it } from 'vitest';
import { emptyFeedForm } from './feed-form-values.ts';

it('starts with the specified defaults', () => {
  expect(emptyFeedForm).toMatchObject({
    feed_type: 'insert_update',
    delimiter: ',',
    quote_char: '"',
    lazy_quotes: true,
    has_header_row: false,
  });
});

import { ValidationError } from '@grt/sdk';
import { expect, it } from 'vitest';
import { failureWords } from './failure-words.ts';

const call = { operation: 'adminFeeds.upload', status: 422, code: 'invalid' } as const;
const refusal = (fields: ValidationError['fields']) =>
  new ValidationError('Please correct these fields.', call, fields);

it.each([
  ['of a field that is not shown', { domain_id: ['Please select a domain'] }, 'Please select a domain'],
  [
    'of fields that are not shown, the first of each',
    { domain_id: ['Select a domain.', 'It is unknown.'], feed_name: ['Too long.'], quote_char: ['Too short.'] },
    'Select a domain. Too short.',
  ],
  ['of none if all are shown', { feed_name: ['Too long.'] }, undefined],
  ['of the refusal if it names no field', {}, 'Please correct these fields.'],
])('gives the message %s', (_what, fields, words) => {
  expect(failureWords(refusal(fields), ['feed_name'])).toBe(words);
});

it('gives the message of any other failure', () => {
  expect(failureWords(new Error('Offline'), ['feed_name'])).toBe('Offline');
});

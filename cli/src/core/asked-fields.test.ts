import { expect, it } from 'vitest';
import { askedFields } from './asked-fields.ts';

it('fields that are checked may be missing from a result, and are null', () => {
  const asked = askedFields('id, client.name, extra.of.any.kind');

  asked.check(['id', 'client', 'client.name', 'extra', 'extra.*']);

  expect(asked.of({ id: 3, client: {} })).toEqual({ id: 3, 'client.name': null, 'extra.of.any.kind': null });
});

it('a field that is not among those known is refused, with the names of those that are', () => {
  const known = ['id', 'client', 'client.name'];
  const refusal = '--json: unknown field "client.nam". Available fields: id, client';

  expect(() => askedFields('id,client.nam').check(known)).toThrow(refusal);
});

it('the first check decides: what a command declares wins over the reply', () => {
  const asked = askedFields('id');

  asked.check(['id']);

  expect(() => asked.check(['token'])).not.toThrow();
});

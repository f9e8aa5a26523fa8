import { describe, expect, it } from 'vitest';
import { itemFieldValues, listSeparatorValues } from '../contract/enums.gen.ts';
import { messages } from '../contract/messages.gen.ts';
import { checkKeptMapping, checkMapping, isColumnMapping, isKeptMapping, mappingFormErrors } from './check-mapping.ts';
import { mappingFits, mappingOf, mappedFields } from './column-mapping.ts';

const columns = ['id', 'name', 'thumb', 'embed', 'tags', 'length'];
const good = { id: 'external_id', name: 'title', thumb: 'thumbnail_url' };
const check = (mapping: unknown) => checkMapping(mapping, columns, 'insert_update');

describe('a submitted mapping', () => {
  it('is accepted when every required field has a column', () => {
    expect(check(good)).toEqual({});
    expect(check({ ...good, tags: { field: 'tags', split: ';' }, length: { field: 'duration', as: 'm:ss' } })).toEqual(
      {},
    );
    expect(
      check({
        name: 'title',
        thumb: 'thumbnail_url',
        embed: [{ field: 'embed_code' }, { field: 'external_id', derive: 'after-embed' }],
      }),
    ).toEqual({});
    expect(check({ ...good, tags: '' })).toEqual({});
    expect(checkMapping({ id: 'external_id' }, columns, 'disabled')).toEqual({});
  });

  it('is refused with the labels of the missing required fields', () => {
    expect(check({})).toEqual({
      mapping: ['Please map these required fields: Video Title, Video ID, Thumbnail Image URL'],
    });
    expect(check({ id: 'external_id', name: 'title' })).toEqual({
      mapping: ['Please map these required fields: Thumbnail Image URL'],
    });
    expect(checkMapping({ name: 'title' }, columns, 'disabled')).toEqual({
      mapping: ['Please map these required fields: Video ID'],
    });
  });

  it('is refused for unknown fields and columns, and for a field that two columns fill', () => {
    expect(check({ ...good, tags: 'labels' })).toEqual({ 'mapping.tags': ['Unknown field "labels"'] });
    expect(check({ ...good, nope: 'tags' })).toEqual({ 'mapping.nope': ['The file has no column "nope"'] });
    expect(check({ ...good, tags: 'title' })).toEqual({ 'mapping.tags': ['Video Title is already filled by "name"'] });
    expect(checkMapping({ id: 'external_id', tags: 'tags' }, columns, 'disabled')).toEqual({
      'mapping.tags': ['Tags is not a field of a removal list'],
    });
  });

  it.each(listSeparatorValues)('splits a list at %j', (split) => {
    expect(check({ ...good, tags: { field: 'tags', split } })).toEqual({});
  });

  it.each(['', '  ', 'and', '::::', ', ', 'TAB', '1', '🎬'])(
    'is refused with the separator %j, naming those there are',
    (split) => {
      expect(check({ ...good, tags: { field: 'tags', split } })).toEqual({
        'mapping.tags.split': [messages.FieldTarget.split.enum],
      });
    },
  );

  it('names every listed separator in that refusal', () => {
    const plain = listSeparatorValues.filter((text) => text.trim() === text);
    const spaced = listSeparatorValues.filter((text) => text.trim() !== text && text.trim() !== '');
    const words = spaced.map((text) => text.trim()).map((text) => (/\w/.test(text) ? `"${text}"` : text));
    expect(listSeparatorValues.filter((text) => text.trim() === '')).toEqual([' ', '\t', '\n']);
    expect(messages.FieldTarget.split.enum).toBe(
      `Split must be one of ${plain.join(' ')}, or one of ${words.join(' ')} with a space on each side, or a space, a tab, or a line break`,
    );
  });

  it('is refused for transforms that do not exist or do not fit', () => {
    expect(check({ ...good, tags: { field: 'tags', split: '', as: 'x', derive: 'y' } })).toEqual({
      'mapping.tags.derive': ['Derive must be one of: last-number, query-id, after-embed, whole-url'],
      'mapping.tags.split': [messages.FieldTarget.split.enum],
      'mapping.tags.as': ['As must be one of: seconds, milliseconds, m:ss, h:mm:ss, iso8601, epoch, epoch-ms, text'],
    });
    expect(
      check({ ...good, length: { field: 'duration', split: ',', as: 'epoch', derive: 'last-number' } })[
        'mapping.length'
      ],
    ).toEqual([
      'Only Video ID can be derived, not Duration',
      'Duration is not a list, so it cannot be split',
      'Duration cannot be read as epoch',
    ]);
  });

  it.each([null, undefined, 'x', 7, [], [{ field: 'title' }]])('is refused when it is %j', (mapping) => {
    const sentence =
      mapping === null || mapping === undefined ? 'Please map the columns of the feed' : 'Mapping must be an object';
    expect(check(mapping)).toEqual({ mapping: [sentence] });
    expect(isColumnMapping(mapping)).toBe(false);
  });

  it.each([
    [{ id: 7 }, 'mapping.id'],
    [{ id: null }, 'mapping.id'],
    [{ id: [''] }, 'mapping.id.0'],
    [{ id: [7] }, 'mapping.id.0'],
    [{ id: {} }, 'mapping.id.field'],
    [{ id: { field: 7 } }, 'mapping.id.field'],
    [{ id: [] }, 'mapping.id'],
  ])('is refused when a target is %j', (mapping, at) => {
    expect(Object.keys(check(mapping))).toEqual([at]);
    expect(isColumnMapping(mapping)).toBe(false);
  });

  it('takes eight fields of a column, and no ninth', () => {
    const fields = itemFieldValues.map((field) => ({ field }));
    expect(mappingFormErrors({ id: fields.slice(0, 8) })).toEqual({});
    expect(mappingFormErrors({ id: fields.slice(0, 9) })).toEqual({ 'mapping.id': ['Id must have at most 8 entries'] });
  });

  it('treats a column named __proto__ like any other', () => {
    const mapping: unknown = JSON.parse('{"__proto__":"title"}');
    expect(checkMapping(mapping, ['__proto__'], 'insert_update')).toEqual({
      mapping: ['Please map these required fields: Video ID, Thumbnail Image URL'],
    });
  });
});

describe('a mapping that was kept before separators were listed', () => {
  const kept = (split: unknown) => ({ ...good, tags: [{ field: 'tags', split }] });

  it.each(['and 1', '-----', '🎬🎬🎬🎬🎬', ...listSeparatorValues])('may have the separator %j', (split) => {
    expect(isKeptMapping(kept(split))).toBe(true);
    expect(checkKeptMapping(kept(split), columns, 'insert_update')).toEqual({});
  });

  it.each(['', '------', 7, null])('may not have %j', (split) => {
    expect(isKeptMapping(kept(split))).toBe(false);
    expect(Object.keys(checkKeptMapping(kept(split), columns, 'insert_update'))).toEqual(['mapping.tags.0.split']);
  });

  it('is otherwise checked like any other', () => {
    const mapping = { ...kept('and 1'), length: { field: 'duration', split: 'and 1' }, nope: 'url' };
    expect(checkKeptMapping(mapping, columns, 'insert_update')).toEqual({
      'mapping.length': ['Duration is not a list, so it cannot be split'],
      'mapping.nope': ['The file has no column "nope"'],
    });
    expect([null, 'x', [], { id: 7 }, { id: [7] }].filter(isKeptMapping)).toEqual([]);
  });
});

it('turns pairs into a mapping and back', () => {
  const pairs = [
    { column: 'a', field: 'title' as const },
    { column: 'b', field: 'tags' as const, split: ';' },
    { column: 'a', field: 'description' as const, as: 'text' as const },
  ];
  const mapping = mappingOf(pairs);
  expect(mapping).toEqual({
    a: [{ field: 'title' }, { field: 'description', as: 'text' }],
    b: { field: 'tags', split: ';' },
  });
  expect(mappedFields(mapping)).toMatchObject([pairs[0], pairs[2], pairs[1]]);
});

it('offers a saved mapping only if all of its columns are present', () => {
  const mapping = { a: 'title', b: '', c: [{ field: 'tags' }] } as const;
  expect(mappingFits(mapping, ['c', 'a'])).toBe(true);
  expect(mappingFits(mapping, ['a', 'b'])).toBe(false);
});

import { expect, it } from 'vitest';
import { separatorNames } from '../contract/limits.ts';
import { messages } from '../contract/messages.gen.ts';
import { mappingFileContent, parseMappingFile } from './mapping-file.ts';

const content = {
  version: 1,
  format: 'csv',
  delimiter: 'pipe',
  quote: '',
  header: true,
  header_row: 3,
  record_path: 'items',
  fields: {
    external_id: { column: 'embed', derive: 'last-number' },
    embed_code: 'embed',
    title: 'name',
    thumbnail_url: 'thumb',
    tags: { column: 'tags', split: ';' },
    duration: { column: 'length', as: 'm:ss' },
  },
};

it('reads a mapping and how the feed is to be read', () => {
  expect(parseMappingFile(content)).toEqual({
    ok: true,
    file: {
      mapping: {
        embed: [{ field: 'external_id', derive: 'last-number' }, { field: 'embed_code' }],
        name: 'title',
        thumb: 'thumbnail_url',
        tags: { field: 'tags', split: ';' },
        length: { field: 'duration', as: 'm:ss' },
      },
      options: {
        format: 'csv',
        delimiter: '|',
        quote: '',
        hasHeaderRow: true,
        headerRow: 3,
        recordPath: 'items',
        encoding: undefined,
      },
    },
  });
});

it('writes a mapping that can be read back', () => {
  const read = parseMappingFile(content);
  if (!read.ok) throw new Error('The file was refused.');
  expect(mappingFileContent(read.file)).toEqual(content);
});

it('names everything that is wrong by its path', () => {
  const wrong = {
    version: 2,
    format: 'xls',
    delimiter: '||',
    quote: '""',
    header: 'yes',
    header_row: 1.5,
    color: 1,
    encoding: 7,
    fields: { name: 'x', title: '', tags: { column: 'tags', split: 7 }, duration: { column: 'length', as: 'weeks' } },
  };
  const read = parseMappingFile(wrong);
  expect(read.ok ? [] : Object.keys(read.errors).sort()).toEqual(
    [
      'color',
      'delimiter',
      'encoding',
      'fields.duration',
      'fields.name',
      'fields.tags',
      'fields.title',
      'format',
      'header',
      'header_row',
      'quote',
      'version',
    ].sort(),
  );
});

it.each(Object.entries(separatorNames))('takes a separator by its name: %s', (name, split) => {
  const read = (as: string) => parseMappingFile({ version: 1, fields: { tags: { column: 'tags', split: as } } });
  expect(read(name)).toEqual(read(split));
  expect(read(name)).toMatchObject({ ok: true, file: { mapping: { tags: { field: 'tags', split } } } });
});

it('says which separators there are when another one is given', () => {
  const read = parseMappingFile({ version: 1, fields: { tags: { column: 'tags', split: 'then' } } });
  expect(read.ok ? {} : read.errors).toEqual({ 'fields.tags': [messages.FieldTarget.split.enum] });
});

it('writes a kept mapping, whatever its separator', () => {
  const kept = { tags: { field: 'tags', split: 'then' } } as const;
  expect(mappingFileContent({ mapping: kept, options: {} }).fields).toEqual({
    tags: { column: 'tags', split: 'then' },
  });
});

it.each([null, [], 'x', { version: 1 }, JSON.parse('{"version":1,"fields":{},"__proto__":1}') as unknown])(
  'refuses %j without failing',
  (value) => {
    expect(parseMappingFile(value).ok).toBe(false);
  },
);

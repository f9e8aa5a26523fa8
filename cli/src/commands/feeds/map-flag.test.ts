import { listSeparatorValues, separatorNames, type ColumnMapping, type KeptMapping } from '@grt/sdk/contract';
import { describe, expect, it } from 'vitest';
import { addMapFlag } from './map-flag.ts';
import { mappingFlags } from './mapping-flags.ts';

const all = (...flags: readonly string[]): KeptMapping =>
  flags.reduce<KeptMapping>((before, flag) => addMapFlag(flag, before), {});

describe('--map', () => {
  it('maps a column to a field, with how to read it', () => {
    expect(
      all('video_id=external_id', 'embed=external_id,derive=last-number', 'tags=tags,split=;', 'len=duration,as=m:ss'),
    ).toEqual({
      video_id: { field: 'external_id' },
      embed: { field: 'external_id', derive: 'last-number' },
      tags: { field: 'tags', split: ';' },
      len: { field: 'duration', as: 'm:ss' },
    });
  });

  it.each(Object.entries(separatorNames))('accepts a separator by its name: %s', (name, split) => {
    expect(all(`tags=tags,split=${name}`)).toEqual({ tags: { field: 'tags', split } });
  });

  it('lets one column fill several fields', () => {
    expect(all('link=url', 'link=external_id,derive=query-id')).toEqual({
      link: [{ field: 'url' }, { field: 'external_id', derive: 'query-id' }],
    });
  });

  it('accepts column names with equal signs, commas, and spaces', () => {
    expect(all('a=b=title', 'size, in s=duration', 'a=title,as=seconds')).toEqual({
      'a=b': { field: 'title' },
      'size, in s': { field: 'duration' },
      a: { field: 'title', as: 'seconds' },
    });
  });

  it.each([
    ['title'],
    ['=title'],
    ['a='],
    ['a=nonsense'],
    ['a=title,derive=guess'],
    ['a=tags,split='],
    ['a=title,as=x'],
    ['a=title,x=y'],
  ])('refuses %j', (typed) => {
    expect(() => addMapFlag(typed)).toThrow(expect.objectContaining({ code: 'commander.invalidArgument' }) as Error);
  });

  it('lists the available fields when one is misspelled', () => {
    expect(() => addMapFlag('a=titel')).toThrow('Unknown field "titel". Choose from: external_id, title,');
  });
});

describe('mappingFlags', () => {
  it.each(listSeparatorValues)('writes the separator %j so that it is read again', (split) => {
    const [flag = ''] = mappingFlags({ tags: { field: 'tags', split } });
    const typed = flag.replace(/^--map '?/, '').replace(/'$/, '');
    expect(all(typed)).toEqual({ tags: { field: 'tags', split } });
  });

  it('writes a mapping as equivalent flags, quoted for a shell', () => {
    const mapping = all(
      "it's=title",
      'tags=tags,split=;',
      'l=tags,split=comma',
      'link=url',
      'link=external_id,derive=query-id',
    );
    const words = mappingFlags(mapping as ColumnMapping);
    expect(words[0]).toBe(String.raw`--map 'it'\''s=title'`);
    const typed = words.map((word) =>
      word
        .replace(/^--map /, '')
        .replaceAll(/^'|'$/g, '')
        .replaceAll(String.raw`'\''`, "'"),
    );
    expect(all(...typed)).toEqual(mapping);
  });
});

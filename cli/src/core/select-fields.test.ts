import { describe, expect, it } from 'vitest';
import { parseFieldNames, selectFields } from './select-fields.ts';

const domain = { id: 7, domain_name: 'clips.example', client: { company_name: 'Acme' }, notes: null, 'a.b': 1 };

describe('selectFields', () => {
  it('keeps the named fields in the order in which they were named', () => {
    expect(Object.entries(selectFields(domain, ['domain_name', 'id']) as object)).toEqual([
      ['domain_name', 'clips.example'],
      ['id', 7],
    ]);
  });

  it('reaches into nested fields, and finds null below null', () => {
    expect(selectFields(domain, ['client.company_name', 'notes.text'])).toEqual({
      'client.company_name': 'Acme',
      'notes.text': null,
    });
  });

  it('treats a name with a dot literally if there is such a field', () => {
    expect(selectFields(domain, ['a.b'])).toEqual({ 'a.b': 1 });
  });

  it('lists the available fields when one is misspelled', () => {
    expect(() => selectFields(domain, ['domain'])).toThrow(
      '--json: unknown field "domain". Available fields: id, domain_name, client, notes, a.b',
    );
    expect(() => selectFields(domain, ['toString'])).toThrow('unknown field "toString"');
    expect(() => selectFields(domain, ['client.id'])).toThrow(
      '--json: unknown field "client.id". Available fields: client.company_name',
    );
    expect(() => selectFields(domain, ['id.x'])).toThrow('"id" has no fields');
  });
});

describe('parseFieldNames', () => {
  it('allows spaces around names, and refuses an empty one', () => {
    expect(parseFieldNames('id, status')).toEqual(['id', 'status']);
    expect(() => parseFieldNames('id,,status')).toThrow('missing field name');
  });
});

import { expect, it } from 'vitest';
import { changesOf } from './entry-changes.ts';

it('describes each changed field in words, and omits unchanged ones', () => {
  const before = { status: 'active', is_active: true, name: 'Same', gone: 'x', scopes: ['a', 'b'] };
  const after = {
    status: 'suspended',
    is_active: false,
    name: 'Same',
    status_reason: 'Late',
    scopes: ['a'],
    more: { a: 1 },
  };
  expect(changesOf({ before, after })).toEqual([
    { field: 'status', before: 'active', after: 'suspended' },
    { field: 'is active', before: 'yes', after: 'no' },
    { field: 'gone', before: 'x', after: '—' },
    { field: 'scopes', before: 'a, b', after: 'a' },
    { field: 'status reason', before: '—', after: 'Late' },
    { field: 'more', before: '—', after: '{\n  "a": 1\n}' },
  ]);
  expect(changesOf({ before: null, after: null })).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import type { Migration } from './migration-files.ts';
import { pendingMigrations, SchemaError } from './schema-history.ts';

const step = (atMs: number, hash = `hash ${String(atMs)}`): Migration => ({
  name: `step_${String(atMs)}`,
  atMs,
  hash,
  statements: [],
});
const known = [step(10), step(20), step(30)];
const pending = (applied: readonly Migration[]) => pendingMigrations(known, applied).map(({ atMs }) => atMs);

describe('what is still to be applied', () => {
  it('is what comes after the last one', () => {
    expect([pending([]), pending([step(10)]), pending(known)]).toEqual([[10, 20, 30], [20, 30], []]);
  });

  it.each([
    ['a newer version', [...known, step(40)], 'upgraded by a newer version of GRT: it has a change that'],
    ['a much newer version', [...known, step(40), step(50)], 'it has 2 changes that'],
    ['an unreleased build', [step(5), step(15)], 'is from a build of GRT that was never released'],
    ['an unreleased build, with the same beginning', [step(10, 'other'), step(40)], 'that was never released'],
    ['an edited migration', [step(10), step(20, 'other')], 'another text of the migration step_20'],
    ['another branch, with a change more', [step(10), step(15), step(20)], 'a change of 1970-01-01T00:00:00.015Z'],
    ['another branch, with a change less', [step(10), step(30)], 'lacks the migration step_20'],
  ])('is refused for a database of %s', (_, applied, reason) => {
    expect(() => pending(applied)).toThrow(SchemaError);
    expect(() => pending(applied)).toThrow(reason);
  });
});

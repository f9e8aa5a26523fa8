import { describe, expect, it } from 'vitest';
import { brokenReferences, unshownRows } from './references.mjs';

const files = new Map([
  ['docs/specification/decisions.md', '# Decisions\n\n## 1. Wire\n\n## 2. Accounts\n'],
  ['docs/architecture.md', '# Architecture\n'],
]);
const tree = { exists: (path) => files.has(path), read: (path) => files.get(path) ?? '' };
const problems = (text, path = 'sdk/src/a.ts') => brokenReferences({ path, text }, tree).map(({ problem }) => problem);
const section = '\u00a7';
const docs = 'docs';
const decisions = 'decisions';
const part = 'Part 2';

describe('a reference', () => {
  it('to existing sections is fine, on one line or two', () => {
    expect(problems(`/** @see docs/specification/decisions.md ${section}1 and ${section}2 */`)).toEqual([]);
    expect(problems(`/** As docs/specification/decisions.md ${section}1 and\n * ${section}2 say. */`)).toEqual([]);
  });

  it('to a missing section is reported, wherever it is in the list', () => {
    const missing = ['docs/specification/decisions.md has no section 3'];
    expect(problems(`/** @see docs/specification/decisions.md ${section}3 */`)).toEqual(missing);
    expect(problems(`/** @see docs/specification/decisions.md ${section}1, ${section}2, and ${section}3 */`)).toEqual(
      missing,
    );
    expect(problems(`/** @see docs/specification/decisions.md ${section}1 and\n * ${section}3 */`)).toEqual(missing);
  });

  it('to a missing file is reported, in a comment and in a link', () => {
    expect(problems(`// ${docs}/decisions/0099-none.md`)).toEqual([`${docs}/decisions/0099-none.md does not exist`]);
    expect(problems('[here](../none.md)', `${docs}/a.md`)).toEqual(['none.md does not exist']);
    expect(problems('[here](architecture.md#parts), [there](https://a.example/x.md)', `${docs}/a.md`)).toEqual([]);
  });

  it('by the former short names is refused', () => {
    expect(problems(`/** @see ${decisions} ${section}7 */`)).toHaveLength(1);
    expect(problems(`/** ${part}, section 4. */`)).toHaveLength(1);
    expect(problems(`/** ${decisions} 7 */`)).toHaveLength(1);
  });

  it('is reported with its line', () => {
    expect(brokenReferences({ path: 'a.ts', text: `\n\n// ${docs}/none.md` }, tree)).toEqual([
      { line: 3, problem: `${docs}/none.md does not exist` },
    ]);
  });
});

describe('a row of the security page', () => {
  const tests = { exists: (path) => ['mock-server/src/roles.test.ts', 'web/e2e/license.spec.ts'].includes(path) };
  const problemsOf = (row) =>
    unshownRows(`| Section | What holds | Shown by |\n|---|---|---|\n${row}`, tests).map(({ problem }) => problem);

  it('names tests that exist, of the server or by their folder', () => {
    expect(problemsOf('| V8.2 | roles | `roles.test.ts`, `web/e2e/license.spec.ts` |')).toEqual([]);
    expect(problemsOf('| V8.2 | roles | `rolls.test.ts` |')).toEqual([
      'V8.2 names rolls.test.ts, which does not exist',
    ]);
    expect(problemsOf('| V8.2 | roles | `npm run check` |')).toEqual(['V8.2 names npm run check, which is no test']);
  });

  it('may name none only for what is not there', () => {
    expect(problemsOf('| V17 | Not used | |')).toEqual([]);
    expect(problemsOf('| V8.2 | roles | |')).toEqual(['V8.2 names no test']);
  });
});

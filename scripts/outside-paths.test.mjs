import { describe, expect, it } from 'vitest';
import { outsidePaths } from './outside-paths.mjs';

const pathsIn = (path, text) => outsidePaths({ path, text }).map((found) => found.path);
const parent = '..';
const home = 'home';
const users = 'Users';

describe('a path that leads out of the repository', () => {
  it.each([
    ['an import', 'sdk/src/a.ts', `import { a } from '${parent}/${parent}/${parent}/other/a.ts';`],
    [
      'a file beside the checkout',
      'cli/test/a.ts',
      `new URL('${parent}/${parent}/${parent}/shared/a.csv', import.meta.url)`,
    ],
    ['a link', 'bench/a.md', `See [the notes](${parent}/${parent}/notes/a.md).`],
    ['a dependency', 'web/package.json', `{ "a": "file:${parent}/${parent}/a" }`],
    ['a step above the root', 'scripts/a.mjs', `join(root, '${parent}', 'shared')`],
    ['a home folder', 'bench/a.ts', `read('/${home}/ann/feed.csv')`],
    ['a home folder of a Mac', 'README.md', `cd /${users}/ann/grt`],
    ['a home folder of Windows', 'README.md', `cd C:\\${users}\\ann`],
  ])('is found: %s', (_what, path, text) => {
    expect(pathsIn(path, text)).toHaveLength(1);
  });

  it('is reported with its line', () => {
    expect(outsidePaths({ path: 'a.ts', text: `\n\nimport '${parent}/b.ts';` })).toEqual([
      { line: 3, path: `${parent}/b.ts` },
    ]);
  });

  it.each([
    ['an import', 'sdk/src/a.ts', `import { a } from '${parent}/${parent}/cli/a.ts';`],
    ['the root itself', 'sdk/src/a.ts', `const root = new URL('${parent}/${parent}/', import.meta.url)`],
    ['a neighbor', 'README.md', 'See [the architecture](./docs/architecture.md).'],
    ['a route', 'web/src/a.ts', `'/admin/work/7', 'https://a.example/home/ann'`],
    ['a program of the system', 'scripts/a.mjs', `'/usr/bin/chromium'`],
  ])('is not one within it: %s', (_what, path, text) => {
    expect(pathsIn(path, text)).toEqual([]);
  });
});

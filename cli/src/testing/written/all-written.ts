import { readFile } from 'node:fs/promises';
import type { Context } from '../../core/context.ts';
import { createProgram } from '../../program.ts';
import { writtenInHelp, writtenOnPage } from './written-lines.ts';

/** README.md is copied by readme.test.ts; docs/cli.md has the examples of help after its introduction. */
const pages = ['installing', 'operations', 'sdk', 'testing', 'versions', 'webhooks', 'ci/README', 'cli'].map(
  (name) => `docs/${name}.md`,
);
const readmes = ['cli', 'mock-server', 'sdk'].map((folder) => `${folder}/README.md`);

/** The program, whose commands cannot run: declaring them does not use their context. */
export const anyProgram = () =>
  createProgram({} as Context, { out: () => undefined, hold: () => undefined, width: 100 });

/** The examples of every `--help`. */
export const inHelp = writtenInHelp(await anyProgram());

/** The blocks of the pages. */
export const onPages = (
  await Promise.all(
    [...pages, ...readmes].map(async (name) => {
      const text = await readFile(new URL(`../../../../${name}`, import.meta.url), 'utf8');
      return writtenOnPage(name, text.split('\n## Flags of every command\n')[0] ?? '');
    }),
  )
).flat();

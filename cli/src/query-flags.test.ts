import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestServer, loadDocument, type TestServer } from '@grt/mock-server/testing';
import { Command, type Option } from 'commander';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from './core/context.ts';
import { createProgram } from './program.ts';
import { filteredLists, unflagged, type FilteredList } from './testing/filtered-lists.ts';
import { runGrtAs } from './testing/run-grt.ts';

const document = await loadDocument();
const program = await createProgram({} as Context, {
  out: () => undefined,
  hold: () => undefined,
  width: 100,
});

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  folder = await mkdtemp(join(tmpdir(), 'grt-filters-'));
  const file = join(folder, 'videos.csv');
  await writeFile(file, 'external_id,title,thumbnail_url\na,A,https://a.example/a.jpg\n');
  const domain = ['clips.example', '--dmca-url=https://a.example/dmca', '--removal-email=removal@a.example'];
  const feed = ['--domain=clips.example', '--name=Uploaded', '--category=girls', '--header', '--wait'];
  for (const { as, argv } of [
    { as: 'acme', argv: ['domains', 'add', ...domain] },
    { as: 'admin', argv: ['domains', 'approve', '1'] },
    { as: 'acme', argv: ['feeds', 'upload', file, ...feed] },
    { as: 'admin', argv: ['variables', 'set', 'support_email', 'help@clips.example'] },
  ])
    await runGrtAs(server, { as }, ...argv);
});
afterAll(() => Promise.all([server.close(), rm(folder, { recursive: true })]));

/** The addresses of all calls that a command makes. */
async function called({ command, as, words = [], with: others = [], flags }: FilteredList): Promise<readonly URL[]> {
  const calls: URL[] = [];
  const noting: typeof fetch = (request, init) => {
    calls.push(new URL(request instanceof Request ? request.url : String(request)));
    return server.fetch(request, init);
  };
  await runGrtAs(
    { ...server, fetch: noting },
    { as },
    ...command.split(' '),
    ...words,
    ...others,
    ...Object.values(flags),
  );
  return calls;
}

describe('every filter of a list is a flag of its command', () => {
  it.each(filteredLists.map((list) => [list.command, list.operation, list] as const))(
    'grt %s sends the parameters of %s',
    async (_command, id, list) => {
      const { path } = operation(id);
      const matches = new RegExp(`/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
      const calls = await called(list);
      const asked = calls.findLast(({ pathname }) => matches.test(pathname))?.searchParams;
      const sent = Object.keys(list.flags).map((name) => [name, asked?.get(name)] as const);
      const wanted = Object.entries(list.flags).map(
        ([name, flag]) => [name, list.values?.[name] ?? flag.split('=')[1] ?? ''] as const,
      );
      expect(sent).toEqual(wanted);
    },
  );

  it('and every parameter of the contract is in that table, or the reason is known why not', () => {
    const missing = document.operations.flatMap(({ id, method, parameters }) => {
      if (method !== 'get') return [];
      const known = new Set(
        filteredLists.filter((list) => list.operation === id).flatMap(({ flags }) => Object.keys(flags)),
      );
      const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
      return names.filter((name) => !known.has(name) && !isUnflagged(id, name)).map((name) => `${id} ${name}`);
    });
    expect(missing).toEqual([]);
  });

  it('takes the choices that the contract has, and no others', () => {
    const differences = filteredLists.flatMap((list) =>
      Object.entries(list.flags).flatMap(([name, flag]) => {
        if (!flag.includes('=')) return [];
        const choices = optionOf(list.command, flag).argChoices;
        const allowed = enumOf(list.operation, name);
        if (choices === undefined && allowed === undefined) return [];
        const shared = (list.shares?.[name] ?? []).concat(allowed ?? []);
        return choices?.toSorted().join() === [...new Set(shared)].toSorted().join()
          ? []
          : [{ flag, list: list.command, choices, allowed }];
      }),
    );
    expect(differences).toEqual([]);
  });
});

function isUnflagged(id: string, name: string): boolean {
  return Object.values(unflagged).some((entries) =>
    entries.some((entry) => [name, `${id} ${name}`, `${id} *`].includes(entry)),
  );
}

function operation(id: string) {
  const found = document.operations.find((one) => one.id === id);
  if (found === undefined) throw new Error(`${id} is not in the contract`);
  return found;
}

/** The values that a parameter may have, if it is one of some choices. */
function enumOf(id: string, name: string): readonly string[] | undefined {
  const schema = operation(id).parameters.find((parameter) => parameter.name === name)?.schema;
  const values: unknown = document.resolve(schema ?? {})['enum'];
  return Array.isArray(values) ? values.map(String) : undefined;
}

function optionOf(command: string, flag: string): Option {
  const found = command
    .split(' ')
    .reduce<Command>((group, word) => group.commands.find((one) => one.name() === word) ?? new Command(), program)
    .options.find(({ long }) => long === flag.split('=')[0]);
  if (found === undefined) throw new Error(`grt ${command} has no ${flag}`);
  return found;
}

describe('a list whose reader has gone', () => {
  it.each(filteredLists.map((list) => [list.command, list] as const))(
    'ends without a word: grt %s',
    async (_command, { command, as, words = [], with: others = [] }) => {
      const seat = { as, isReaderGone: true } as const;
      const run = await runGrtAs(server, seat, ...command.split(' '), ...words, ...others, '--json');
      // What is listed may not be there, which is said.
      expect(run).toMatchObject({ out: '', err: expect.not.stringMatching(/EPIPE|bug|Error/) as string });
      if (run.err === '') expect(run.code).toBe(0);
    },
  );
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  contractDoor,
  contractForms,
  createTestServer,
  edgesOf,
  loadDocument,
  notedCalls,
  typesOf,
  type ContractDoor,
  type TestServer,
} from '@grt/mock-server/testing';
import type { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from './core/context.ts';
import { createProgram } from './program.ts';
import { invited } from './testing/invited.ts';
import { runGrtAs } from './testing/run-grt.ts';
import { walkedCommands } from './testing/walked-commands.ts';
import { otherCommands } from './testing/walked/other-commands.ts';
import type { WalkedCommand } from './testing/walked/walked-command.ts';

const document = await loadDocument();
const forms = contractForms(document);

let server: TestServer;
let door: ContractDoor;
let folder: string;
let tokens: Readonly<Record<string, string>>;
let setupLink: string;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  door = await contractDoor(document);
  tokens = { acme: await server.signIn('acme'), admin: await server.signIn('admin') };
  folder = await mkdtemp(join(tmpdir(), 'grt-walk-'));
  await writeFile(join(folder, 'videos.csv'), 'external_id,title,thumbnail_url\na,A,https://a.example/a.jpg\n');
  const acme = { as: 'acme' };
  const admin = { as: 'admin' };
  const domain = ['--dmca-url=https://a.example/dmca', '--removal-email=removal@a.example'];
  await runGrtAs(server, acme, 'domains', 'add', 'clips.example', ...domain);
  await runGrtAs(server, admin, 'domains', 'approve', '1');
  await runGrtAs(server, acme, 'domains', 'add', 'waiting.example', ...domain);
  const feed = ['https://feeds.example/a.csv', '--domain=1', '--name=Fetched', '--category=girls'];
  await runGrtAs(server, acme, 'feeds', 'add-url', ...feed);
  await runGrtAs(server, admin, 'geo', 'add', 'FR');
  setupLink = await invited(server);
  await runGrtAs(server, { ...admin, stdin: '<p>About</p>' }, 'pages', 'create', '--title=About', '--content=-');
});
afterAll(async () => {
  await Promise.all([server.close(), door.close(), rm(folder, { recursive: true })]);
});

describe('what the server refuses for its form alone, the command refuses with the same sentence, and nothing else', () => {
  it.each(walkedCommands.map((walked) => [walked.command, walked] as const))('grt %s', async (_, walked) => {
    const differences: object[] = [];
    for (const [field, value] of triedValues(walked)) {
      const difference = await differenceAt(walked, field, value);
      if (difference) differences.push({ field, value: value.slice(0, 40), ...difference });
    }
    expect(differences).toEqual([]);
  });
});

describe('the walk', () => {
  const program = createProgram({} as Context, {
    out: () => undefined,
    err: () => undefined,
    outWidth: 100,
    errWidth: 100,
  });

  it('takes every command, or the reason is known why it has nothing to walk', async () => {
    const known = [...walkedCommands.map(({ command }) => command), ...Object.values(otherCommands).flat()];
    expect(commandsIn(await program).map(({ name }) => name)).toEqual(known.toSorted());
  });

  it('takes every flag of its commands that has a value', async () => {
    const found = commandsIn(await program);
    for (const { command, flags, others = [] } of walkedCommands) {
      const known = new Set([...Object.keys(flags), ...others]);
      const own = found.find(({ name }) => name === command)?.flags ?? [];
      expect(
        own.filter((flag) => !known.has(flag)),
        command,
      ).toEqual([]);
    }
  });
});

/** Every command that does something, by name. */
function commandsIn(command: Command, before = ''): readonly { name: string; flags: readonly string[] }[] {
  const all = command.commands.flatMap((child) => {
    const name = `${before} ${child.name()}`.trim();
    if (child.commands.length > 0) return commandsIn(child, name);
    return [
      {
        name,
        flags: child.options.filter(({ required, optional }) => required || optional).map(({ long }) => long ?? ''),
      },
    ];
  });
  return all.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** Every field of a command with every kind of value. */
function triedValues(walked: WalkedCommand): readonly (readonly [string, string])[] {
  const { flags, words = [], base } = walked;
  const properties = formOf(walked).properties;
  const inWords = words.filter((word) => word.startsWith(':')).map((word) => word.slice(1));
  return [...new Set([...Object.values(flags), ...inWords])].flatMap((field) => {
    const given = base[field] ?? 'x';
    return ['', ' \t ', ` ${given} `, ...edgesOf(properties[field] ?? {}).map(String)].map(
      (value) => [field, value] as const,
    );
  });
}

function formOf({ operation, kind }: WalkedCommand) {
  const mine = forms.filter((one) => one.operation.id === operation);
  const form = mine.find((one) => one.kind === (kind ?? 'json')) ?? mine[0];
  if (!form) throw new Error(`${operation} has no body`);
  return form;
}

/** Whether a text is no number where one is asked for, or one of some choices is asked for: the command line itself says
 * what it takes there. */
function isOfAnotherType(property: Readonly<Record<string, unknown>>, text: string): boolean {
  const types = typesOf(property);
  if (property['enum'] !== undefined || types.includes('array')) return true;
  if (types.includes('string')) return false;
  return !(types.includes('integer') ? /^-?\d+$/ : /^-?\d+(\.\d+)?$/).test(text.trim());
}

/** What the command and the server make of the same values, where they differ. */
async function differenceAt(walked: WalkedCommand, field: string, value: string) {
  const given = { ...walked.base, [field]: value };
  const { operation, kind, properties } = formOf(walked);
  const role = walked.as === 'visitor' ? 'visitor' : walked.as === 'acme' ? 'client' : 'super_admin';
  const wire = Object.entries(given).map(([name, text]) => [name, valueOf(properties[name] ?? {}, text)]);
  const body = { ...walked.adds, ...(Object.fromEntries(wire) as object) };
  const files = walked.kind === 'multipart' ? { file: new File(['x'], 'a.csv') } : {};
  const refused = await door.errorsOf(operation, { body, files, role, isForm: kind === 'multipart' });
  const { sent, said } = await run(walked, given, role);
  const isUsage = sent.length === 0 && /argument '.*' is invalid\.|must be (a whole number|an amount)/s.test(said);
  if (isUsage && isOfAnotherType(properties[field] ?? {}, value)) return undefined;
  const wrong = sent.filter(
    (call) => ![walked.operation, walked.also].includes(call.operation) || call.errors !== undefined,
  );
  const sentences = Object.values(refused ?? {}).map(([sentence = '']) => sentence);
  const isSame =
    refused === undefined ? sent.length > 0 : sent.length === 0 && sentences.every((one) => said.includes(one));
  return isSame && wrong.length === 0 ? undefined : { refused, sent, said };
}

async function run(
  { command, words = [], flags, as, stdin, fixed = [], asksFirst }: WalkedCommand,
  given: Readonly<Record<string, string>>,
  role: 'visitor' | 'client' | 'super_admin',
) {
  const calls = notedCalls({ fetch: server.fetch, door, operations: document.operations, role, reading: asksFirst });
  calls.start();
  const argv = [
    ...command.split(' '),
    ...fixed,
    ...Object.entries(flags).flatMap(([flag, name]) => (given[name] === undefined ? [] : [`${flag}=${given[name]}`])),
    '--no-input',
    '--',
    ...words.map((word) => {
      if (word === '{file}') return join(folder, 'videos.csv');
      if (word === '{setup-link}') return setupLink;
      return word.startsWith(':') ? (given[word.slice(1)] ?? '') : word;
    }),
  ];
  const seat = {
    ...(stdin === undefined ? {} : { stdin }),
    ...(as === 'visitor' ? {} : { env: { GRT_TOKEN: tokens[as] ?? '' } }),
  };
  const { out, err } = await runGrtAs({ ...server, fetch: calls.fetch }, seat, ...argv);
  return { sent: calls.take(), said: out + err };
}

function valueOf(property: Readonly<Record<string, unknown>>, text: string): unknown {
  if (typesOf(property).includes('string')) return text;
  if (typesOf(property).includes('array')) return text.split(',').map((entry) => entry.trim());
  return text.trim() === '' ? null : Number(text);
}

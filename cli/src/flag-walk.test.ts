import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  contractDoor,
  contractForms,
  createTestServer,
  loadDocument,
  notedCalls,
  typesOf,
  type ContractDoor,
  type TestServer,
} from '@grt/mock-server/testing';
import type { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from './core/context.ts';
import { exitCode } from './core/exit-code.ts';
import { createProgram } from './program.ts';
import { invited } from './testing/invited.ts';
import { runGrtAs } from './testing/run-grt.ts';
import { walkedCommands } from './testing/walked-commands.ts';
import { otherFields } from './testing/walked/other-fields.ts';
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
  await Promise.all([server.close(), rm(folder, { recursive: true })]);
});

describe('a command refuses wrong values in the words of the contract, and sends nothing but right ones', () => {
  it.each(walkedCommands.map((walked) => [walked.command, walked] as const))('grt %s', async (_, walked) => {
    const wrong = { ...walked.base, ...wrongValues(walked) };
    const sentences = await refusalsOf(walked, wrong);
    expect(sentences).not.toEqual([]);
    const refused = await run(walked, wrong);
    expect(refused.sent).toEqual([]);
    expect(sentences.filter((sentence) => !refused.err.includes(sentence))).toEqual([]);
    expect(refused.code).toBe(exitCode.invalid);

    const { sent } = await run(walked, walked.base);
    expect(sent).toHaveLength(1);
    for (const { operation, errors, body } of sent) {
      expect([walked.operation, walked.also]).toContain(operation);
      expect(errors).toBeUndefined();
      expect(textsIn(walked, body)).toEqual(walked.base);
    }
  });
});

describe('a command with a field for --json that its result will not have says so, and changes nothing', () => {
  it.each(walkedCommands.map((walked) => [walked.command, walked] as const))('grt %s', async (_, walked) => {
    const { sent, code, err } = await run(walked, walked.base, '--json=nothing');
    expect(err).toContain('--json: unknown field \\"nothing\\". Available fields: ');
    expect({ sent, code }).toEqual({ sent: [], code: exitCode.usage });
  });
});

describe('the walk', () => {
  const program = createProgram({} as Context, {
    out: () => undefined,
    hold: () => undefined,
    width: 100,
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

  it('fills every field of the forms, or it is known what else does, or why nothing has to', async () => {
    const commands = new Map(commandsIn(await program).map(({ name, options }) => [name, options]));
    const differences = walkedCommands.flatMap((walked) => {
      const { command, flags, words = [], adds = {} } = walked;
      const given = new Set([
        ...Object.values(flags),
        ...words.map((word) => word.replace(/^[:{]|\}$/g, '')),
        ...Object.keys(adds),
      ]);
      const known = otherFields[command] ?? {};
      const open = Object.keys(formOf(walked).properties).filter((name) => !given.has(name));
      const isThere = (how: string) =>
        how.startsWith('grt ')
          ? commands.has(how.slice(4))
          : !how.startsWith('--') || commands.get(command)?.includes(how) === true;
      const missing = open.filter((name) => known[name] === undefined);
      const stale = Object.keys(known).filter((name) => !open.includes(name) || !isThere(known[name] ?? ''));
      return missing.concat(stale).map((name) => `grt ${command}: ${name}`);
    });
    expect(differences).toEqual([]);
  });
});

/** Every command that does something, by name. */
function commandsIn(
  command: Command,
  before = '',
): readonly { name: string; flags: readonly string[]; options: readonly string[] }[] {
  const all = command.commands.flatMap((child) => {
    const name = `${before} ${child.name()}`.trim();
    if (child.commands.length > 0) return commandsIn(child, name);
    return [
      {
        name,
        flags: child.options.filter(({ required, optional }) => required || optional).map(({ long }) => long ?? ''),
        options: child.options.map(({ long }) => long ?? ''),
      },
    ];
  });
  return all.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** One wrong value for each flag and word that can have one: those that are listed, or a text that is too long. */
function wrongValues(walked: WalkedCommand): Readonly<Record<string, string>> {
  if (walked.wrong) return walked.wrong;
  const { properties } = formOf(walked);
  const inWords = (walked.words ?? []).filter((word) => word.startsWith(':')).map((word) => word.slice(1));
  const tooLong = [...Object.values(walked.flags), ...inWords].flatMap((field) => {
    const { maxLength, enum: choices } = properties[field] ?? {};
    return typeof maxLength === 'number' && choices === undefined ? [[field, 'a'.repeat(maxLength + 1)] as const] : [];
  });
  return Object.fromEntries(tooLong);
}

function formOf({ operation, kind }: WalkedCommand) {
  const mine = forms.filter((one) => one.operation.id === operation);
  const form = mine.find((one) => one.kind === (kind ?? 'json')) ?? mine[0];
  if (!form) throw new Error(`${operation} has no body`);
  return form;
}

/** The contract's sentences for what a command is given. */
async function refusalsOf(walked: WalkedCommand, given: Readonly<Record<string, string>>) {
  const { operation, kind, properties } = formOf(walked);
  const wire = Object.entries(given).map(([name, text]) => [name, valueOf(properties[name] ?? {}, text)]);
  const refused = await door.errorsOf(operation, {
    body: { ...walked.adds, ...(Object.fromEntries(wire) as object) },
    files: walked.kind === 'multipart' ? { file: new File(['x'], 'a.csv') } : {},
    role: roleOf(walked),
    isForm: kind === 'multipart',
  });
  return Object.values(refused ?? {}).map(([sentence = '']) => sentence);
}

const roleOf = ({ as }: WalkedCommand) => (as === 'visitor' ? as : as === 'acme' ? 'client' : 'super_admin');

async function run(walked: WalkedCommand, given: Readonly<Record<string, string>>, ...more: readonly string[]) {
  const { command, words = [], flags, as, stdin, fixed = [], asksFirst } = walked;
  const calls = notedCalls({
    fetch: server.fetch,
    door,
    operations: document.operations,
    role: roleOf(walked),
    reading: asksFirst,
  });
  calls.start();
  const argv = [
    ...command.split(' '),
    ...fixed,
    ...Object.entries(flags).flatMap(([flag, name]) => (given[name] === undefined ? [] : [`${flag}=${given[name]}`])),
    '--no-input',
    ...more,
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
  const { code, err } = await runGrtAs({ ...server, fetch: calls.fetch }, seat, ...argv);
  return { sent: calls.take(), code, err };
}

/** The values of a body as a person gives them. */
const textsIn = ({ base }: WalkedCommand, body: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.keys(base).map((name) => [name, String(body[name])]));

function valueOf(property: Readonly<Record<string, unknown>>, text: string): unknown {
  if (typesOf(property).includes('string')) return text;
  if (typesOf(property).includes('array')) return text.split(',').map((entry) => entry.trim());
  return text.trim() === '' ? null : Number(text);
}

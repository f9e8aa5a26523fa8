import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aHost, createTestServer, demoOn, testPassword, type Host, type TestServer } from '@grt/mock-server/testing';
import type { Command } from 'commander';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Context } from './core/context.ts';
import { createProgram } from './program.ts';
import { runGrtAt } from './testing/run-grt.ts';
import { prepareFolder } from './testing/written/prepared-folder.ts';
import { otherThanShown } from './testing/written/promises.ts';
import { copyLine } from './testing/written/reader.ts';
import { stagesOf, substitutionIn } from './testing/written/shell-line.ts';
import { secretsOf, type StandIns } from './testing/written/stand-ins.ts';
import { beforeLine, endsWith, needless, whyNotRun } from './testing/written/written-tables.ts';
import { writtenInHelp, writtenOnPage, type Written } from './testing/written/written-lines.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 }); // It fills in the demo data, and runs four hundred commands.

const profiles = [
  ['admin', 'admin'],
  ['acme', 'acme'],
  ['old-server', 'acme'],
] as const;
/** README.md is copied by readme.test.ts; docs/cli.md has the examples of help after its introduction. */
const pages = ['installing', 'operations', 'sdk', 'testing', 'versions', 'webhooks', 'ci/README', 'cli'].map(
  (name) => `docs/${name}.md`,
);
const readmes = ['cli', 'mock-server', 'sdk'].map((folder) => `${folder}/README.md`);

/** Declaring commands does not use their context. */
const anyProgram = () => createProgram({} as Context, { out: () => undefined, hold: () => undefined, width: 100 });

const inHelp = writtenInHelp(await anyProgram());
const onPages = (
  await Promise.all(
    [...pages, ...readmes].map(async (name) => {
      const text = await readFile(new URL(`../../${name}`, import.meta.url), 'utf8');
      return writtenOnPage(name, text.split('\n## Flags of every command\n')[0] ?? '');
    }),
  )
).flat();

let server: TestServer;
let host: Host;
let folder: string;
let goBack: () => Promise<void>;
/** Whether something may have changed on the demo. */
let isUsed = true;
let credentials: string;
let standIns: StandIns;

beforeAll(async () => {
  const feed = 'external_id|title|thumbnail_url\nv1|One|https://media.example/1.jpg\n';
  host = await aHost((_, response) => void response.end(feed));
  const environment = { GRT_RATE_LIMITS: 'off', GRT_FEED_FETCH_ALLOW: host.name, GRT_WEBHOOK_ALLOW: host.name };
  const own = await createTestServer({ people: false, environment });
  const fetch: typeof own.fetch = async (input, init) => {
    const { method } = new Request(input, init);
    const reply = await own.fetch(input, init);
    isUsed ||= method !== 'GET' && reply.ok; // a refused call changes nothing
    return reply;
  };
  server = { ...own, fetch };
  goBack = await demoOn(server);
  folder = await mkdtemp(join(tmpdir(), 'grt-written-'));
  await prepareFolder(folder, '');
  for (const [profile, username] of profiles) {
    const words = ['auth', 'login', '--profile', profile, '--username', username, '--password-stdin'];
    await runGrtAt(server, folder, { stdin: testPassword }, ...words);
  }
  credentials = await readFile(join(folder, '.config/grt/credentials.json'), 'utf8');
  standIns = [
    ['https://partner.example', host.url],
    ['https://hooks.example.com', host.url],
    ['localhost:3000', host.name],
    ...(await secretsOf(server, folder)),
  ];
  await goBack();
});
afterAll(async () => {
  await server.close();
  await host.close();
  await rm(folder, { recursive: true });
});

async function startAnew(): Promise<void> {
  await rm(folder, { recursive: true });
  await mkdir(join(folder, '.config/grt'), { recursive: true });
  await prepareFolder(folder, asHere('grt_t_…'));
  await goBackSignedIn();
}

/** The demo as it was, and everybody signed in. */
async function goBackSignedIn(): Promise<void> {
  if (isUsed) await goBack();
  isUsed = false;
  await writeFile(join(folder, '.config/grt/credentials.json'), credentials, { mode: 0o600 });
}

/** A line with the addresses and secrets of this machine. */
function asHere(line: string): string {
  return standIns.reduce((text, [written, here]) => text.replaceAll(written, here), line);
}

/** @returns how a line ended, if otherwise than it should */
async function problemOf(
  line: string,
  env: Readonly<Record<string, string>>,
  shown?: readonly string[],
): Promise<string | undefined> {
  for (const each of [...beforeLine(line), line]) {
    const { code, out, err, ...last } = await copyLine({ server, folder, columns: 80, env }, asHere(each));
    if (isUsed) await server.drain();
    const broken = last.broken ?? otherThanShown(each === line ? shown : undefined, out);
    if (broken !== undefined) return `${each}: ${broken}`;
    if (code !== endsWith(each)) return `${each} ended with ${String(code)}: ${err}${out}`;
  }
  return undefined;
}

/** Each line on a demo of its own, by the first of two people who may do what it says; files stay where they are.
 * @returns the lines that end otherwise than they promise */
async function copyEach({ lines }: Written): Promise<readonly string[]> {
  await startAnew();
  const wrong: string[] = [];
  for (const line of lines.filter((text) => whyNotRun(text) === undefined)) {
    const problems: string[] = [];
    for (const GRT_PROFILE of ['admin', 'acme']) {
      await goBackSignedIn();
      const problem = await problemOf(line, { GRT_PROFILE });
      if (problem === undefined) break;
      problems.push(`${GRT_PROFILE}: ${problem}`);
    }
    if (problems.length === 2) wrong.push(...problems);
  }
  return wrong;
}

/** The lines of a block on one demo, in their order. @returns the first one that ends otherwise than it promises */
async function copyInOrder(written: Written): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const GRT_PROFILE of ['admin', 'acme']) {
    await startAnew();
    const problem = await firstProblem(written, { GRT_PROFILE });
    if (problem === undefined) return [];
    problems.push(`${written.where}, as ${GRT_PROFILE}: ${problem}`);
  }
  return problems;
}

async function firstProblem(
  { lines, shown }: Written,
  given: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const env = { ...given };
  for (const line of lines.filter((text) => whyNotRun(text) === undefined)) {
    const [, name, value] = /^export (\w+)=(\S+)$/.exec(line) ?? [];
    if (name !== undefined) env[name] = asHere(value ?? '');
    const problem = name === undefined ? await problemOf(line, env, shown?.get(line)) : undefined;
    if (problem !== undefined) return problem;
  }
  return undefined;
}

it('the examples of every --help do what they say, on a fresh demo', async () => {
  const wrong: string[] = [];
  for (const written of inHelp) wrong.push(...(await copyEach(written)));
  expect(wrong).toEqual([]);
});

it('the blocks of the pages do, in their order', async () => {
  const wrong: string[] = [];
  for (const written of onPages) wrong.push(...(await copyInOrder(written)));
  expect(wrong).toEqual([]);
});

it('those that are not copied are still written, and understood', async () => {
  const lines = [...inHelp, ...onPages].flatMap((written) => written.lines);
  expect(needless(lines)).toEqual([]);
  const idle = await anyProgram();
  for (const command of everyCommand(idle)) if (command.commands.length === 0) command.action(() => undefined);
  for (const line of lines.filter((text) => whyNotRun(text) !== undefined))
    for (const words of callsIn(line)) await idle.parseAsync(words, { from: 'user' });
});

function everyCommand(command: Command): readonly Command[] {
  return [command, ...command.commands.flatMap(everyCommand)];
}

/** The calls of grt in a line, as words. */
function callsIn(line: string): readonly (readonly string[])[] {
  const inner = substitutionIn(line);
  if (inner !== undefined) return [...callsIn(inner.line), ...callsIn(line.replace(inner.text, '1'))];
  const calls = stagesOf(line.replaceAll(/^until |;.*$/g, '')).filter(({ words: [program] }) => program === 'grt');
  return calls.map(({ words }) => words.slice(1));
}

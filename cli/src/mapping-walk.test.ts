import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  contractDoor,
  createTestServer,
  loadDocument,
  notedCalls,
  type ContractDoor,
  type TestServer,
} from '@grt/mock-server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exitCode } from './core/exit-code.ts';
import { runGrtAs } from './testing/run-grt.ts';

/** Fields by column, as flags name them. */
type Mapping = Readonly<Record<string, string>>;

const document = await loadDocument();
const right = { Key: 'external_id', Headline: 'title', Picture: 'thumbnail_url' };
const columns = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`c${String(at)}`, 'tags']));

const processMapping = operationOf('clientFeeds.processMapping');

/** What is called with a mapping, and the first call that would change something. */
const commands = [
  ['feeds map up_7Qk2n0', 'clientFeeds.processMapping'],
  ['feeds upload {file} --domain=1 --name=Walked --category=girls', 'clientFeeds.create'],
  ['feeds add-url https://feeds.example/b.csv --domain=1 --name=Walked --category=girls', 'clientFeeds.create'],
  ['feeds mapping save 1', 'clientFeeds.saveMapping'],
  ['feeds validate {file}', undefined],
] as const;

let server: TestServer;
let door: ContractDoor;
let folder: string;
let token: string;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  door = await contractDoor(document);
  token = await server.signIn('acme');
  folder = await mkdtemp(join(tmpdir(), 'grt-mapping-walk-'));
  await writeFile(join(folder, 'videos.csv'), 'Key,Headline,Picture\na,A,https://a.example/a.jpg\n');
  const domain = ['--dmca-url=https://a.example/dmca', '--removal-email=removal@a.example'];
  await runGrtAs(server, { as: 'acme' }, 'domains', 'add', 'clips.example', ...domain);
  await runGrtAs(server, { as: 'admin' }, 'domains', 'approve', '1');
});
afterAll(async () => {
  await Promise.all([server.close(), rm(folder, { recursive: true })]);
});

describe.each(commands)('grt %s', (command, call) => {
  it('refuses a wrong mapping in the words of the contract, and sends only a right one', async () => {
    const wrong = { ...right, More: 'tags,split=::::' };
    const [sentence = '', ...others] = await refusalsOf(wrong);
    expect(others).toEqual([]);

    const refused = await run(command, wrong);
    expect(refused.said).toContain(sentence);
    expect(refused.code).toBe(exitCode.invalid);
    expect(refused.sent).toEqual([]);

    expect((await run(command, right)).sent).toEqual(call === undefined ? [] : [call]);
  });
});

it('takes as many columns as a mapping may have, and no more', async () => {
  const [command, call] = commands[0];
  expect((await run(command, columns(256))).sent).toEqual([call]);

  const { sent, said, code } = await run(command, columns(257));
  for (const sentence of await refusalsOf(columns(257))) expect(said).toContain(sentence);
  expect(code).toBe(exitCode.invalid);
  expect(sent).toEqual([]);
});

/** The contract's sentences for a mapping. */
async function refusalsOf(mapping: Mapping): Promise<readonly string[]> {
  const body = { upload_id: 'up_7Qk2n0', mapping: onTheWire(mapping) };
  const refused = await door.errorsOf(processMapping, { body, files: {}, role: 'client' });
  expect(refused).toBeDefined();
  return Object.values(refused ?? {}).map(([sentence = '']) => sentence);
}

/** Runs a command with the mapping in flags. */
async function run(command: string, given: Mapping) {
  const calls = notedCalls({ fetch: server.fetch, door, operations: document.operations, role: 'client' });
  calls.start();
  const words = command.split(' ').map((word) => word.replace('{file}', join(folder, 'videos.csv')));
  const { code, out, err } = await runGrtAs(
    { ...server, fetch: calls.fetch },
    { env: { GRT_TOKEN: token } },
    ...words,
    ...Object.entries(given).map(([column, target]) => `--map=${column}=${target}`),
    '--no-input',
  );
  return { code, sent: calls.take().map(({ operation }) => operation), said: out + err };
}

function operationOf(id: string) {
  const found = document.operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`There is no ${id}`);
  return found;
}

/** The body's mapping for what the flags say. */
function onTheWire(given: Mapping): object {
  return Object.fromEntries(
    Object.entries(given).map(([column, target]) => {
      const [field, split] = target.split(',split=');
      return [column, split === undefined ? { field } : { field, split }];
    }),
  );
}

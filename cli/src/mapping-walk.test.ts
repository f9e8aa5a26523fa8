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
import { itemFieldValues } from '@grt/sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runGrtAs } from './testing/run-grt.ts';

const document = await loadDocument();
const fields = itemFieldValues.filter((field) => !['external_id', 'title', 'thumbnail_url'].includes(field));
const right = { Key: 'external_id', Headline: 'title', Picture: 'thumbnail_url' };
const columns = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`c${String(at)}`, 'tags']));

const processMapping = operationOf('clientFeeds.processMapping');

/** Mappings by what is said of them. */
const mappings: readonly (readonly [string, Readonly<Record<string, string | readonly string[]>>])[] = [
  ['the right one', right],
  ['as many fields as a column may fill', { ...right, More: fields.slice(0, 8) }],
  ['one field more', { ...right, More: fields.slice(0, 9) }],
  ['a listed separator', { ...right, More: 'tags,split=::' }],
  ['one that is not listed', { ...right, More: 'tags,split=::::' }],
  ['two columns at fault', { ...right, More: 'tags,split=::::', Others: fields.slice(0, 9) }],
  ['as many columns as a mapping may have', columns(256)],
  ['one column more', columns(257)],
];

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
  await Promise.all([server.close(), door.close(), rm(folder, { recursive: true })]);
});

describe.each(commands)('grt %s', (command, call) => {
  it.each(mappings)(
    'refuses the mapping that the server refuses for its form alone, before sending: %s',
    async (_, given) => {
      const refused = await door.errorsOf(processMapping, {
        body: { upload_id: 'up_7Qk2n0', mapping: onTheWire(given) },
        files: {},
        role: 'client',
      });
      const { sent, said } = await run(command, given);
      for (const [sentence = ''] of Object.values(refused ?? {})) expect(said).toContain(sentence);
      if (refused === undefined) expect(said).not.toContain('This mapping is not valid');
      expect(sent).toEqual(refused === undefined && call !== undefined ? [call] : []);
    },
  );
});

/** Runs a command with the mapping in flags. */
async function run(command: string, given: (typeof mappings)[number][1]) {
  const calls = notedCalls({ fetch: server.fetch, door, operations: document.operations, role: 'client' });
  calls.start();
  const words = command.split(' ').map((word) => word.replace('{file}', join(folder, 'videos.csv')));
  const { out, err } = await runGrtAs(
    { ...server, fetch: calls.fetch },
    { env: { GRT_TOKEN: token } },
    ...words,
    ...Object.entries(given).flatMap(([column, targets]) =>
      [targets].flat().map((target) => `--map=${column}=${target}`),
    ),
    '--no-input',
  );
  return { sent: calls.take().map(({ operation }) => operation), said: out + err };
}

function operationOf(id: string) {
  const found = document.operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`There is no ${id}`);
  return found;
}

/** The body's mapping for what the flags say. */
function onTheWire(given: (typeof mappings)[number][1]): object {
  return Object.fromEntries(
    Object.entries(given).map(([column, targets]) => {
      const all = [targets].flat().map((target) => {
        const [field, split] = target.split(',split=');
        return split === undefined ? { field } : { field, split };
      });
      return [column, all.length === 1 ? all[0] : all];
    }),
  );
}

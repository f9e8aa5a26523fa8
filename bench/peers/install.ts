/** What other people test against, installed in a folder of its own on first use: it is part of nothing else. */
import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const contract = new URL('../../openapi.yaml', import.meta.url);

/** The list that everybody is asked for. */
export const listPath = '/admin/registrations?page=1&per_page=20';
/** How many items it has. */
export const listLength = 20;
/** How many there are on the servers that keep any. */
export const kept = 1000;

/** The folder, with the peers, and the files that they are started with. */
export const folder = fileURLToPath(new URL('../../.cache/bench-peers/', import.meta.url));

interface Media {
  schema: object;
  example: { data: unknown[] };
}

interface Document {
  readonly paths: Readonly<Record<string, { get: { responses: { 200: { content: Record<string, Media> } } } }>>;
}

/** Installs them, and writes our contract as each of them takes it. Its example of the list has 20 items here, so that all
 * servers send as much. */
export async function installPeers(): Promise<void> {
  await mkdir(`${folder}wiremock/mappings`, { recursive: true });
  await copyFile(new URL('peers.json', import.meta.url), `${folder}package.json`);
  const words = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--no-engine-strict', '--prefer-offline'];
  const { status, stderr } = spawnSync('npm', words, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The peers could not be installed:\n${stderr}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own contract
  const document = parse(await readFile(contract, 'utf8'), { maxAliasCount: -1 }) as Document;
  const media = document.paths['/admin/registrations']?.get.responses[200].content['application/json'];
  if (!media) throw new Error('The contract has no list of registrations.');
  media.example = { ...media.example, data: Array.from({ length: listLength }, () => media.example.data[0]) };
  await writeFile(`${folder}openapi.json`, JSON.stringify(document));
  // Mockoon answers with the example of the schema.
  media.schema = { type: 'object', example: media.example };
  await writeFile(`${folder}mockoon.json`, JSON.stringify(document));
  const stub = {
    request: { method: 'GET', urlPath: '/admin/registrations' },
    response: { status: 200, headers: { 'Content-Type': 'application/json' }, jsonBody: media.example },
  };
  await writeFile(`${folder}wiremock/mappings/list.json`, JSON.stringify(stub));
  await writeFile(`${folder}list.json`, JSON.stringify(media.example));
  await writeFile(`${folder}msw-list.mjs`, msw);
  await writeFile(`${folder}some.yaml`, `name: some\nsteps:\n  - pending_registrations: ${String(kept)}\n`);
}

/** MSW has no server: it answers in the process that asks. */
const msw = `import { readFileSync } from 'node:fs';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
const list = JSON.parse(readFileSync(new URL('list.json', import.meta.url), 'utf8'));
const url = 'http://127.0.0.1:9/admin/registrations';
const server = setupServer(http.get(url, () => HttpResponse.json(list)));
server.listen();
const ask = async () => (await fetch(url + '?page=1&per_page=20')).arrayBuffer();
await ask();
process.send({ ready: true });
process.on('message', async (calls) => {
  const [before, startMs] = [process.cpuUsage(), performance.now()];
  for (let done = 0; done < calls; done += 8) await Promise.all(Array.from({ length: 8 }, ask));
  const { user, system } = process.cpuUsage(before);
  process.send({ tookMs: performance.now() - startMs, processorMs: (user + system) / 1000 });
});
process.on('disconnect', () => process.exit());
`;

/** Clients that other people use, installed in a folder of their own on first use: they are part of nothing else. */
import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, minify } from 'vite';

const folder = fileURLToPath(new URL('../../.cache/bench-clients/', import.meta.url));
const contract = fileURLToPath(new URL('../../openapi.yaml', import.meta.url));

/** Makes a function that fetches one page of domains with a time limit of 10 seconds. */
export type CallerOf = (baseUrl: string, token: string) => () => Promise<unknown>;

const headers = '{ authorization: `Bearer ${token}` }';

/** The whole package repeats and throttles calls by queues. Its pauses, which are as long as GitHub wants them, are off. */
const octokit = (from: string, settings: string) => `import { Octokit } from '${from}';
export default (baseUrl, auth) => {
  const client = new Octokit({ baseUrl, auth${settings} });
  return () => client.request('GET /domains', { page: 1, request: { signal: AbortSignal.timeout(10_000) } });
};`;

/** How each is set up for the same call. */
const callers: Readonly<Record<string, string>> = {
  'openapi-fetch': `import createClient from 'openapi-fetch';
export default (baseUrl, token) => {
  const client = createClient({ baseUrl, headers: ${headers} });
  return () => client.GET('/domains', { params: { query: { page: 1 } }, signal: AbortSignal.timeout(10_000) });
};`,
  'hey-api': `import { createClient } from './hey-api/client/index.ts';
import { domainsList } from './hey-api/sdk.gen.ts';
export default (baseUrl, token) => {
  const client = createClient({ baseUrl, headers: ${headers} });
  return () => domainsList({ client, query: { page: 1 }, signal: AbortSignal.timeout(10_000) });
};`,
  'ofetch alone': `import { ofetch } from 'ofetch';
export default (baseURL, token) => () => ofetch('/domains', { baseURL, query: { page: 1 }, timeout: 10_000, headers: ${headers} });`,
  "Stripe's": `import Stripe from 'stripe';
export default (baseUrl, token) => {
  const { hostname, port } = new URL(baseUrl);
  const settings = { protocol: 'http', host: hostname, port, timeout: 10_000, telemetry: false };
  const client = new Stripe(token, { ...settings, httpClient: Stripe.createFetchHttpClient() });
  return () => client.rawRequest('GET', '/api/domains?page=1');
};`,
  Octokit: octokit('octokit', ', throttle: { enabled: false }'),
  'Octokit, without its queues': octokit('@octokit/core', ''),
  axios: `import axios from 'axios';
export default (baseURL, token) => {
  const client = axios.create({ baseURL, timeout: 10_000, headers: ${headers} });
  return () => client.get('/domains', { params: { page: 1 } });
};`,
};

/** What a page needs for each, with every call of its API. */
const pages: Readonly<Record<string, string>> = {
  'openapi-fetch': "export { default } from 'openapi-fetch';",
  'hey-api, one call':
    "export { domainsList } from './hey-api/sdk.gen.ts'; export { createClient } from './hey-api/client/index.ts';",
  'hey-api, all calls':
    "export * from './hey-api/sdk.gen.ts'; export { createClient } from './hey-api/client/index.ts';",
  'ofetch alone': "export { ofetch } from 'ofetch';",
  axios: "export { default } from 'axios';",
  "Stripe's": "export { default } from 'stripe';",
  Octokit: "export { Octokit } from 'octokit';",
  'Octokit, without a list of its calls': "export { Octokit } from '@octokit/core';",
};

/** Installs them, and generates the client of hey-api from our contract. */
export async function installClients(): Promise<void> {
  await mkdir(folder, { recursive: true });
  await copyFile(new URL('clients.json', import.meta.url), `${folder}package.json`);
  run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--no-engine-strict']);
  const generator = ['openapi-ts', '-i', contract, '-o', 'hey-api', '-c', '@hey-api/client-fetch', '--no-log-file'];
  run('npx', ['--no-install', ...generator]);
}

/** The call of each, bundled for Node like ours. */
export async function otherCallers(): Promise<ReadonlyMap<string, CallerOf>> {
  const found = new Map<string, CallerOf>();
  for (const [at, [name, code]] of Object.entries(callers).entries()) {
    const entry = `${folder}call-${String(at)}.js`;
    await writeFile(entry, code);
    const output = { entryFileNames: `built-${String(at)}.mjs` };
    await build({
      configFile: false,
      logLevel: 'silent',
      root: folder,
      ssr: { noExternal: true },
      build: { outDir: `${folder}built`, emptyOutDir: false, ssr: entry, minify: true, rolldownOptions: { output } },
    });
    const loaded: unknown = await import(pathToFileURL(`${folder}built/built-${String(at)}.mjs`).href);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written above
    found.set(name, (loaded as { default: CallerOf }).default);
  }
  return found;
}

/** Gzipped bytes of each in a page. */
export async function otherSizes(): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  for (const [name, code] of Object.entries(pages)) {
    const entry = `${folder}page.js`;
    await writeFile(entry, code);
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      root: folder,
      build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: 'page' } },
    });
    let bytes = 0;
    for (const { output } of [built].flat().filter((bundle) => 'output' in bundle)) {
      for (const chunk of output) {
        if (chunk.type === 'chunk')
          bytes += gzipSync((await minify(chunk.fileName, chunk.code)).code, { level: 9 }).length;
      }
    }
    sizes.set(name, bytes);
  }
  return sizes;
}

function run(command: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stderr}`);
}

/** What the client costs, beside clients that other people use: the time of a call relative to a bare fetch in the same run,
 * and its size in a page. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as Sdk from '@grt/sdk';
import { build } from 'vite';
import { bundleSize } from '../sdk/scripts/bundle-size.ts';
import { installClients, otherCallers, otherSizes } from './sdk/other-clients.ts';

const rounds = 300;
const callsPerRound = 20;
const token = 'grt_s_bench';
const reply = JSON.stringify({
  success: true,
  data: Array.from({ length: 20 }, (_, id) => ({ id, domain_name: `clips-${String(id)}.example`, status: 'approved' })),
  meta: { page: 1, per_page: 20, total: 20, last_page: 1 },
});

/** Prints the cost of a call and of a page. */
export async function bench(): Promise<void> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'x-request-id': 'req_1' });
    response.end(reply);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  await installClients();
  const ratios = await timeCalls(`http://127.0.0.1:${String(address.port)}/api`);
  server.close();
  server.closeAllConnections();
  console.log('a call, a bare fetch with the same timeout = 1');
  for (const [name, ratio] of ratios) console.log(`  ${name.padEnd(40)}${ratio.toFixed(2).padStart(6)}`);
  const { client, table, encoder } = await bundleSize();
  console.log('in a page, minified and gzipped');
  const sizes = [
    ['ours, all calls', client + table] as const,
    ['  of which the operation table', table] as const,
    ...(await otherSizes()),
  ];
  for (const [name, bytes] of sizes) console.log(`  ${name.padEnd(40)}${kilobytes(bytes)} kB`);
  console.log(`only in Node\n  ${'ours, multipart encoder'.padEnd(40)}${kilobytes(encoder)} kB`);
}

/** All take turns in short rounds, and the fastest tenth of the rounds counts: those that nothing else on the machine
 * disturbed. Each is bundled as in the command line, because a development runner slows small functions down. */
async function timeCalls(baseUrl: string): Promise<ReadonlyMap<string, number>> {
  const { createGrt } = await bundledSdk();
  const grt = createGrt({ baseUrl, token });
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const bare = async (): Promise<unknown> => {
    const signal = AbortSignal.timeout(10_000);
    const response = await fetch(`${baseUrl}/domains?page=1`, { headers, credentials: 'include', signal });
    return await response.json();
  };
  const works = new Map<string, () => Promise<unknown>>([
    ['a bare fetch', bare],
    ['ours', async () => await grt.domains.list({ page: 1 })],
  ]);
  for (const [name, callerOf] of await otherCallers()) works.set(name, callerOf(baseUrl, token));
  const times = new Map([...works.keys()].map((name) => [name, new Array<number>()] as const));
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? [...works] : [...works].toReversed();
    for (const [name, work] of order) times.get(name)?.push(await time(work));
  }
  const bareMs = undisturbed(times.get('a bare fetch') ?? []);
  return new Map([...times].map(([name, taken]) => [name, undisturbed(taken) / bareMs]));
}

async function bundledSdk(): Promise<typeof Sdk> {
  const outDir = await mkdtemp(join(tmpdir(), 'grt-bench-'));
  try {
    const entry = fileURLToPath(import.meta.resolve('@grt/sdk'));
    await build({
      configFile: false,
      logLevel: 'silent',
      ssr: { noExternal: true },
      build: { outDir, ssr: entry, minify: true, rollupOptions: { output: { entryFileNames: 'sdk.mjs' } } },
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- bundled from the very same module
    return (await import(pathToFileURL(join(outDir, 'sdk.mjs')).href)) as typeof Sdk;
  } finally {
    await rm(outDir, { recursive: true });
  }
}

async function time(call: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  for (let done = 0; done < callsPerRound; done += 1) await call();
  return performance.now() - startMs;
}

function undisturbed(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 10)] ?? Number.NaN;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(4);
}

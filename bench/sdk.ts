/** What the client costs: the time of a call relative to a bare fetch in the same run, and its size in a page. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as Sdk from '@grt/sdk';
import { build } from 'vite';
import { bundleSize } from '../sdk/scripts/bundle-size.ts';

const rounds = 600;
const callsPerRound = 20;
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
  const { bareMs, oursMs } = await timeCalls(`http://127.0.0.1:${String(address.port)}/api`);
  server.close();
  server.closeAllConnections();
  const { client, table, encoder } = await bundleSize();
  console.log(
    `a call of the client, a bare fetch with the same timeout = 1    ${(oursMs / bareMs).toFixed(2)}  target 1.15`,
  );
  console.log(`in a page, minified and gzipped    client                  ${kilobytes(client)} kB  target 10.0`);
  console.log(`                                   operation table         ${kilobytes(table)} kB`);
  console.log(`only in Node                       multipart encoder       ${kilobytes(encoder)} kB`);
}

/** Both take turns in short rounds, and the fastest tenth of the rounds counts: those that nothing else on the machine
 * disturbed. The client is bundled as in the command line, because a development runner slows small functions down. */
async function timeCalls(baseUrl: string): Promise<{ bareMs: number; oursMs: number }> {
  const { createGrt, memoryTokenStore } = await bundledSdk();
  const grt = createGrt({ baseUrl, tokenStore: memoryTokenStore({ token: 'grt_s_bench' }) });
  const headers = { accept: 'application/json', authorization: 'Bearer grt_s_bench' };
  const bare = async (): Promise<unknown> => {
    const signal = AbortSignal.timeout(10_000);
    const response = await fetch(`${baseUrl}/domains?page=1`, { headers, credentials: 'include', signal });
    return await response.json();
  };
  const ours = async (): Promise<unknown> => await grt.domains.list({ page: 1 });
  const times = { bare: new Array<number>(), ours: new Array<number>() };
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) times.bare.push(await time(bare));
    times.ours.push(await time(ours));
    if (round % 2 === 1) times.bare.push(await time(bare));
  }
  return { bareMs: undisturbed(times.bare), oursMs: undisturbed(times.ours) };
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

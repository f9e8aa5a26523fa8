import { openAsBlob } from 'node:fs';
import { call } from '../../mock-server/src/testing/api-calls.ts';
import { anApprovedDomain, sendFeed, started } from '../../mock-server/src/modules/feeds/testing.ts';
import { withImportServer, type ImportServer } from './import-server.ts';

/** Response times while an import ran, in wall-clock milliseconds. */
export interface Answers {
  readonly asked: number;
  readonly medianMs: number;
  readonly worstMs: number;
}

/** What importing a large file costs the server. */
export interface Importing {
  /** Resident memory above the level before the import. */
  readonly peakBytes: number;
  readonly health: Answers;
  readonly list: Answers;
}

/** Imports a file through the whole server while requesting its health and a list throughout.
 * @param smallPath - imported first, so that what the very first import loads is not counted
 * */
export function watchImport(path: string, smallPath: string): Promise<Importing> {
  return withImportServer(async (parts) => {
    const { server, people } = parts;
    const send = async (domainName: string, source: string) => {
      const domainId = await anApprovedDomain(server, people, domainName);
      const file = new File([await openAsBlob(source)], 'sample.csv');
      started(await sendFeed(server, people.acme, { domainId, file }));
    };
    await send('before.example', smallPath);
    await server.drain();
    await send('clips.example', path);
    const idleBytes = process.memoryUsage.rss();
    const watching = watch(parts);
    await server.drain();
    const { peakBytes, ...answers } = await watching.end();
    return { peakBytes: peakBytes - idleBytes, ...answers };
  });
}

function watch({ server, people }: ImportServer): { end: () => Promise<Importing> } {
  const times = { health: [] as number[], list: [] as number[] };
  const state = { ends: false, peakBytes: 0 };
  const timed = async (kind: keyof typeof times, path: string, token?: string) => {
    const start = performance.now();
    const { status } = await call(server, path, token === undefined ? {} : { token });
    if (status !== 200) throw new Error(`${path} answered ${String(status)} while a file was imported`);
    times[kind].push(performance.now() - start);
  };
  const watching = (async () => {
    while (!state.ends) {
      await timed('health', '/health');
      await timed('list', '/client/feeds', people.acme);
      state.peakBytes = Math.max(state.peakBytes, process.memoryUsage.rss());
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return {
    async end() {
      state.ends = true;
      await watching;
      return { peakBytes: state.peakBytes, health: answersOf(times.health), list: answersOf(times.list) };
    },
  };
}

function answersOf(times: readonly number[]): Answers {
  const sorted = times.toSorted((one, other) => one - other);
  return { asked: sorted.length, medianMs: sorted[Math.floor(sorted.length / 2)] ?? 0, worstMs: sorted.at(-1) ?? 0 };
}

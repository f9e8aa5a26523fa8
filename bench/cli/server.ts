import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server in its own process. */
export interface BenchServer {
  readonly pid: number;
  readonly apiUrl: string;
  /** An administrator's token. */
  readonly token: string;
  /** Adds pending applications and returns their ids. */
  readonly seed: (count: number) => Promise<readonly number[]>;
  readonly stop: () => Promise<void>;
}

/** Starts it on an empty in-memory database with the demo people. */
export async function startServer(): Promise<BenchServer> {
  const child = fork(fileURLToPath(new URL('./serve.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
  const answer = async (): Promise<unknown> => ((await once(child, 'message')) as readonly unknown[])[0];
  const started = await answer();
  if (!isStarted(started)) throw new Error('The server did not start');
  const { pid } = child;
  if (pid === undefined) throw new Error('The server has no process');
  return {
    pid,
    apiUrl: started.url,
    token: started.token,
    seed: async (count) => {
      const answered = answer();
      child.send(count);
      const ids = await answered;
      return Array.isArray(ids) ? ids.map(Number) : [];
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

function isStarted(message: unknown): message is { readonly url: string; readonly token: string } {
  return typeof message === 'object' && message !== null && 'url' in message && 'token' in message;
}

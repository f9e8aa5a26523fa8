import { exitCode, type ExitCode } from './core/exit-code.ts';
import type { Sink, World } from './core/world.ts';
import { endingSignals } from './terminal/ending-signals.ts';
import { proxiedFetch, usesProxy } from './terminal/proxied-fetch.ts';
import { homeDirectory } from './core/home-directory.ts';
import { runProgram } from './program.ts';

/** Runs the command line of the process. @returns the exit code */
export async function startProgram(argv: readonly string[], world: World = realWorld()): Promise<ExitCode> {
  return runProgram(world, argv);
}

function realWorld(): World {
  const interruption = new AbortController();
  const interrupt = (): void => {
    // The first signal shuts down gracefully, the second one exits immediately.
    if (interruption.signal.aborted) process.exit(exitCode.interrupted);
    interruption.abort();
  };
  const signals = endingSignals(process.platform);
  for (const signal of signals) process.on(signal, interrupt);
  return {
    env: process.env,
    stdin: {
      // Opened only when it is read: opening costs time, and some callers leave it closed.
      get isTTY() {
        return isTerminal(process.stdin);
      },
      get stream() {
        return process.stdin;
      },
    },
    stdout: sinkOf(process.stdout),
    stderr: sinkOf(process.stderr),
    homeDir: homeDirectory(),
    workDir: process.cwd(),
    now: Date.now,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        const timer = setTimeout(done, ms);
        function done(): void {
          clearTimeout(timer);
          signal.removeEventListener('abort', done);
          resolve();
        }
        signal.addEventListener('abort', done);
        if (signal.aborted) done();
      }),
    openPager: async (command) => (await import('./terminal/open-pager.ts')).openPager(command, process.env),
    ownProgram: async () => (await import('./terminal/own-program.ts')).ownProgram(),
    openBrowser: async (url, env) => (await import('./terminal/open-browser.ts')).openBrowser(url, env),
    // Without a listener, a signal ends the process even while a query runs for ever. One that came before is looked at first.
    uninterrupted: async (work) => {
      await new Promise(setImmediate);
      interruption.signal.throwIfAborted();
      for (const signal of signals) process.off(signal, interrupt);
      try {
        return work();
      } finally {
        for (const signal of signals) process.on(signal, interrupt);
      }
    },
    signal: interruption.signal,
    ...(usesProxy(process.env) ? { fetch: proxiedFetch } : {}),
  };
}

/** Node's types promise `isTTY`; pipes and files do not have it. */
function isTerminal(stream: { readonly isTTY?: boolean }): boolean {
  return stream.isTTY === true;
}

function sinkOf(stream: NodeJS.WriteStream): Sink {
  const isTTY = isTerminal(stream);
  // The writer gets the error too and handles it; without a listener the process would crash here.
  stream.on('error', () => undefined);
  return {
    isTTY,
    get columns() {
      // Some terminals, such as that of a CI runner, say that they have no columns at all.
      return isTTY && stream.columns > 0 ? stream.columns : undefined;
    },
    get rows() {
      return isTTY && stream.rows > 0 ? stream.rows : undefined;
    },
    write: (chunk) =>
      new Promise((resolve, reject) => {
        stream.write(chunk, (error) => (error ? reject(error) : resolve()));
      }),
    stream,
  };
}

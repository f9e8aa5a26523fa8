import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import type { TestServer } from '@grt/mock-server/testing';
import type { ExitCode } from '../core/exit-code.ts';
import type { Asker } from '../core/prompt.ts';
import type { Sink, World } from '../core/world.ts';
import { runProgram } from '../program.ts';

/** The result of a run. */
export interface GrtRun {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
}

/** A person's environment. */
export interface Seat {
  /** The demo person whose token is in the environment. None by default. */
  readonly as?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** What is piped in; nothing by default. */
  readonly stdin?: string | Uint8Array;
  /** A terminal of this width instead of pipes. */
  readonly columns?: number;
  /** The streams that are pipes all the same. */
  readonly piped?: readonly ('stdin' | 'stdout')[];
  /** Whoever read the output has gone. */
  readonly isReaderGone?: true;
  /** The answers, in order, to whatever the terminal prompts for. */
  readonly answers?: readonly unknown[];
  /** Answers whatever the terminal prompts for, instead. */
  readonly asker?: Asker;
  /** Called whenever the program begins to wait. */
  readonly onSleep?: () => void;
  /** What the person does in the browser that opens; without it, none does. */
  readonly openBrowser?: World['openBrowser'];
  /** The file that is running, which `grt upgrade` replaces. None by default. */
  readonly program?: string;
  /** Aborted when the person presses Ctrl+C. */
  readonly signal?: AbortSignal;
}

/**
 * Runs the program in this process against a server in this process. The home directory is empty, and everything is
 * piped.
 */
export async function runGrt(server: TestServer, ...argv: readonly string[]): Promise<GrtRun> {
  return runGrtAs(server, {}, ...argv);
}

/** The same for a specific person. */
export async function runGrtAs(server: TestServer, seat: Seat, ...argv: readonly string[]): Promise<GrtRun> {
  const home = await mkdtemp(join(tmpdir(), 'grt-home-'));
  try {
    return await runGrtAt(server, home, seat, ...argv);
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

/** What the program needs of a server, which may be in another process. */
type Reached = Pick<TestServer, 'baseUrl' | 'fetch' | 'clock' | 'signIn' | 'drain'>;

/** The same in a persistent home directory, for state that carries over between runs. Relative paths start there. */
export async function runGrtAt(server: Reached, home: string, seat: Seat, ...argv: readonly string[]): Promise<GrtRun> {
  const isPiped = (name: 'stdin' | 'stdout'): boolean =>
    seat.columns === undefined || seat.piped?.includes(name) === true;
  const out = recorder(isPiped('stdout') ? undefined : seat.columns, seat.isReaderGone);
  const err = recorder(seat.columns);
  const token = seat.as === undefined ? {} : { GRT_TOKEN: await server.signIn(seat.as) };
  const world: World = {
    env: { GRT_API_URL: server.baseUrl, ...token, ...seat.env },
    stdin: {
      isTTY: !isPiped('stdin'),
      stream: Readable.from(seat.stdin === undefined ? [] : [Buffer.from(seat.stdin)]),
    },
    stdout: out.sink,
    stderr: err.sink,
    homeDir: home,
    workDir: home,
    fetch: server.fetch,
    now: () => server.clock.now().getTime(),
    // While the program waits, the server runs its jobs.
    sleep: async (ms) => {
      seat.onSleep?.();
      server.clock.advance(ms);
      await server.drain();
    },
    ownProgram: async () => (seat.program === undefined ? undefined : { path: seat.program, name: 'grt.cjs' }),
    ...(seat.openBrowser === undefined ? {} : { openBrowser: seat.openBrowser }),
    signal: seat.signal ?? new AbortController().signal,
  };
  const asker = seat.asker ?? scripted(seat.answers ?? []);
  const code = await runProgram(world, argv, () => Promise.resolve(asker));
  return { code, out: out.text(), err: err.text() };
}

function recorder(columns: number | undefined, isReaderGone = false): { readonly sink: Sink; text(): string } {
  const chunks: Buffer[] = [];
  const keep = (chunk: string | Uint8Array): void => void chunks.push(Buffer.from(chunk));
  const stream = new Writable({
    write: (chunk: Uint8Array, _encoding, done) => {
      keep(chunk);
      done();
    },
  });
  const sink: Sink = {
    isTTY: columns !== undefined,
    columns,
    stream,
    write: (chunk) => {
      if (isReaderGone) return Promise.reject(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
      keep(chunk);
      return Promise.resolve();
    },
  };
  return { sink, text: () => Buffer.concat(chunks).toString('utf8') };
}

/** Prompts that are answered from a script. Answers to lists are the names of the choices. */
function scripted(answers: readonly unknown[]): Asker {
  const left = [...answers];
  const next = (question: string): unknown => {
    if (left.length === 0) throw new Error(`No answer provided for: ${question}`);
    return left.shift();
  };
  const checkedText: Asker['text'] = ({ message, check }) => {
    const answer = String(next(message));
    const problem = check?.(answer);
    return problem === undefined ? Promise.resolve(answer) : Promise.reject(new Error(`${message} ${problem}`));
  };
  return {
    text: checkedText,
    secret: checkedText,
    choose: ({ message, choices }) => {
      const wanted = next(message);
      const found = choices.find(({ name }) => name === wanted);
      if (!found)
        throw new Error(`${message} has no choice ${String(wanted)}: ${choices.map(({ name }) => name).join(', ')}`);
      return Promise.resolve(found.value);
    },
    confirm: ({ message }) => Promise.resolve(next(message) === true),
  };
}

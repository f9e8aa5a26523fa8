/** A stream for results or messages. `columns` is the width of a terminal. */
export interface Sink {
  readonly isTTY: boolean;
  readonly columns: number | undefined;
  /** Rows of the terminal. */
  readonly rows?: number | undefined;
  /** Settles when the text was consumed, so that a slow reader applies backpressure. */
  write(chunk: string | Uint8Array): Promise<void>;
  /** The underlying stream, for prompts and spinners that draw on it themselves. */
  readonly stream: NodeJS.WritableStream;
}

/** A pager, and what is written to it. */
export interface Pager {
  readonly write: Sink['write'];
  /** Signals the end, and waits until the user closes it. */
  close(): Promise<void>;
}

/** Source of answers and piped data. */
export interface Source {
  readonly isTTY: boolean;
  readonly stream: NodeJS.ReadableStream;
}

/** The file that is running, and what servers call it at `/downloads`. */
export interface OwnProgram {
  readonly path: string;
  readonly name: string;
}

/** Everything outside the program. `main.ts` passes the real one, tests their own. */
export interface World {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: Source;
  readonly stdout: Sink;
  readonly stderr: Sink;
  /** The user's home directory, which holds the credentials unless XDG_CONFIG_HOME is set. */
  readonly homeDir: string;
  /** The base of relative paths. */
  readonly workDir: string;
  /** Reaches the server otherwise than by Node's own fetch: through a proxy, or without the network in tests. */
  readonly fetch?: typeof globalThis.fetch;
  /** Milliseconds since 1970, UTC. */
  readonly now: () => number;
  /** Waits; ends early, without an error, if the signal is aborted. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Starts the pager. Without it, or if there is no such program, everything is written directly. */
  readonly openPager?: (command: string) => Promise<Pager | undefined>;
  /** Opens an address in the browser that the environment names (BROWSER), or else in that of the system. */
  readonly openBrowser?: (url: string, env: World['env']) => Promise<void>;
  /** The file that is running; undefined for the sources. Without it, as in tests, it is those. */
  readonly ownProgram?: () => Promise<OwnProgram | undefined>;
  /** Does work that cannot look at `signal`: meanwhile, an interruption ends the process at once. */
  readonly uninterrupted?: <Result>(work: () => Result) => Promise<Result>;
  /** Aborted when the user interrupts the program. */
  readonly signal: AbortSignal;
}

/** Where results or messages go. `columns` is the width of a terminal. */
export interface Sink {
  readonly isTTY: boolean;
  readonly columns: number | undefined;
  /** Lines of the terminal's screen. */
  readonly rows?: number | undefined;
  /** Settles when the text was taken, so that a slow reader slows the writer down. */
  write(chunk: string | Uint8Array): Promise<void>;
  /** The stream behind it, for prompts and spinners, which draw on it themselves. */
  readonly stream: NodeJS.WritableStream;
}

/** A program that shows long text, and what is written to it. */
export interface Pager {
  readonly write: Sink['write'];
  /** Says that nothing more comes, and waits until the person has read. */
  close(): Promise<void>;
}

/** Where answers and piped data come from. */
export interface Source {
  readonly isTTY: boolean;
  readonly stream: NodeJS.ReadableStream;
}

/** Everything outside of the program. `main.ts` hands in the real one, a test its own. */
export interface World {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: Source;
  readonly stdout: Sink;
  readonly stderr: Sink;
  /** The user's home directory, below which the credentials lie unless XDG_CONFIG_HOME says otherwise. */
  readonly homeDir: string;
  /** What relative paths start from. */
  readonly workDir: string;
  /** Another way to the server than the network, for tests. */
  readonly fetch?: typeof globalThis.fetch;
  /** Milliseconds since 1970, UTC. */
  readonly now: () => number;
  /** Waits; ends early, without an error, when the signal is aborted. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Starts the program that shows long text; without it everything is written at once. */
  readonly openPager?: (command: string) => Promise<Pager>;
  /** Opens an address in the user's browser. */
  readonly openBrowser?: (url: string) => Promise<void>;
  /** Aborted when the user interrupts the program. */
  readonly signal: AbortSignal;
}

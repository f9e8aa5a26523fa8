import type { CallOptions, Clock, Grt, TokenStore } from '@grt/sdk';
import { createAccounts, type Accounts } from './accounts.ts';
import { clockOf, connect } from './connection.ts';
import { exitCode, type ExitCode } from './exit-code.ts';
import { createFiles, type Files } from './files.ts';
import type { GlobalFlags } from './global-flags.ts';
import { createOutput, type Output } from './output.ts';
import { canDraw, startProgress, type Progress } from './progress.ts';
import { createPrompt, type Asker, type Prompt } from './prompt.ts';
import { createTerminalAsker } from './terminal-asker.ts';
import type { World } from './world.ts';

/** All that a command reaches the world through. */
export interface Context {
  /** The server, with the rights of the chosen account. The SDK is read when this is first called. */
  grt(): Promise<Grt>;
  /** The same server with another place for the session, to sign in before anything is kept. */
  grtWith(store: TokenStore): Promise<Grt>;
  readonly accounts: Accounts;
  /** Standard output: results only. */
  readonly output: Output;
  /** Standard error: what a person may want to know beside the result. Nothing with `--quiet` or `--json`. */
  note(text: string): Promise<void>;
  /** Standard error: what went wrong with one of several things. Said with `--quiet` too; as JSON with `--json`. */
  complain(text: string, details: Readonly<Record<string, unknown>>): Promise<void>;
  readonly prompt: Prompt;
  /** Shows how far a piece of work is, on a terminal. */
  progress(text: string): Promise<Progress>;
  readonly files: Files;
  /** Aborted when the user interrupts the program. Goes with every call to the server. */
  readonly signal: AbortSignal;
  /** For one call that changes something: it may be sent again after a broken connection, and is done once. */
  once(): CallOptions;
  /** The time, for the SDK's own waits too. */
  readonly clock: Clock;
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** Waits; ends early when the signal is aborted. */
  sleep(ms: number): Promise<void>;
  /** What the process is to end with, when nothing is thrown. */
  exitWith(code: ExitCode): void;
}

/** A context whose flags come later, once the command line has been read. */
export interface ContextParts {
  readonly context: Context;
  /** Takes the flags. To be called before a command runs. */
  readonly settle: (flags: GlobalFlags) => void;
  readonly exitCode: () => ExitCode;
}

/** @param loadAsker - asks at the terminal by default; tests hand in answers */
export function createContext(
  world: World,
  loadAsker: () => Promise<Asker> = () => createTerminalAsker(world),
): ContextParts {
  const state: { flags: GlobalFlags; code: ExitCode; grt?: Promise<Grt> } = { flags: {}, code: exitCode.ok };
  const isSilent = (): boolean => state.flags.quiet === true || state.flags.json !== undefined;
  const accounts = createAccounts(world, () => state.flags);
  const connectAs = async (tokenStore?: TokenStore): Promise<Grt> =>
    connect(await accounts.chosen(), { path: accounts.path, world, flags: state.flags, tokenStore });
  const context: Context = {
    grt: () => (state.grt ??= connectAs()),
    grtWith: connectAs,
    accounts,
    get output() {
      return createOutput(world, state.flags.json);
    },
    note: async (text) => {
      if (!isSilent()) await world.stderr.write(`${text}\n`);
    },
    complain: (text, details) =>
      world.stderr.write(`${state.flags.json === undefined ? text : JSON.stringify(details)}\n`),
    get prompt() {
      return createPrompt(world, state.flags.input !== false, loadAsker);
    },
    progress: (text) => startProgress(world, canDraw(world) && !isSilent(), text),
    files: createFiles(world),
    signal: world.signal,
    once: () => ({ signal: world.signal, idempotencyKey: crypto.randomUUID() }),
    clock: clockOf(world),
    now: world.now,
    sleep: (ms) => world.sleep(ms, world.signal),
    exitWith: (code) => {
      state.code = code;
    },
  };
  return {
    context,
    settle: (flags) => {
      state.flags = flags;
    },
    exitCode: () => state.code,
  };
}

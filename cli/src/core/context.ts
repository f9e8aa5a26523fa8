import type { Clock, Grt, TokenStore } from '@grt/sdk';
import type { Command } from 'commander';
import { createAccounts, type Accounts } from './accounts.ts';
import { askedFields, checkFields, checkReply, type AskedFields } from './asked-fields.ts';
import { runsFolder } from './bulk/journal.ts';
import { clockOf, connect } from './connection.ts';
import { exitCode, type ExitCode } from './exit-code.ts';
import { createFiles, type Files } from './files.ts';
import { isJson, type GlobalFlags } from './global-flags.ts';
import { createOutput } from './create-output.ts';
import type { Output } from './output.ts';
import type { Wait } from './persistence.ts';
import { preferencesPath } from './preferences.ts';
import { canDraw, startProgress, type Progress } from './progress.ts';
import { createPrompt, type Asker, type Prompt } from './prompt.ts';
import { requireSignIn } from './sign-in-step.ts';
import { createTerminalAsker } from './terminal-asker.ts';
import type { OwnProgram, World } from './world.ts';

/** A command's only access to the outside world. */
export interface Context {
  /** The server, signed in as the chosen account. The SDK is loaded on first use. */
  grt(): Promise<Grt>;
  /** From now on, all calls and what the command waits for go on through setbacks, for so long in all. */
  keepTrying(limitMs: number): Wait;
  /** The same server with a separate session store, to sign in before anything is saved. */
  grtWith(store: TokenStore): Promise<Grt>;
  readonly accounts: Accounts;
  /** Standard output: results only. */
  readonly output: Output;
  /** Standard error: notes for people in addition to the result. Silent with `--quiet` or `--json`. */
  note(text: string): Promise<void>;
  /** Standard error: what went wrong with one of several items. Printed with `--quiet` too; as JSON with `--json`. */
  complain(text: string, details: Readonly<Record<string, unknown>>): Promise<void>;
  /** Standard error: what is no error with one of several items, such as that nothing had to change. Silent with `--quiet`. */
  mention(text: string, details: Readonly<Record<string, unknown>>): Promise<void>;
  readonly prompt: Prompt;
  /** Shows progress on a terminal. */
  progress(text: string): Promise<Progress>;
  readonly files: Files;
  /** The file of `grt config` and `grt alias`. */
  readonly preferencesPath: string;
  /** Where bulk runs are stored until they finish. */
  readonly runsFolder: string;
  /** The program with every command in it, to describe it. */
  wholeProgram(): Promise<Command>;
  /** Where the web app is, if not on the API's own origin (GRT_WEB_URL). */
  readonly webUrl: string | undefined;
  /** The file that is running; undefined for the sources. */
  ownProgram(): Promise<OwnProgram | undefined>;
  /** Opens an address in the user's browser. */
  openBrowser(url: string): Promise<void>;
  /** Aborted when the user interrupts the program. Passed to every call to the server. */
  readonly signal: AbortSignal;
  /** Sends a request to an address that the user named; for the server there is `grt`. */
  readonly fetch: typeof globalThis.fetch;
  /** The clock, also for the SDK's own waits. */
  readonly clock: Clock;
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** Waits; ends early if the signal is aborted. */
  sleep(ms: number): Promise<void>;
  /** The exit code if nothing is thrown. */
  exitWith(code: ExitCode): void;
}

/** A context that receives its flags once the command line has been parsed. */
export interface ContextParts {
  readonly context: Context;
  /** Sets the flags, and whether the sign-in is checked before something is asked. Must be called before a command runs.
   * @throws UsageError for incompatible flags */
  readonly settle: (flags: GlobalFlags, asksSignedIn: boolean) => Promise<void>;
  /** Refuses fields of `--json` that a command does not print, now or before its first change.
   * @throws UsageError that lists the available fields */
  readonly checkFields: (command: Command) => Promise<void>;
  readonly exitCode: () => ExitCode;
  /** Whether the server was called, by a person at a terminal who gets notes. */
  readonly isTalking: () => boolean;
}

interface ContextState {
  flags: GlobalFlags;
  code: ExitCode;
  output?: Output;
  /** With `--json FIELDS`. */
  asked?: AskedFields;
  command?: Command;
  grt?: Promise<Grt>;
  wait?: Wait;
  /** Something may be asked only once the sign-in is known to hold. */
  isUnchecked: boolean;
}

/** @param loadAsker - prompts at the terminal by default; tests provide answers */
export function createContext(
  world: World,
  wholeProgram: (context: Context) => Promise<Command>,
  loadAsker: () => Promise<Asker> = () => createTerminalAsker(world),
): ContextParts {
  const state: ContextState = { flags: {}, code: exitCode.ok, isUnchecked: false };
  const accounts = createAccounts(world, () => state.flags);
  const notes = notesOf(world, () => state.flags);
  const promptOf = (load: () => Promise<Asker>): Prompt => createPrompt(world, state.flags.input !== false, load);
  const connectAs = async (tokenStore?: TokenStore): Promise<Grt> =>
    connect(await accounts.chosen(), {
      path: accounts.path,
      world,
      flags: state.flags,
      leftMs: () => state.wait && state.wait.startMs + state.wait.limitMs - world.now(),
      beforeCall: beforeCall(state),
      tokenStore,
      prompt: promptOf(loadAsker),
    });
  const context: Context = {
    grt: () => (state.grt ??= connectAs()),
    keepTrying: (limitMs) => (state.wait = { limitMs, startMs: world.now() }),
    grtWith: connectAs,
    accounts,
    get output() {
      if (state.output === undefined) throw new Error('The flags are not known yet');
      return state.output;
    },
    ...notes,
    get prompt() {
      return promptOf(() => loadSignedIn(context, state, loadAsker));
    },
    progress: (text) => startProgress(world, canDraw(world) && !isSilent(state.flags), text),
    files: createFiles(world, notes.note),
    preferencesPath: preferencesPath(world),
    runsFolder: runsFolder(world),
    wholeProgram: () => wholeProgram(context),
    webUrl: world.env['GRT_WEB_URL']?.replace(/(?<!\/)\/+$/, ''),
    ownProgram: async () => world.ownProgram?.(),
    openBrowser: async (url) => world.openBrowser?.(url, world.env),
    signal: world.signal,
    fetch: world.fetch ?? globalThis.fetch,
    clock: clockOf(world),
    now: world.now,
    sleep: (ms) => world.sleep(ms, world.signal),
    exitWith: (code) => void Object.assign(state, { code }),
  };
  return {
    context,
    settle: (flags, asksSignedIn) => settle(world, Object.assign(state, { flags, isUnchecked: asksSignedIn })),
    checkFields: async (command) => {
      if (state.asked) await checkFields(state.asked, command);
      state.command = command;
    },
    exitCode: () => state.code,
    isTalking: () => state.grt !== undefined && world.stderr.isTTY && !isSilent(state.flags),
  };
}

async function settle(world: World, state: ContextState): Promise<void> {
  const { flags } = state;
  if (typeof flags.json === 'string') state.asked = askedFields(flags.json);
  state.output = await createOutput(world, flags, state.asked);
}

/** Refuses what `--json` names and the reply to a change will not have. */
function beforeCall({ asked, command }: ContextState): ((operation: string) => Promise<void>) | undefined {
  return asked && command && ((operation) => checkReply(asked, command, operation));
}

/** The prompts, once the sign-in is known to hold. */
async function loadSignedIn(context: Context, state: ContextState, loadAsker: () => Promise<Asker>): Promise<Asker> {
  if (state.isUnchecked) await requireSignIn(context);
  state.isUnchecked = false;
  return loadAsker();
}

const isSilent = (flags: GlobalFlags): boolean => flags.quiet === true || isJson(flags);

/** What is said on standard error. */
function notesOf(world: World, flags: () => GlobalFlags): Pick<Context, 'note' | 'complain' | 'mention'> {
  const complain: Context['complain'] = (text, details) =>
    world.stderr.write(`${isJson(flags()) ? JSON.stringify(details) : text}\n`);
  return {
    note: async (text) => {
      if (!isSilent(flags())) await world.stderr.write(`${text}\n`);
    },
    complain,
    mention: async (text, details) => {
      if (flags().quiet !== true) await complain(text, details);
    },
  };
}

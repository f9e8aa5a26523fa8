import { Command, CommanderError } from 'commander';
import { createContext, type Context } from './core/context.ts';
import { UsageError } from './core/command-error.ts';
import { withExample } from './core/example.ts';
import { exitCode, type ExitCode } from './core/exit-code.ts';
import { addGlobalFlags, type GlobalFlags } from './core/global-flags.ts';
import type { Asker } from './core/prompt.ts';
import { reportError } from './core/report-error.ts';
import { version } from './core/version.ts';
import type { Sink, World } from './core/world.ts';
import { auditCommands } from './commands/audit/index.ts';
import { authCommands } from './commands/auth/index.ts';
import { bidCommands } from './commands/bids/index.ts';
import { dashboardCommand } from './commands/dashboard/dashboard.ts';
import { domainCommands } from './commands/domains/index.ts';
import { feedCommands } from './commands/feeds/index.ts';
import { outboxCommands } from './commands/outbox/index.ts';
import { registerCommand } from './commands/register/register.ts';
import { registrationCommands } from './commands/registrations/index.ts';
import { setupCommand } from './commands/setup/setup.ts';
import { systemCommands } from './commands/system/index.ts';

/**
 * Runs one command line and says what the process is to end with. Never throws.
 * @param argv - what stands behind the program's name
 * @param loadAsker - what asks a person; the terminal by default
 */
export async function runProgram(
  world: World,
  argv: readonly string[],
  loadAsker?: () => Promise<Asker>,
): Promise<ExitCode> {
  const { context, settle, exitCode: code } = createContext(world, loadAsker);
  const help = heldBack(world);
  const program = createProgram(context, help);
  program.hook('preAction', () => settle(program.opts<GlobalFlags>()));
  try {
    await program.parseAsync(argv.length === 0 ? ['--help'] : argv, { from: 'user' });
    return code();
  } catch (error) {
    // Help and version end a run by being thrown.
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCode.ok : exitCode.usage;
    const { json, verbose = false } = program.opts<GlobalFlags>();
    return await reportError(error, world, { json: json !== undefined, verbose });
  } finally {
    await help.written();
  }
}

/** All commands, in the order in which the help lists them. */
export function createProgram(context: Context, help: HelpWriter): Command {
  const program = addGlobalFlags(
    new Command('grt')
      .description('Everything that the GRT platform does, for people in a terminal and for pipelines.')
      .version(version, '-V, --version', 'print the version'),
  );
  withExample(program, 'grt auth login', 'grt feeds upload videos.csv --domain clips.example --name Trending --wait');
  for (const make of [
    authCommands,
    registerCommand,
    setupCommand,
    dashboardCommand,
    feedCommands,
    domainCommands,
    bidCommands,
    registrationCommands,
    outboxCommands,
    auditCommands,
    systemCommands,
  ]) {
    program.addCommand(make(context));
  }
  prepare(program, help);
  return program;
}

/** Where commander writes help and version. */
export interface HelpWriter {
  out(text: string): void;
  err(text: string): void;
  readonly outWidth: number | undefined;
  readonly errWidth: number | undefined;
}

/** Commander writes without waiting; this keeps what is under way, so that the process does not end before it is out. */
function heldBack({ stdout, stderr }: Pick<World, 'stdout' | 'stderr'>): HelpWriter & { written(): Promise<void> } {
  let last = Promise.resolve();
  const after = (sink: Sink, text: string): void => {
    last = last.then(() => sink.write(text));
  };
  return {
    out: (text) => after(stdout, text),
    err: (text) => after(stderr, text),
    outWidth: stdout.columns,
    errWidth: stderr.columns,
    written: () => last,
  };
}

/** What commander does not hand down to commands that were made on their own. */
function prepare(command: Command, help: HelpWriter, path = 'grt'): void {
  command
    .configureOutput({
      writeOut: (text) => help.out(text),
      writeErr: (text) => help.err(text),
      // Told by reportError, so that it looks like every other error.
      outputError: () => undefined,
      getOutHelpWidth: () => help.outWidth ?? 100,
      getErrHelpWidth: () => help.errWidth ?? 100,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .configureHelp({ showGlobalOptions: true })
    .helpOption('-h, --help', 'print this help')
    .exitOverride((error) => {
      if (error.exitCode === 0 || error.code === 'commander.help') throw error;
      const message = error.message.replace(/^error: /, '');
      throw new UsageError(`${message}\nSee: ${path} --help`, { cause: error });
    });
  for (const child of command.commands) prepare(child, help, `${path} ${child.name()}`);
}

import { Command, CommanderError } from 'commander';
import { createContext, type Context } from './core/context.ts';
import { convertedPathHint } from './core/converted-path.ts';
import { MissingArgumentError, UsageError } from './core/command-error.ts';
import { withExample } from './core/example.ts';
import { expandAlias } from './core/expand-alias.ts';
import { exitCode, type ExitCode } from './core/exit-code.ts';
import { addGlobalFlags, isJson, type GlobalFlags } from './core/global-flags.ts';
import { environmentWith, flagsWith, preferencesPath, readPreferences, type Preferences } from './core/preferences.ts';
import type { Asker } from './core/prompt.ts';
import type { reportError as ReportError } from './core/report-error.ts';
import { missingInput } from './core/needed-input.ts';
import { requireAccount, signInStep } from './core/sign-in-step.ts';
import { describedAs, type Noun } from './core/noun.ts';
import { version } from './core/version.ts';
import { pipeColumns } from './prepared-answers.ts';
import type { Sink, World } from './core/world.ts';
import { topicNames } from './commands/help/topic-names.ts';
import { nouns } from './commands/nouns.ts';
import { withoutSignIn } from './commands/without-sign-in.ts';

/**
 * Runs one command line and returns the exit code. Never throws.
 * @param argv - the words after the program's name
 * @param loadAsker - loads the prompts; the terminal by default
 */
export async function runProgram(
  world: World,
  argv: readonly string[],
  loadAsker?: () => Promise<Asker>,
): Promise<ExitCode> {
  let kept: Preferences;
  let words: readonly string[];
  try {
    kept = await readPreferences(preferencesPath(world));
    words = isNoun(argv[0]) ? argv : expandAlias(argv, kept.aliases);
  } catch (error) {
    return reportError(error, world, { json: asksForJson(argv), verbose: false });
  }
  return run({ ...world, env: environmentWith(kept, world.env) }, words, { kept, loadAsker });
}

interface RunParts {
  readonly kept: Preferences;
  readonly loadAsker: (() => Promise<Asker>) | undefined;
}

async function run(world: World, argv: readonly string[], { kept, loadAsker }: RunParts): Promise<ExitCode> {
  const help = heldBack(world.stdout);
  const wholeProgram = (of: Context): Promise<Command> => createProgram(of, help);
  const { context, settle, checkFields, exitCode: code, isTalking } = createContext(world, wholeProgram, loadAsker);
  const given = argv.length === 0 || (argv.length === 1 && argv[0] === 'help') ? ['--help'] : argv;
  const program = await createProgram(context, help, nounsIn(given));
  let isStarted = false;
  program.hook('preAction', async (_, command) => {
    const needsSignIn = !withoutSignIn.has(pathOf(command));
    await settle(flagsWith(kept, program.opts<GlobalFlags>()), needsSignIn);
    const missing = missingInput(command, context.prompt.canAsk);
    if (missing === undefined) {
      await checkFields(command);
      isStarted = true;
      return;
    }
    if (needsSignIn && !(missing instanceof MissingArgumentError)) await requireAccount(context);
    throw missing;
  });
  const report = async (error: unknown): Promise<ExitCode> => {
    const flags = program.opts<GlobalFlags>();
    const style = { json: isJson(flags) || asksForJson(given), verbose: flags.verbose === true };
    const signIn = await signInStep(context);
    return reportError(error, world, { ...style, signIn });
  };
  const refuse = async (error: unknown): Promise<ExitCode> => {
    const told = swallowedWord(error, program, given) ?? error;
    if (!isStarted) help.out(await unstartedReport(context, { program, argv: given }, told));
    return report(told);
  };
  const parse = async (): Promise<ExitCode> => {
    try {
      await program.parseAsync(given, { from: 'user' });
      if (isTalking()) await (await import('./core/version-note.ts')).tellOtherVersion(context);
      return code();
    } catch (error) {
      // Commander throws to end a run after help and version.
      if (error instanceof CommanderError) {
        if (error.exitCode === 0) return exitCode.ok;
        // A noun without a verb, whose help waits, as --json may have taken the verb.
        const swallowed = swallowedWord(error, program, given);
        if (swallowed !== undefined) return await refuse(swallowed);
        help.print();
        return exitCode.ok;
      }
      return await refuse(error);
    }
  };
  const ended = await parse();
  const hint = asksForJson(given) ? undefined : convertedPathHint(given, world, ended === exitCode.ok);
  if (hint !== undefined) await world.stderr.write(`${hint}\n`);
  return help.written().then(() => ended, report);
}

interface CommandLine {
  readonly program: Command;
  readonly argv: readonly string[];
}

/** Loaded when something fails: most runs do not. */
const reportError: typeof ReportError = async (error, world, style) =>
  (await import('./core/report-error.ts')).reportError(error, world, style);

/** What `--report` asks for, whatever has kept its command from starting; empty if nothing. */
async function unstartedReport(context: Context, asked: CommandLine, error: unknown): Promise<string> {
  if (!asked.argv.some((word) => word.startsWith('--report'))) return '';
  const { describeFailure } = await import('./core/failure.ts');
  const refusal = await describeFailure(error, await signInStep(context));
  const { unstartedReport: textOf } = await import('./commands/feeds/check-reports/unstarted-report.ts');
  return (refusal && (await textOf(context, asked, refusal))) ?? '';
}

/** Whether JSON is asked for by a flag that was not read, because one before it is wrong. */
function asksForJson(argv: readonly string[]): boolean {
  return argv.some(
    (word, at) =>
      /^--(?:json|jq)(?:=|$)|^--format=(?:nd)?json$/.test(word) ||
      (word === '--format' && /^(?:nd)?json$/.test(argv[at + 1] ?? '')),
  );
}

/** `--json` reads the word after it as the fields to print: `feeds` in `grt --json feeds list`, `list` in `grt feeds --json
 * list`, and `7` in `grt feeds show --json 7`, where then something else is missing. */
function swallowedWord(error: unknown, program: Command, argv: readonly string[]): UsageError | undefined {
  const { json } = program.opts<GlobalFlags>();
  if (typeof json !== 'string') return undefined;
  const took = `--json took "${json}" as the fields to print.`;
  const next = isNoun(json)
    ? `Put --json after the command: grt ${json} … --json`
    : 'Put --json at the end of the command';
  if (error instanceof CommanderError) return new UsageError(`${took} ${next}`);
  if (!(error instanceof UsageError)) return undefined;
  const { code } = error.cause instanceof CommanderError ? error.cause : { code: '' };
  if (code === 'commander.unknownCommand')
    return isCommandAt(argv.indexOf('--json'), json, { program, argv }) ? new UsageError(`${took} ${next}`) : undefined;
  const isArgument = code === 'commander.missingArgument' || error instanceof MissingArgumentError;
  return isArgument ? new UsageError(`${error.message}\n${took} It comes after the arguments.`) : undefined;
}

/** Whether a word would name a command after the words of a command line up to a place. */
function isCommandAt(place: number, word: string, { program, argv }: CommandLine): boolean {
  const named = (within: Command, name: string): Command | undefined =>
    within.commands.find((one) => one.name() === name || one.aliases().includes(name));
  let command = program;
  for (const before of argv.slice(0, Math.max(place, 0))) command = named(command, before) ?? command;
  return named(command, word) !== undefined;
}

function isNoun(word: string | undefined): boolean {
  return nouns.some(({ name, alias }) => name === word || (word !== undefined && alias === word));
}

/** The words of a command line that are not flags, so that only the commands they name are loaded. */
function nounsIn(argv: readonly string[]): ReadonlySet<string> {
  const [first = ''] = argv;
  if (isNoun(first)) return new Set([first]);
  try {
    return new Set(
      addGlobalFlags(new Command())
        .configureOutput({ outputError: () => undefined })
        .exitOverride()
        .parseOptions([...argv])
        .operands.slice(0, 2),
    );
  } catch (error) {
    // The program itself finds the same error and reports it.
    if (error instanceof CommanderError) return new Set();
    throw error;
  }
}

/** The program with its nouns, in help order.
 * @param wanted - names of the nouns to load; the others are listed but cannot run. All by default. */
export async function createProgram(
  context: Context,
  help: HelpWriter,
  wanted?: ReadonlySet<string>,
): Promise<Command> {
  const program = addGlobalFlags(
    new Command('grt')
      .description('The GRT platform from your terminal and your pipelines.')
      .version(version, '-V, --version', 'print the version'),
  );
  program.addHelpText('after', `\nHelp topics, such as grt help formats:\n${topicList()}`);
  withExample(
    program,
    'grt auth login',
    "grt feeds list --jq '.[].feed_name'",
    'grt feeds upload videos.csv --domain daily-clips.example --name Trending --category girls --mapping mapping.yaml --header',
  );
  const isWanted = ({ name, alias = name }: Noun): boolean =>
    wanted === undefined || wanted.has(name) || wanted.has(alias);
  const parts = { context, help };
  for (const noun of nouns) {
    const command = describedAs(noun, isWanted(noun) ? (await noun.load())(context) : new Command());
    if (isWanted(noun)) prepareAll(command, parts);
    program.addCommand(command, { hidden: noun.hidden === true });
  }
  return prepare(program, parts);
}

function topicList(): string {
  const names = Object.entries(topicNames);
  const width = Math.max(...names.map(([name]) => name.length));
  return names.map(([name, about]) => `  ${name.padEnd(width)}  ${about}`).join('\n');
}

/** Where commander writes help and version. */
export interface HelpWriter {
  out(text: string): void;
  /** Keeps the help of a noun that lacks its verb. */
  hold(text: string): void;
  readonly width: number | undefined;
}

/**
 * Commander writes without waiting; this tracks pending writes, so that the process does not end before they finish.
 */
function heldBack(stdout: Sink): HelpWriter & { print(): void; written(): Promise<void> } {
  let last = Promise.resolve();
  let held = '';
  const out = (text: string): void => {
    last = last.then(() => stdout.write(text));
    last.catch(() => undefined); // `written` tells, once the run has ended.
  };
  return {
    out,
    hold: (text) => void (held += text),
    width: stdout.columns,
    print: () => out(held),
    written: () => last,
  };
}

interface PrepareParts {
  readonly context: Context;
  readonly help: HelpWriter;
}

function prepareAll(command: Command, parts: PrepareParts): Command {
  for (const child of command.commands) prepareAll(child, parts);
  return prepare(command, parts);
}

/** Columns beside the names of options, below which help is not wrapped. */
const narrowestHelp = 12;

/** Settings that commander does not pass on to commands created separately. */
function prepare(command: Command, { context, help }: PrepareParts): Command {
  return command
    .configureOutput({
      writeOut: (text) => help.out(text),
      writeErr: (text) => help.hold(text),
      // Reported by reportError, so that it looks like every other error.
      outputError: () => undefined,
      getOutHelpWidth: () => help.width ?? pipeColumns,
      getErrHelpWidth: () => help.width ?? pipeColumns,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .configureHelp({ showGlobalOptions: true, minWidthToWrap: narrowestHelp })
    .helpOption(command.name().startsWith('__') ? false : '-h, --help', 'print this help')
    .exitOverride((error) => {
      if (error.exitCode === 0 || error.code === 'commander.help') throw error;
      const { input } = command.optsWithGlobals<GlobalFlags>();
      const isLacking = /^commander\.missing(?:Argument|MandatoryOptionValue)$/.test(error.code);
      const missing = isLacking ? missingInput(command, context.prompt.canAsk && input !== false) : undefined;
      const message = missing?.message ?? plainRefusal(error.message);
      throw new UsageError(`${message}\nSee: grt ${pathOf(command)} --help`.replace('grt  ', 'grt '), { cause: error });
    });
}

/** What commander says of a word or a flag, without its own name for words. */
function plainRefusal(message: string): string {
  return message
    .replace(/^error: /, '')
    .replace(/^command-argument value '(.*)' is invalid for argument '([\w-]+)'/s, '"$1" is not a valid <$2>');
}

/** The words that call a command, without the program's own name: `feeds list`. */
function pathOf(command: Command): string {
  const { parent } = command;
  return parent === null ? '' : `${pathOf(parent)} ${command.name()}`.trim();
}

import { InvalidArgumentError, Option, type Command } from 'commander';

/** How results are printed. */
export const formatValues = ['table', 'tsv', 'json', 'ndjson'] as const;

/** The flags that every command knows. */
export interface GlobalFlags {
  /** True: the whole result. Otherwise the field names as typed, separated by commas. */
  readonly json?: string | true;
  /** The query for the result. */
  readonly jq?: string;
  readonly format?: (typeof formatValues)[number];
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  /** False with `--no-input`. */
  readonly input?: boolean;
  /** False with `--no-pager`. */
  readonly pager?: boolean;
  /** Seconds. */
  readonly timeout?: number;
  readonly profile?: string;
  readonly apiUrl?: string;
}

/** Declares them on the program; commander accepts them before and after the command name. */
export function addGlobalFlags(program: Command): Command {
  return program
    .addOption(
      new Option(
        '--json [fields]',
        'print JSON, or only these comma-separated fields of it; must come after the arguments',
      ),
    )
    .addOption(new Option('--jq <query>', 'filter the JSON with a jq query'))
    .addOption(
      new Option('--format <format>', 'table, tsv (as in a pipe), json, or ndjson (one JSON object per line)').choices(
        formatValues,
      ),
    )
    .addOption(new Option('-q, --quiet', 'print only results and errors'))
    .addOption(new Option('--verbose', 'log each call to the server, without secrets'))
    .addOption(new Option('--no-input', 'never prompt; fail and name what is missing instead'))
    .addOption(new Option('--no-pager', 'do not use a pager for long output (GRT_PAGER, PAGER)'))
    .addOption(
      new Option('--timeout <seconds>', 'how long to wait for a response (default: 10)').argParser(wholeSeconds),
    )
    .addOption(new Option('--profile <name>', 'account to use (GRT_PROFILE)'))
    .addOption(new Option('--api-url <url>', 'server to use (GRT_API_URL)'));
}

function wholeSeconds(typed: string): number {
  const problem = secondsProblem(typed);
  if (problem !== undefined) throw new InvalidArgumentError(problem);
  return Number(typed);
}

/** Why a text is no number of seconds to wait for a response; undefined if it is one. */
export function secondsProblem(typed: string): string | undefined {
  const seconds = Number(typed);
  const isRight = /^\d+$/.test(typed) && seconds >= 1 && seconds <= 3600;
  return isRight ? undefined : 'Use seconds from 1 to 3600.';
}

/** Whether results and errors are JSON. */
export function isJson({ json, jq, format }: GlobalFlags): boolean {
  return json !== undefined || jq !== undefined || format === 'json' || format === 'ndjson';
}

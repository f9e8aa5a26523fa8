import { Option, type Command } from 'commander';

/** How results are printed. */
export const formatValues = ['table', 'tsv', 'json', 'ndjson'] as const;

/** The flags that every command knows. */
export interface GlobalFlags {
  /** True: the whole result. Otherwise the field names as they were typed, separated by commas. */
  readonly json?: string | true;
  /** What is asked of the result. */
  readonly jq?: string;
  readonly format?: (typeof formatValues)[number];
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  /** False with `--no-input`. */
  readonly input?: boolean;
  /** False with `--no-pager`. */
  readonly pager?: boolean;
  readonly profile?: string;
  readonly apiUrl?: string;
}

/** Declares them on the program; commander takes them before and behind the command's name. */
export function addGlobalFlags(program: Command): Command {
  return program
    .addOption(
      new Option(
        '--json [fields]',
        'print JSON, or only these fields of it, separated by commas; goes behind the arguments',
      ),
    )
    .addOption(new Option('--jq <query>', 'print what a jq query makes of the JSON'))
    .addOption(
      new Option(
        '--format <format>',
        'table, tsv (as in a pipe), json, or ndjson: one JSON object per line, as it comes',
      ).choices(formatValues),
    )
    .addOption(new Option('-q, --quiet', 'print results and errors only'))
    .addOption(new Option('--verbose', 'print each call to the server, without secrets'))
    .addOption(new Option('--no-input', 'never ask; fail and name the missing flag instead'))
    .addOption(new Option('--no-pager', 'never show long output in a pager (GRT_PAGER, PAGER)'))
    .addOption(new Option('--profile <name>', 'account to use (GRT_PROFILE)'))
    .addOption(new Option('--api-url <url>', 'server to use (GRT_API_URL)'));
}

/** Whether results, and errors with them, are JSON. */
export function isJson({ json, jq, format }: GlobalFlags): boolean {
  return json !== undefined || jq !== undefined || format === 'json' || format === 'ndjson';
}

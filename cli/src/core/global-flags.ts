import { Option, type Command } from 'commander';

/** The flags that every command knows. */
export interface GlobalFlags {
  /** True: the whole result. Otherwise the field names as they were typed, separated by commas. */
  readonly json?: string | true;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  /** False with `--no-input`. */
  readonly input?: boolean;
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
    .addOption(new Option('-q, --quiet', 'print results and errors only'))
    .addOption(new Option('--verbose', 'print each call to the server, without secrets'))
    .addOption(new Option('--no-input', 'never ask; fail and name the missing flag instead'))
    .addOption(new Option('--profile <name>', 'account to use (GRT_PROFILE)'))
    .addOption(new Option('--api-url <url>', 'server to use (GRT_API_URL)'));
}

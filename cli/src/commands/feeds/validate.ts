import { Command, Option } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { reportValues } from './check-reports/report-values.ts';
import { addMappingFlags } from './mapping-source.ts';
import { addReadingFlags, feedFileHelp } from './reading-flags.ts';
import type { ValidateFlags } from './validate-run.ts';

/** `grt feeds validate` */
export function validateCommand(context: Context): Command {
  const command = new Command('validate')
    .alias('check')
    .description('check every row of a file as an import would (works offline, no sign-in needed)')
    .argument('<file>', feedFileHelp);
  addMappingFlags(addReadingFlags(command))
    .addOption(new Option('--report <format>', 'print a report for CI instead').choices(reportValues))
    .option('--fail-on-rejected', 'exit 3 if any rows would be rejected')
    .action(async (path: string, flags: ValidateFlags) =>
      (await import('./validate-run.ts')).validateFile(context, path, flags),
    );
  return withExample(
    command,
    'grt feeds validate videos.csv --mapping mapping.yaml',
    'grt feeds validate videos.csv --mapping mapping.yaml --report junit > report.xml',
    'grt feeds validate videos.csv --mapping mapping.yaml --report github',
    "grt feeds validate videos.csv --header --jq '.errors_by_code'",
  );
}

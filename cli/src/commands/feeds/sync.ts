import { feedCategoryValues } from '@grt/sdk/contract';
import { Command, Option } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { reportValues } from './check-reports/report-values.ts';
import type { SyncFlags } from './sync-run.ts';
import { addWaitTimeout } from './wait-flags.ts';

/** `grt feeds sync` */
export function syncCommand(context: Context): Command {
  const command = new Command('sync')
    .description('sync feeds with a folder or manifest: adds missing feeds and updates existing ones')
    .argument('<folder-or-manifest>', 'folder of feed files, or a YAML manifest')
    .option('--domain <name-or-id>', 'domain for the feeds in a folder')
    .addOption(new Option('--category <name>', 'category for the feeds in a folder').choices(feedCategoryValues))
    .option(
      '--mapping <file>',
      'mapping for the feeds in a folder; a FEED.mapping.yaml next to a file takes precedence',
    )
    .option('--header', 'the files in a folder have header rows')
    .option('--dry-run', 'show what would be sent without sending it')
    .addOption(
      new Option('--report <format>', 'print a report for CI instead').choices(reportValues).conflicts('dryRun'),
    )
    .option('--fail-on-rejected', 'exit 3 if any rows were rejected');
  addWaitTimeout(command, 'how long to wait for each feed').action(async (path: string, flags: SyncFlags) =>
    (await import('./sync-run.ts')).sync(context, path, flags),
  );
  prints(command, { fields: ['action', 'file', 'feed', 'feed.*', 'import', 'import.*'] });
  return withExample(
    command,
    'grt feeds sync feeds.yaml',
    'grt feeds sync feeds.yaml --report junit > report.xml',
    'grt feeds sync exports/ --domain daily-clips.example --category girls --mapping mapping.yaml',
  );
}

import { feedCategoryValues } from '@grt/sdk/contract';
import { Command, Option } from 'commander';
import { UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { anyWholeNumber, wholeNumber } from '../../core/list.ts';
import { findDomain } from '../../parts/find-domain.ts';
import { showImportProgress } from './import-progress.ts';
import { importExitCode, reportImport, reportStart } from './import-report.ts';
import { addMappingFlags, readGivenMapping, type MappingFlags } from './mapping-source.ts';
import { addWaitFlags, type WaitFlags } from './wait-flags.ts';

interface AddUrlFlags extends MappingFlags, WaitFlags {
  readonly domain?: string;
  readonly name?: string;
  readonly category?: (typeof feedCategoryValues)[number];
  readonly client?: number;
  readonly every?: number;
}

/** `grt feeds add-url` */
export function addUrlCommand(context: Context): Command {
  const command = new Command('add-url')
    .description('add a feed that the platform fetches from a URL')
    .argument('<url>', 'feed URL (http or https)')
    .option('--domain <name-or-id>', 'approved domain for the feed')
    .option('-n, --name <text>', 'feed name')
    .addOption(new Option('--category <name>', 'category').choices(feedCategoryValues))
    .option('--client <id>', 'client who owns the feed (administrators)', wholeNumber)
    .option('--every <minutes>', 'how often to fetch it (default: only on request)', anyWholeNumber);
  addWaitFlags(addMappingFlags(command)).action((url: string, flags: AddUrlFlags) => addUrl(context, url, flags));
  return withExample(
    command,
    'grt feeds add-url https://partner.example/feed.xml --domain clips.example --name Partner --category girls --every 60',
  );
}

async function addUrl(context: Context, url: string, flags: AddUrlFlags): Promise<void> {
  const { domain, name, category, client, every, wait } = flags;
  if (domain === undefined || name === undefined) throw new UsageError('A feed requires --domain and --name');
  const { mapping } = await readGivenMapping(context, flags);
  const domain_id = await findDomain(context, { domain, client });
  const fields = { feed_url: url, feed_name: name, category, domain_id, refresh_interval_minutes: every };
  const grt = await context.grt();
  const { uploadFeed } = await import('@grt/sdk');
  const progress = await showImportProgress(context, name);
  const { signal, clock } = context;
  const options = { signal, clock, mapping, wait: wait === true, onImport: progress.imported };
  try {
    const upload =
      client === undefined
        ? ({ as: 'client', ...fields } as const)
        : ({ as: 'admin', ...fields, client_id: client } as const);
    const result = await uploadFeed(grt, upload, options);
    progress.stop();
    await (wait === true ? reportImport(context, result) : reportStart(context, result));
    if (wait === true)
      context.exitWith(importExitCode(result.import, { failOnRejected: flags.failOnRejected === true }));
  } finally {
    await progress.sayWhatGoesOn();
  }
}

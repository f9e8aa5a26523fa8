import type { MappingNeededError } from '@grt/sdk';
import { Command } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import { CommandError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { exitCode } from '../../core/exit-code.ts';
import { anyWholeNumber } from '../../core/list.ts';
import { shellWord } from '../../core/shell-word.ts';
import { howToMap } from './how-to-map.ts';
import { showImportProgress } from './import-progress.ts';
import { importExitCode, reportImport, reportStart, printedImport } from './import-report.ts';
import { addMappingFlags, readGivenMapping, type MappingFlags } from './mapping-source.ts';
import { addFeedFlags, describeUpload, type FeedFlags } from './upload-fields.ts';
import { addWaitFlags, startWait, type WaitFlags } from './wait-flags.ts';

interface AddUrlFlags extends FeedFlags, MappingFlags, WaitFlags {
  readonly every?: number;
}

/** `grt feeds add-url` */
export function addUrlCommand(context: Context): Command {
  const command = addFeedFlags(new Command('add-url'), 'url')
    .description('add a feed that the platform fetches from a URL')
    .argument('<url>', 'feed URL (http or https)')
    .option('--every <minutes>', 'how often to fetch it (default: only on request)', anyWholeNumber);
  addWaitFlags(addMappingFlags(command)).action((url: string, flags: AddUrlFlags) => addUrl(context, url, flags));
  prints(command, printedImport);
  return withExample(
    command,
    'grt feeds add-url https://partner.example/feed.xml --domain daily-clips.example --name Partner --category girls --every 60',
    'grt feeds add-url https://partner.example/dump.txt --domain daily-clips.example --name Dump --category girls --delimiter pipe --header --wait',
  );
}

async function addUrl(context: Context, url: string, flags: AddUrlFlags): Promise<void> {
  const given = await readGivenMapping(context, flags);
  const wait = flags.wait === true ? startWait(context, flags) : undefined;
  const upload = await describeUpload(context, { feed_url: url, refresh_interval_minutes: flags.every }, flags, given);
  const grt = await context.grt();
  const sdk = await import('@grt/sdk');
  const progress = await showImportProgress(context, flags.name ?? url);
  const { signal, clock } = context;
  const heard = { onUploadId: progress.kept, onImport: progress.imported };
  const options = { signal, clock, mapping: given.mapping, wait: wait !== undefined, ...wait, ...heard };
  await progress.during(async () => {
    const result = await sdk.uploadFeed(grt, upload, options).catch((error: unknown) => {
      throw error instanceof sdk.MappingNeededError ? mappingNeeded(error, url) : error;
    });
    progress.stop();
    await (wait !== undefined ? reportImport(context, result) : reportStart(context, result));
    if (wait !== undefined)
      context.exitWith(importExitCode(result.import, { failOnRejected: flags.failOnRejected === true }));
  });
}

/** The feed is there, but its import waits for a mapping. */
function mappingNeeded(error: MappingNeededError, url: string): CommandError {
  const message = [
    error.message,
    'To write a mapping file, with the same flags for how to read the feed:',
    `  curl -fsS ${shellWord(url)} | grt feeds mapping init - > mapping.yaml`,
    howToMap(error.uploadId),
  ].join('\n');
  return new CommandError(message, { exitCode: exitCode.invalid, code: 'needs_mapping', cause: error });
}

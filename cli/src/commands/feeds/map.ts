import { Command } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { feedCalls } from './feed-calls.ts';
import { followImport } from './follow-import.ts';
import { sayKept } from './import-progress.ts';
import { importExitCode, reportImport, reportStart, printedImport } from './import-report.ts';
import { addMappingFlags, needsMapping, readGivenMapping, type MappingFlags } from './mapping-source.ts';
import { addWaitFlags, startWait, type WaitFlags } from './wait-flags.ts';

type MapFlags = MappingFlags & WaitFlags;

/** `grt feeds map` */
export function mapCommand(context: Context): Command {
  const command = new Command('map')
    .description('map the columns of an upload and import it')
    .argument('<upload-id>', 'upload id from the upload command');
  addWaitFlags(addMappingFlags(command)).action((uploadId: string, flags: MapFlags) =>
    mapUpload(context, uploadId, flags),
  );
  needsMapping(command);
  prints(command, printedImport);
  return withExample(
    command,
    'grt feeds map up_7Qk2n0 --mapping mapping.yaml --wait',
    'grt feeds map up_7Qk2n0 --map video_id=external_id --map title=title --map thumbnail_link=thumbnail_url',
  );
}

async function mapUpload(context: Context, uploadId: string, flags: MapFlags): Promise<void> {
  const { mapping = {} } = await readGivenMapping(context, flags);
  const wait = flags.wait === true ? startWait(context, flags) : undefined;
  const calls = await feedCalls(context);
  const sending = calls.processMapping({ upload_id: uploadId, mapping }, { signal: context.signal });
  const sent = await sending.catch(async (error: unknown) => {
    await sayKept(context, uploadId, error);
    throw error;
  });
  const started = { feed: sent.data, import: sent.import };
  if (wait === undefined) {
    await reportStart(context, started);
    return;
  }
  const run = sent.import && (await followImport(context, calls, { feed: sent.data, import: sent.import, wait }));
  const result = { feed: sent.data, import: run };
  await reportImport(context, result);
  context.exitWith(importExitCode(result.import, { failOnRejected: flags.failOnRejected === true }));
}
